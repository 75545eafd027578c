// Empty and error.
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { ErrorState } from './error-state.tsx';

export const gallery: Gallery = {
  title: 'Empty and error',
  sections: [
    {
      name: 'Empty',
      render: () => (
        <EmptyState level={3} title="The mic is yours" action={<Button>Start a conversation</Button>}>
          No conversations yet. Say hello to a creator you follow, or someone from the front row.
        </EmptyState>
      ),
    },
    {
      name: 'Error',
      render: () => (
        <ErrorState
          level={3}
          title="Couldn’t load your auctions"
          retry={{ label: 'Try again', onRetry: () => undefined }}
          secondary={<Button variant="outline">Go to Discover</Button>}
          reference="Error 7QM2-VX, 20:58:14"
        >
          The club did not answer within two minutes. Your streak and your bids are safe on our side.
        </ErrorState>
      ),
    },
  ],
};
