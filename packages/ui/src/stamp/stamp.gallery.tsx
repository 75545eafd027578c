// Stamps of every size and tone; press the button to see one land.
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { Stamp } from './stamp.tsx';

function Landing() {
  const [turn, setTurn] = useState(0);
  return (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
        Stamp it
      </Button>
      <Stamp key={turn} size="large" landing label="Done" />
    </div>
  );
}

export const gallery: Gallery = {
  title: 'Stamp',
  sections: [
    {
      name: 'Sizes and tones',
      render: () => (
        <div style={{ display: 'flex', gap: 20, alignItems: 'center', flexWrap: 'wrap' }}>
          <Stamp size="small" label="Done" />
          <Stamp label="Done" />
          <Stamp size="large" label="Done" />
          <Stamp tone="bad" mark="cross" label="Refused" />
          <Stamp tone="gel" label="Claimed" />
        </div>
      ),
    },
    { name: 'Landing', render: () => <Landing /> },
  ],
};
