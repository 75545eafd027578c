// The gel at the hues that are hardest to show.
import { Button } from '../button/button.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { Tag } from '../tag/tag.tsx';
import { GelScope } from './gel-scope.tsx';

export const gallery: Gallery = {
  title: 'Gel',
  sections: [
    {
      name: 'Hues',
      render: () => (
        <div style={{ display: 'grid', gap: 10 }}>
          {[20, 62, 110, 150, 200, 232, 275, 320, 355].map((hue) => (
            <GelScope key={hue} hue={hue} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
              <Button size="small">Hue {hue}</Button>
              <Tag>Campaign</Tag>
              <span className="sp-gel">Gel text</span>
            </GelScope>
          ))}
        </div>
      ),
    },
  ],
};
