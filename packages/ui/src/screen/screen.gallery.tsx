// A whole screen in small: bar, body, section head, dock.
import { Button } from '../button/button.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { LampBeam } from '../lamp-beam/lamp-beam.tsx';
import { Dock, SectionHead } from './screen.tsx';

export const gallery: Gallery = {
  title: 'Screen',
  sections: [
    {
      name: 'Lamp, section head and dock',
      render: () => (
        <div
          style={{
            position: 'relative',
            isolation: 'isolate',
            marginInline: 'calc(var(--gutter) * -1)',
            overflow: 'clip',
          }}
        >
          <LampBeam at="84%" />
          <div style={{ padding: '24px var(--gutter)' }}>
            <p className="sp-display">Good evening</p>
            <SectionHead level={3} title="Tonight" action={<a href="#all">See all</a>} />
            <p className="sp-quiet">Two missions close before midnight.</p>
          </div>
          <Dock>
            <Button wide>Verify email</Button>
          </Dock>
        </div>
      ),
    },
  ],
};
