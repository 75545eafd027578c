// Two letters that stand in for a missing picture.

/** First letters of the first and last word, by what a reader sees as one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return '';
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [first, last]
    .map((word) => (word === undefined ? '' : ([...letters.segment(word)][0]?.segment ?? '')))
    .join('')
    .toLocaleUpperCase();
}
