// On the way, with the phone turned, from another continent, not known yet, and there.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { BearingDial } from './bearing-dial.tsx';

const cardinals = ['N', 'E', 'S', 'W'] as const;

export const gallery: Gallery = {
  title: 'Bearing dial',
  sections: [
    {
      name: 'On the way',
      render: () => (
        <GelScope hue={232}>
          <BearingDial
            bearing={45}
            cardinals={cardinals}
            figure="240"
            unit="metres north-east"
            note="past the crane, over the bridge"
            label="240 metres away, to the north-east"
          />
        </GelScope>
      ),
    },
    {
      name: 'Unsure, phone turned west',
      render: () => (
        <GelScope hue={95}>
          <BearingDial
            bearing={350}
            spread={60}
            heading={270}
            cardinals={cardinals}
            figure="1.2"
            unit="kilometres north"
            note="good to 80 metres"
            label="About 1.2 kilometres away, to the north"
          />
        </GelScope>
      ),
    },
    {
      name: 'Very far',
      render: () => (
        <GelScope hue={355}>
          <BearingDial
            bearing={310}
            spread={12}
            cardinals={cardinals}
            figure="10,801"
            unit="kilometres north-west"
            label="10,801 kilometres away, to the north-west"
          />
        </GelScope>
      ),
    },
    {
      name: 'Not known yet',
      render: () => (
        <GelScope hue={232}>
          <BearingDial
            bearing={null}
            cardinals={cardinals}
            unit="Boathouse Hall"
            note="past the crane, over the bridge"
            label="Boathouse Hall"
          />
        </GelScope>
      ),
    },
    {
      name: 'Arrived',
      render: () => (
        <GelScope hue={232}>
          <BearingDial
            bearing={45}
            arrived
            cardinals={cardinals}
            figure="0"
            unit="You are inside"
            label="You are inside the circle"
          />
        </GelScope>
      ),
    },
  ],
};
