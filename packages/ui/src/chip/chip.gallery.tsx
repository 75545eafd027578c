// Chips off, on, with a glyph, disabled.
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { mapPin } from '../icon/phosphor/map-pin.ts';
import { Chip, ChipRow } from './chip.tsx';

export const gallery: Gallery = {
  title: 'Chip',
  sections: [
    {
      name: 'A row that scrolls',
      render: () => (
        <ChipRow label="Filter by kind">
          <Chip pressed>Tonight</Chip>
          <Chip pressed={false}>Music</Chip>
          <Chip pressed={false} icon={<Icon of={mapPin} weight="fill" />}>
            Near me
          </Chip>
          <Chip pressed={false} disabled>
            Sold out
          </Chip>
          <Chip pressed={false}>Football</Chip>
          <Chip pressed={false}>Food</Chip>
        </ChipRow>
      ),
    },
  ],
};
