// Every state of the button.

import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { credit } from '../icon/own-glyphs.ts';
import { handTap } from '../icon/phosphor/hand-tap.ts';
import { Button } from './button.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' } as const;

export const gallery: Gallery = {
  title: 'Button',
  sections: [
    {
      name: 'States',
      render: () => (
        <div style={row}>
          <Button>Primary</Button>
          <Button data-state="pressed">Pressed</Button>
          <Button style={{ outline: '2px solid var(--gel-text)', outlineOffset: 3 }}>Focus</Button>
          <Button loading>Sending</Button>
          <Button disabled>Disabled</Button>
        </div>
      ),
    },
    {
      name: 'Looks',
      render: () => (
        <div style={row}>
          <Button variant="secondary">Secondary</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="ghost">Ghost</Button>
          <Button icon={<Icon of={handTap} weight="fill" />}>Check in for 75 XP</Button>
          <Button variant="secondary" loading>
            Saving
          </Button>
          <Button variant="outline" disabled>
            Outline, off
          </Button>
          <Button render={(anatomy) => <a href="#link" {...anatomy} />} variant="secondary">
            A link
          </Button>
        </div>
      ),
    },
    {
      name: 'Small and destructive',
      render: () => (
        <div style={row}>
          <Button size="small">Small</Button>
          <Button size="small" variant="secondary">
            Small, secondary
          </Button>
          <Button size="small" tone="danger">
            Leave club
          </Button>
          <Button size="small" tone="danger" variant="outline">
            Cancel plan
          </Button>
          <Button size="small" tone="danger" variant="ghost">
            Delete
          </Button>
        </div>
      ),
    },
    {
      name: 'Pay',
      render: () => (
        <div style={{ display: 'grid', gap: 10 }}>
          <Button variant="pay" wide stub="$1.20">
            Buy now
          </Button>
          <Button
            variant="pay"
            wide
            note="Ten packs, one Super Rare at least"
            stub={
              <>
                <Icon of={credit} />
                1,200
              </>
            }
          >
            Open ten
          </Button>
          <Button variant="pay" wide stub="$1.20" loading>
            Paying
          </Button>
          <Button variant="pay" wide stub="$1.20" disabled>
            Sold out
          </Button>
        </div>
      ),
    },
  ],
};
