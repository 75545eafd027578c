// The fan of gels, on a swatch and between two.
import { useState } from 'react';
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { checkCircle } from '../icon/phosphor/check-circle.ts';
import { SwatchBook } from './swatch-book.tsx';

const swatches = [
  { hue: 355, name: 'Rose' },
  { hue: 20, name: 'Salmon' },
  { hue: 62, name: 'Amber' },
  { hue: 95, name: 'Yellow' },
  { hue: 150, name: 'Green' },
  { hue: 200, name: 'Teal' },
  { hue: 232, name: 'Steel' },
  { hue: 265, name: 'Lavender' },
  { hue: 310, name: 'Lilac' },
];

function Book({ start }: { start: number }) {
  const [hue, setHue] = useState(start);
  const name = swatches.find((swatch) => swatch.hue === hue)?.name ?? 'Your own';
  return (
    <SwatchBook
      swatches={swatches}
      value={hue}
      onChange={setHue}
      label="Gels"
      sliderLabel="Color"
      valueText={`${name}, ${hue}`}
      note={
        <>
          <Icon of={checkCircle} weight="fill" />
          Ink on it reads at 10.2 to 1 or better.
        </>
      }
    />
  );
}

export const gallery: Gallery = {
  title: 'Swatch book',
  sections: [
    { name: 'On a swatch', render: () => <Book start={150} /> },
    { name: 'Between two, at the edge of the fan', render: () => <Book start={340} /> },
  ],
};
