// The card.
import type { Gallery } from '../gallery-shape.ts';
import { Tag } from '../tag/tag.tsx';
import { Card } from './card.tsx';

export const gallery: Gallery = {
  title: 'Card',
  sections: [
    {
      name: 'With a title and a line',
      render: () => (
        <Card>
          <Tag>Campaign</Tag>
          <h3 className="sp-title" style={{ marginTop: 8 }}>
            Ten nights, ten rooms
          </h3>
          <p className="sp-quiet" style={{ marginTop: 6 }}>
            Any six missions win the laminate.
          </p>
        </Card>
      ),
    },
  ],
};
