// The strip half filled, wrong and disabled; and the stepper.
import { useState } from 'react';
import type { Gallery } from '../gallery-shape.ts';
import { Stepper } from '../stepper/stepper.tsx';
import { DigitStrip } from './digit-strip.tsx';

function Live() {
  const [value, setValue] = useState('482');
  return <DigitStrip label="6-digit code" value={value} onChange={setValue} />;
}

function Bid() {
  const [value, setValue] = useState(2604);
  return (
    <Stepper
      label="Your bid"
      decreaseLabel="Lower bid by $0.50"
      increaseLabel="Raise bid by $0.50"
      value={value}
      onChange={setValue}
      step={50}
      min={2504}
      format={(cents) => `$${(cents / 100).toFixed(2)}`}
    />
  );
}

export const gallery: Gallery = {
  title: 'Digits and stepper',
  sections: [
    { name: 'Half filled', render: () => <Live /> },
    {
      name: 'Wrong',
      render: () => (
        <DigitStrip
          label="Code, refused"
          value="482913"
          onChange={() => undefined}
          error="That code is wrong. You have 3 tries left."
        />
      ),
    },
    {
      name: 'Stepper',
      render: () => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Bid />
          <Stepper
            label="Copies"
            decreaseLabel="One fewer"
            increaseLabel="One more"
            value={0}
            onChange={() => undefined}
            disabled
          />
        </div>
      ),
    },
  ],
};
