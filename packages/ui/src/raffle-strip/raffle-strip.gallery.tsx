// Tickets held, to earn, drawn and lost.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { RaffleStrip } from './raffle-strip.tsx';

export const gallery: Gallery = {
  title: 'Raffle strip',
  sections: [
    {
      name: 'Before the draw',
      render: () => (
        <GelScope hue={95}>
          <RaffleStrip
            label="3 of 4 missions done"
            tickets={[
              { key: '1', text: '0412-1', state: 'held' },
              { key: '2', text: '0412-2', state: 'held' },
              { key: '3', text: '0412-3', state: 'held' },
              { key: '4', text: '4th', state: 'open' },
            ]}
          />
        </GelScope>
      ),
    },
    {
      name: 'After the draw',
      render: () => (
        <RaffleStrip
          label="Ticket 0412-2 was drawn"
          tickets={[
            { key: '1', text: '0412-1', state: 'lost' },
            { key: '2', text: '0412-2', state: 'drawn' },
            { key: '3', text: '0412-3', state: 'lost' },
          ]}
        />
      ),
    },
  ],
};
