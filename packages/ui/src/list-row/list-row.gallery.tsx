// Rows at rest, leading somewhere, destructive, disabled.
import { CountBadge } from '../count-badge/count-badge.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { devices } from '../icon/phosphor/devices.ts';
import { identificationCard } from '../icon/phosphor/identification-card.ts';
import { key } from '../icon/phosphor/key.ts';
import { ticket } from '../icon/phosphor/ticket.ts';
import { trash } from '../icon/phosphor/trash.ts';
import { IconPlate, ListRow, RowGroup } from './list-row.tsx';

export const gallery: Gallery = {
  title: 'List row',
  sections: [
    {
      name: 'A group',
      render: () => (
        <RowGroup heading="Sign-in and devices">
          <ListRow
            leading={<Icon of={key} />}
            title="Sign-in methods"
            leads
            render={(row) => <a href="#keys" {...row} />}
          />
          <ListRow
            leading={<Icon of={devices} />}
            title="Devices"
            detail="Pixel 9 here, one in Lisbon 2 d ago"
            trailing={<CountBadge tone="quiet">3</CountBadge>}
            leads
            onPress={() => undefined}
          />
          <ListRow
            leading={<IconPlate icon={<Icon of={identificationCard} />} />}
            title="At the entrance?"
            detail="Your fan pass works offline"
            leads
          />
          <ListRow
            leading={<IconPlate tone="gel" icon={<Icon of={ticket} />} />}
            title="Ten packs"
            trailing="2 of 3"
          />
          <ListRow
            leading={<Icon of={trash} />}
            title="Delete post"
            tone="danger"
            onPress={() => undefined}
          />
        </RowGroup>
      ),
    },
  ],
};
