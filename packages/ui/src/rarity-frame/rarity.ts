// Owns the six rarity tiers and the outlines of their glyphs: the number of points is the rank.
export type Rarity = 'urare' | 'ssrare' | 'srare' | 'rare' | 'uncommon' | 'common';

/** Rarest first: the order of odds tables, filters and shelves. */
export const RARITIES: readonly Rarity[] = ['urare', 'ssrare', 'srare', 'rare', 'uncommon', 'common'];

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

const circle = (r: number) => `M12 ${12 - r}a${r} ${r} 0 1 0 0 ${2 * r}a${r} ${r} 0 1 0 0 ${-2 * r}Z`;

/** Outlines on a 24 by 24 field, to be filled even-odd: the hub of the six-pointed star is a hole. */
export const RARITY_GLYPHS: Readonly<Record<Rarity, string>> = {
  urare: star(6, 11.5, 5.6) + circle(2.3),
  ssrare: star(5, 11.5, 5.2),
  srare: star(4, 11.5, 5),
  rare: 'M12 2L21.6 19.6H2.4Z',
  uncommon: 'M12 2.5C18.5 7.5 18.5 16.5 12 21.5C5.5 16.5 5.5 7.5 12 2.5Z',
  common: circle(6),
};
