// Two equal numbers and one that differs in a digit.
import type { Gallery } from '../gallery-shape.ts';
import { Fingerprint } from './fingerprint.tsx';

export const gallery: Gallery = {
  title: 'Fingerprint',
  sections: [
    {
      name: 'Equal, equal, one digit off',
      render: () => (
        <div style={{ display: 'grid', gap: 16 }}>
          <Fingerprint
            value="9f3c07aa51be44d0e1a7"
            label="Fingerprint of the server seed"
            caption="sealed,"
          />
          <Fingerprint value="9f3c07aa51be44d0e1a7" label="The same fingerprint" caption="opened," />
          <Fingerprint value="8f3c07aa51be44d0e1a7" label="Another fingerprint" caption="a forgery," />
        </div>
      ),
    },
  ],
};
