// Owns what an order is found by: the words of it that its reader sees, without regard to case and accents.
import type { Order } from '@stagepass/contract/orders/shapes.ts';

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words to look for; none where the search is empty. A number sign before an order's number is how people write it. */
export function wordsOf(q: string | undefined): string[] {
  return folded(q ?? '')
    .split(/\s+/u)
    .map((word) => word.replace(/^#(?=\d)/, ''))
    .filter((word) => word !== '');
}

/** By what it was, its number, the club's name for its buyer, and the buyer for the club. */
export function isFound(
  order: Pick<Order, 'title' | 'number' | 'club' | 'buyer'>,
  words: readonly string[],
): boolean {
  const { title, number, club, buyer } = order;
  const read = folded(
    [title, number, buyer === null ? (club?.name ?? '') : `${buyer.display_name}\n@${buyer.user_name}`].join(
      '\n',
    ),
  );
  return words.every((word) => read.includes(word));
}
