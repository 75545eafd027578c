// The odds of a pack as a strip, and of every rarity and item as a table.
import type { Gallery } from '../gallery-shape.ts';
import { demoItem } from '../illustration/demo-art.ts';
import { OddsBar, type OddsShare } from './odds-bar.tsx';
import { OddsTable } from './odds-table.tsx';

const shares: OddsShare[] = [
  { rarity: 'urare', label: 'Ultra Rare', share: 1, text: '1%' },
  { rarity: 'ssrare', label: 'SS.Rare', share: 3, text: '3%' },
  { rarity: 'srare', label: 'Super Rare', share: 7, text: '7%' },
  { rarity: 'rare', label: 'Rare', share: 19, text: '19%' },
  { rarity: 'uncommon', label: 'Uncommon', share: 40, text: '40%' },
  { rarity: 'common', label: 'Common', share: 30, text: '30%' },
];

export const gallery: Gallery = {
  title: 'Odds table',
  sections: [
    {
      name: 'Strip and rarities',
      render: () => (
        <>
          <OddsBar
            shares={shares}
            label="Ultra Rare 1 percent, SS.Rare 3, Super Rare 7, Rare 19, Uncommon 40, Common 30"
          />
          <OddsTable
            label="Odds of every rarity"
            heads={{ item: 'Rarity', columns: ['Base', '1 pack', '10 packs'] }}
            rows={shares.map(({ rarity, label, text }) => ({
              key: rarity,
              rarity,
              name: label,
              chances: [text, text, text],
            }))}
          />
        </>
      ),
    },
    {
      name: 'Where a draw fell',
      render: () => (
        <>
          {[0.2, 49.9, 50.1, 72.17, 99.99].map((at) => (
            <OddsBar
              key={at}
              shares={shares}
              label={`${at} lies in its stretch`}
              drawn={{ at, text: at.toFixed(2) }}
              scale
            />
          ))}
        </>
      ),
    },
    {
      name: 'Every item',
      render: () => (
        <OddsTable
          label="Odds of every item"
          heads={{ item: 'Item and copies left', columns: ['Base', '1 pack', '10 packs'] }}
          rows={[
            {
              key: '1',
              rarity: 'urare',
              rarityLabel: 'Ultra Rare',
              name: 'Golden toaster',
              note: '3 of 5',
              picture: { src: demoItem('mic', 310) },
              chances: ['1.0%', '1.3%', '1.3%'],
            },
            {
              key: '2',
              rarity: 'ssrare',
              rarityLabel: 'SS.Rare',
              name: 'Moon loaf LP',
              note: '11 of 25',
              picture: { src: demoItem('vinyl', 95) },
              chances: ['2.0%', '2.7%', '2.7%'],
            },
            {
              key: '3',
              rarity: 'srare',
              rarityLabel: 'Super Rare',
              name: 'Crumb pin',
              note: '74 of 120',
              picture: { src: demoItem('tape', 200) },
              chances: ['7.0%', '9.0%', '9.0%'],
            },
            {
              key: '4',
              rarity: 'rare',
              rarityLabel: 'Rare',
              name: 'Pantry key',
              note: '310 of 500',
              picture: { src: demoItem('key', 150) },
              chances: ['19.0%', '18.3%', '18.3%'],
            },
            {
              key: '5',
              rarity: 'uncommon',
              rarityLabel: 'Uncommon',
              name: 'Glow whisk',
              note: 'Unlimited',
              picture: { src: demoItem('mic', 55) },
              chances: ['40.0%', '38.5%', '38.5%'],
            },
            {
              key: '6',
              rarity: 'common',
              rarityLabel: 'Common',
              name: 'Midnight chit',
              note: 'Unlimited',
              picture: { src: undefined },
              chances: ['30.0%', '28.9%', '28.9%'],
            },
          ]}
        />
      ),
    },
  ],
};
