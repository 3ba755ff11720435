/**
 * Things in groups of so many characters or little more, in their order.
 * @param lengthOf the characters of one.
 */
export async function* inGroups<Thing>(
  things: Iterable<Thing> | AsyncIterable<Thing>,
  characters: number,
  lengthOf: (thing: Thing) => number,
): AsyncGenerator<readonly Thing[]> {
  let group: Thing[] = [];
  let length = 0;
  for await (const thing of things) {
    group.push(thing);
    length += lengthOf(thing);
    if (length < characters) continue;
    yield group;
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group;
}
