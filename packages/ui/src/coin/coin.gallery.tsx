// Coins of several clubs, in every size.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { Coin } from './coin.tsx';

export const gallery: Gallery = {
  title: 'Coin',
  sections: [
    {
      name: 'A tray',
      render: () => (
        <div style={{ display: 'flex', gap: 16, alignItems: 'center', flexWrap: 'wrap' }}>
          {[355, 232, 95, 55, 150].map((hue, i) => (
            <GelScope key={hue} hue={hue}>
              <Coin letter={'VSKT3'[i] ?? ''} size="large" tilt={i % 2 ? 6 : -9} label="One token" />
            </GelScope>
          ))}
        </div>
      ),
    },
    {
      name: 'Sizes',
      render: () => (
        <div style={{ display: 'flex', gap: 16, alignItems: 'center', flexWrap: 'wrap' }}>
          <Coin letter="K" size="small" />
          <Coin letter="K" />
          <Coin letter="K" size="large" />
          <Coin letter="K" size="huge" tilt={-10} />
        </div>
      ),
    },
  ],
};
