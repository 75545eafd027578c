// A text in parts: those that begin with a word that was looked for, and what stands between them.

export interface Part {
  text: string;
  isFound: boolean;
  /** Where it begins. */
  at: number;
}

export function markedParts(text: string, q: string): Part[] {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [{ text, isFound: false, at: 0 }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(pattern, 'giu'))) {
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false, at: end });
    parts.push({ text: found, isFound: true, at: index });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false, at: end });
  return parts;
}
