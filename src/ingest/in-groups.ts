/** Answers in groups of so many characters of text or little more, in their order. */
export async function* inGroups<Answer extends { readonly text: string }>(
  answers: Iterable<Answer> | AsyncIterable<Answer>,
  characters: number,
): AsyncGenerator<readonly Answer[]> {
  let group: Answer[] = [];
  let length = 0;
  for await (const answer of answers) {
    group.push(answer);
    length += answer.text.length;
    if (length < characters) continue;
    yield group;
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group;
}
