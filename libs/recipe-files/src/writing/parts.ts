/** A text file of the recipes, each part encoded on its own: what stands before, between and after them. */
export async function* textParts<T>(
  items: AsyncIterable<T>,
  { before = '', between, after = '' }: { before?: string; between: string; after?: string },
  textOf: (item: T) => string,
): AsyncIterable<Uint8Array> {
  let start = before;
  for await (const item of items) {
    yield Buffer.from(start + textOf(item));
    start = between;
  }
  yield Buffer.from(start === between ? after : before + after);
}
