// The error summary.
import type { Gallery } from '../gallery-shape.ts';
import { ErrorSummary } from './error-summary.tsx';

export const gallery: Gallery = {
  title: 'Error summary',
  sections: [
    {
      name: 'Two faults',
      render: () => (
        <ErrorSummary
          focus={false}
          title="Fix 2 problems"
          faults={[
            { fieldId: 'closes', text: 'Closing time is before opening time' },
            { fieldId: 'reward', text: 'A reward needs at least one copy in your inventory' },
          ]}
        />
      ),
    },
  ],
};
