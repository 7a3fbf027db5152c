const SENTENCE_END = /[.!?…]["”»)]?\s+(?=["“«¿¡(]?\p{Lu})/gu;
/** A full stop after these ends no sentence: "20 Min. Ruhezeit". */
const ABBREVIATED =
  /(?:^|[\s(\d])(?:\p{L}|ca|el|tl|gr|kg|ml|cl|dl|st|nr|cm|mins?|std|sek|sec|hrs?|tbsp|tsp|approx|evtl|bzw|usw|pers|env|pck|pkg|max)\.$/iu;

/** The sentences of a text; one that is shorter than `shortest` is joined to the previous one. */
export function sentencesOf(text: string, shortest: number): string[] {
  const sentences: string[] = [];
  let from = 0;
  const take = (end: number): void => {
    const sentence = text.slice(from, end).trim();
    from = end;
    const last = sentences.at(-1);
    if (last !== undefined && sentence.length < shortest) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else if (sentence !== '') sentences.push(sentence);
  };
  for (const { index, 0: end } of text.matchAll(SENTENCE_END))
    if (!ABBREVIATED.test(text.slice(from, index + 1).slice(-12))) take(index + end.length);
  take(text.length);
  return sentences;
}
