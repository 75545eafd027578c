// Counts, and the state dots that stand beside them.
import type { Gallery } from '../gallery-shape.ts';
import { StateDot } from '../state-dot/state-dot.tsx';
import { CountBadge } from './count-badge.tsx';

export const gallery: Gallery = {
  title: 'Count and state',
  sections: [
    {
      name: 'All',
      render: () => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          <CountBadge>12</CountBadge>
          <CountBadge tone="quiet">3</CountBadge>
          <StateDot state="live">Live</StateDot>
          <StateDot state="scheduled">Friday</StateDot>
          <StateDot state="draft">Draft</StateDot>
          <StateDot state="ended">Ended</StateDot>
          <StateDot state="failed">Refused</StateDot>
        </div>
      ),
    },
  ],
};
