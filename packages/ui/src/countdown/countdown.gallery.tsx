// Countdowns.
import type { Gallery } from '../gallery-shape.ts';
import { Countdown } from './countdown.tsx';

const units = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' };
const start = Date.UTC(2026, 5, 20);
const stopped = () => start;
const left = ((4 * 24 + 6) * 3600 + 12 * 60 + 8) * 1000;

export const gallery: Gallery = {
  title: 'Countdown',
  sections: [
    {
      name: 'Running, last hour, ended',
      render: () => (
        <div style={{ display: 'grid', gap: 14, justifyItems: 'start' }}>
          <Countdown
            until={start + left}
            clock={stopped}
            units={units}
            label="Ends in"
            endedLabel="Ended"
            size="large"
          />
          <Countdown until={start + left} clock={stopped} units={units} label="Ends in" endedLabel="Ended" />
          <Countdown
            until={start + 2_468_000}
            clock={stopped}
            units={units}
            label="Ends in"
            endedLabel="Ended"
            size="small"
          />
          <Countdown until={start} clock={stopped} units={units} label="Ends in" endedLabel="Ended" />
        </div>
      ),
    },
  ],
};
