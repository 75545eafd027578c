// The six cuts, owned, in copies and still to win.
import type { Gallery } from '../gallery-shape.ts';
import { demoItem } from '../illustration/demo-art.ts';
import { RARITIES, type Rarity } from './rarity.ts';
import { RarityFrame } from './rarity-frame.tsx';
import { RarityLabel } from './rarity-glyph.tsx';

const WORDS: Record<Rarity, string> = {
  urare: 'Ultra Rare',
  ssrare: 'SS.Rare',
  srare: 'Super Rare',
  rare: 'Rare',
  uncommon: 'Uncommon',
  common: 'Common',
};
const PRINTS: Record<Rarity, string> = {
  urare: demoItem('mic', 355),
  ssrare: demoItem('vinyl', 232),
  srare: demoItem('key', 150),
  rare: demoItem('tape', 55),
  uncommon: demoItem('mic', 300),
  common: demoItem('vinyl', 20),
};

function Wall({ owned = true, count, blank = false }: { owned?: boolean; count?: number; blank?: boolean }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr))',
        gap: '18px 12px',
      }}
    >
      {RARITIES.map((rarity) => (
        <div key={rarity} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
          <RarityFrame
            rarity={rarity}
            src={blank ? undefined : PRINTS[rarity]}
            owned={owned}
            count={count}
            countLabel={count ? `${count} copies` : undefined}
          />
          <RarityLabel rarity={rarity}>{WORDS[rarity]}</RarityLabel>
        </div>
      ))}
    </div>
  );
}

export const gallery: Gallery = {
  title: 'Rarity frame',
  sections: [
    { name: 'Owned', render: () => <Wall /> },
    { name: 'Copies', render: () => <Wall count={3} /> },
    { name: 'Unowned silhouette', render: () => <Wall owned={false} /> },
    { name: 'Unowned, without a print', render: () => <Wall owned={false} blank /> },
    {
      name: 'From a table to an auction',
      render: () => (
        <div style={{ display: 'flex', gap: 16, alignItems: 'flex-end', flexWrap: 'wrap' }}>
          <RarityFrame rarity="urare" src={PRINTS.urare} size="2.5rem" />
          <RarityFrame rarity="ssrare" src={PRINTS.ssrare} size="4rem" />
          <RarityFrame
            rarity="ssrare"
            src={PRINTS.ssrare}
            size="11rem"
            ratio={222 / 240}
            label="Test pressing no. 4, SS.Rare, 4 of 12"
          />
        </div>
      ),
    },
  ],
};
