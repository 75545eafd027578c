// The house with each tier lit.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { SeatingPlan } from './seating-plan.tsx';

const tiers = [
  { key: 'stalls', rows: 3 },
  { key: 'balcony', rows: 2 },
  { key: 'box', rows: 1 },
];

export const gallery: Gallery = {
  title: 'Seating plan',
  sections: [
    {
      name: 'Stalls lit',
      render: () => (
        <GelScope hue={20}>
          <SeatingPlan tiers={tiers} lit="stalls" stageWord="stage" label="Seating plan, stalls lit" />
        </GelScope>
      ),
    },
    {
      name: 'Balcony lit',
      render: () => (
        <SeatingPlan tiers={tiers} lit="balcony" stageWord="stage" label="Seating plan, balcony lit" />
      ),
    },
    {
      name: 'Four tiers, none taken',
      render: () => (
        <SeatingPlan
          tiers={[{ key: 'a', rows: 1 }, { key: 'b' }, { key: 'c' }, { key: 'd' }]}
          stageWord="stage"
          label="Seating plan"
        />
      ),
    },
  ],
};
