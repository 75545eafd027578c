// Half way up, and at the very start.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { Ladder } from './ladder.tsx';

const rungs = [
  { key: '8', level: 8, title: 'The light', note: '15 % off in the store, for good', cost: '2,800' },
  { key: '7', level: 7, title: 'Keeper', note: 'Private mission: night watch', cost: '2,100' },
  { key: '6', level: 6, title: 'Lamp room', note: 'Your name in the next credits', cost: '1,500' },
  { key: '5', level: 5, title: 'Keeper’s mate', note: 'You, since Saturday', cost: '1,240' },
  { key: '4', level: 4, title: 'The stairs', note: 'Wallpaper pack, opened', cost: '600' },
  { key: '3', level: 3, title: 'Oil can', note: 'Beta branch, opened', cost: '300' },
];

export const gallery: Gallery = {
  title: 'Ladder',
  sections: [
    {
      name: 'Two thirds of the way to the next rung',
      render: () => (
        <GelScope hue={265}>
          <Ladder label="Levels" rungs={rungs} at="5" towards={0.66} />
        </GelScope>
      ),
    },
    { name: 'Not on it yet', render: () => <Ladder label="Levels" rungs={rungs.slice(4)} /> },
  ],
};
