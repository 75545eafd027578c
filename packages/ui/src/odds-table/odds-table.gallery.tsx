// The odds of a pack as strip and legend, and of every item as a table.
import type { Gallery } from '../gallery-shape.ts';
import { demoItem } from '../illustration/demo-art.ts';
import { OddsBar, OddsLegend, type OddsShare } from './odds-bar.tsx';
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
      name: 'Strip and legend',
      render: () => (
        <>
          <OddsBar
            shares={shares}
            label="Ultra Rare 1 percent, SS.Rare 3, Super Rare 7, Rare 19, Uncommon 40, Common 30"
          />
          <OddsLegend shares={shares} />
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
          heads={{ item: 'Item and copies left', base: 'Base', effective: 'Effective' }}
          rows={[
            {
              key: '1',
              rarity: 'urare',
              rarityLabel: 'Ultra Rare',
              name: 'Golden toaster',
              note: '3 of 5',
              src: demoItem('mic', 310),
              base: '1.0%',
              effective: '1.3%',
            },
            {
              key: '2',
              rarity: 'ssrare',
              rarityLabel: 'SS.Rare',
              name: 'Moon loaf LP',
              note: '11 of 25',
              src: demoItem('vinyl', 95),
              base: '2.0%',
              effective: '2.7%',
            },
            {
              key: '3',
              rarity: 'srare',
              rarityLabel: 'Super Rare',
              name: 'Crumb pin',
              note: '74 of 120',
              src: demoItem('tape', 200),
              base: '7.0%',
              effective: '9.0%',
            },
            {
              key: '4',
              rarity: 'rare',
              rarityLabel: 'Rare',
              name: 'Pantry key',
              note: '310 of 500',
              src: demoItem('key', 150),
              base: '19.0%',
              effective: '18.3%',
            },
            {
              key: '5',
              rarity: 'uncommon',
              rarityLabel: 'Uncommon',
              name: 'Glow whisk',
              note: 'open run',
              src: demoItem('mic', 55),
              base: '40.0%',
              effective: '38.5%',
            },
            {
              key: '6',
              rarity: 'common',
              rarityLabel: 'Common',
              name: 'Midnight chit',
              note: 'open run',
              base: '30.0%',
              effective: '28.9%',
            },
          ]}
        />
      ),
    },
  ],
};
