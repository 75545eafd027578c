// Tags in every tone.
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { clock } from '../icon/phosphor/clock.ts';
import { Tag } from './tag.tsx';

export const gallery: Gallery = {
  title: 'Tag',
  sections: [
    {
      name: 'Tones',
      render: () => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Tag>Campaign</Tag>
          <Tag tone="plain" icon={<Icon of={clock} weight="bold" />}>
            Ends soon
          </Tag>
          <Tag tone="good">Paid</Tag>
          <Tag tone="warn">Pending</Tag>
          <Tag tone="bad">Refused</Tag>
          <Tag tone="info">New rules</Tag>
        </div>
      ),
    },
  ],
};
