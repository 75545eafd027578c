// Owns: telling whether a text carries markup.

const TAG_START = /<(?:\/?[a-z]|!--|![a-z])/i;

/** True where the text holds a tag-like sequence. 'a < b' and '<3' do not. */
export function containsHtml(text: string): boolean {
  const start = text.search(TAG_START);
  // Two single passes instead of one pattern: '<a<a<a…' would make a backtracking match quadratic.
  return start >= 0 && text.includes('>', start);
}
