// The month's card and the week's band.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { Icon } from '../icon/icon.tsx';
import { coffee } from '../icon/phosphor/coffee.ts';
import { PunchBand, PunchCard, type PunchDay, type PunchState } from './punch-card.tsx';

const flatWhite = <Icon of={coffee} weight="fill" />;

function stateOf(day: number): PunchState {
  if (day === 8) return 'frozen';
  if (day === 4) return 'missed';
  if (day < 13) return 'checked';
  if (day === 13) return 'today';
  return day === 14 || day === 28 ? 'reward' : 'ahead';
}

const month: PunchDay[] = Array.from({ length: 30 }, (_, i) => {
  const state = stateOf(i + 1);
  return {
    key: String(i + 1),
    day: String(i + 1),
    state,
    label: `${i + 1} November, ${state}`,
    ...(i === 13 ? { icon: flatWhite } : {}),
  };
});

const week: PunchDay[] = (
  [
    ['Mo', 'checked'],
    ['Tu', 'checked'],
    ['We', 'frozen'],
    ['Th', 'missed'],
    ['Today', 'today'],
    ['Sa', 'ahead'],
    ['Su', 'reward'],
  ] as const
).map(([day, state]) => ({ key: day, day, state, label: `${day}, ${state}` }));

export const gallery: Gallery = {
  title: 'Punch card',
  sections: [
    {
      name: 'A month: checked, frozen, missed, today, reward, ahead',
      render: () => (
        <GelScope hue={150}>
          <PunchCard
            title="November"
            serial="#88"
            weekdays={['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']}
            lead={6}
            days={month}
            fresh={['12']}
          />
        </GelScope>
      ),
    },
    {
      name: 'A week',
      render: () => (
        <PunchBand title="12 days running" note="Check in by 23:59" label="12 day streak" days={week} />
      ),
    },
  ],
};
