// Meters and rings.
import type { Gallery } from '../gallery-shape.ts';
import { ProgressRing } from '../progress-ring/progress-ring.tsx';
import { VuMeter } from './vu-meter.tsx';

export const gallery: Gallery = {
  title: 'Meters',
  sections: [
    {
      name: 'VU',
      render: () => (
        <div style={{ display: 'grid', gap: 12 }}>
          <VuMeter value={72} max={100} label="XP" valueText="560 XP to Backstage" />
          <VuMeter value={30} max={100} label="Quiz" size="small" />
          <VuMeter value={88} max={100} label="Spent this month" size="large" tone="warn" />
          <VuMeter value={0} max={100} label="Nothing yet" />
        </div>
      ),
    },
    {
      name: 'Ring',
      render: () => (
        <div style={{ display: 'flex', gap: 20, alignItems: 'center' }}>
          <ProgressRing value={4} total={6} label="4 of 6 missions" />
          <ProgressRing value={1} total={1} label="Done" size={56} />
          <ProgressRing value={38} total={100} label="38 percent" size={84}>
            38%
          </ProgressRing>
        </div>
      ),
    },
  ],
};
