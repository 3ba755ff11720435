/**
 * Some texts in parts of so many characters or little more; none where there are no texts. Each part is to be read to
 * its end before the next. The texts are ended where the parts are.
 */
export async function* inParts(
  texts: AsyncGenerator<string>,
  characters: number,
): AsyncGenerator<AsyncIterable<string>> {
  try {
    for (let next = await texts.next(); !next.done; ) {
      yield (async function* () {
        for (let length = 0; !next.done && length < characters; next = await texts.next()) {
          length += next.value.length;
          yield next.value;
        }
      })();
    }
  } finally {
    await texts.return(undefined);
  }
}
