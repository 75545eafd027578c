// The segmented control, alive.
import { useState } from 'react';
import type { Gallery } from '../gallery-shape.ts';
import { SegmentedControl } from './segmented-control.tsx';

function Example() {
  const [value, setValue] = useState<'live' | 'drafts' | 'ended'>('live');
  return (
    <SegmentedControl
      label="Which lots"
      value={value}
      onChange={setValue}
      segments={[
        { value: 'live', label: 'Live' },
        { value: 'drafts', label: 'Drafts' },
        { value: 'ended', label: 'Ended' },
      ]}
    />
  );
}

export const gallery: Gallery = {
  title: 'Segmented control',
  sections: [{ name: 'Three', render: () => <Example /> }],
};
