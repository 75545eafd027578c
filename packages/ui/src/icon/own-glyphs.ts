// The marks drawn for StagePass itself: rarity glyphs, the credit mark and the pass of the logo.
import type { IconShape } from './icon.tsx';

export type RarityKey = 'urare' | 'ssrare' | 'srare' | 'rare' | 'uncommon' | 'common';

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
};

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    at(index % 2 === 0 ? outer : inner, -90 + (index * 180) / points),
  );
  return `M${corners.join('L')}Z`;
}

const glyph = (fill: string): IconShape => ({ fill, box: 24, rule: 'evenodd' });

/** The number of points is the rank: six for the rarest, one dot for the commonest. */
export const rarityGlyphs: Record<RarityKey, IconShape> = {
  urare: glyph(`${star(6, 11.5, 5.6)}M12 9.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6Z`),
  ssrare: glyph(star(5, 11.5, 5.2)),
  srare: glyph(star(4, 11.5, 5)),
  rare: glyph('M12 2.6L21.53 19.1L2.47 19.1Z'),
  uncommon: glyph('M12 2.5C18.5 7.5 18.5 16.5 12 21.5C5.5 16.5 5.5 7.5 12 2.5Z'),
  common: glyph('M12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12Z'),
};

export const credit: IconShape = {
  fill: 'M128 20a108 108 0 1 1 0 216a108 108 0 0 1 0-216Zm0 22a86 86 0 1 0 0 172a86 86 0 0 0 0-172ZM104 76h48a12 12 0 0 1 12 12v80a12 12 0 0 1-12 12h-48a12 12 0 0 1-12-12V88a12 12 0 0 1 12-12Zm12 14a6 6 0 0 0 0 12h24a6 6 0 0 0 0-12Z',
  rule: 'evenodd',
};
