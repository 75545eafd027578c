// Sealed for each tier.
import { Button } from '../button/button.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { SealedPost } from './sealed-post.tsx';

export const gallery: Gallery = {
  title: 'Sealed post',
  sections: [
    {
      name: 'Front Row',
      render: () => (
        <GelScope hue={200}>
          <SealedPost
            arcs={3}
            tierLabel="Front Row"
            title="One minute of the new carol"
            note="Opens at Front Row. You are 340 XP away."
            action={
              <Button variant="secondary" size="small">
                See the way in
              </Button>
            }
          />
        </GelScope>
      ),
    },
    {
      name: 'Backstage, no way in yet',
      render: () => (
        <SealedPost arcs={4} tierLabel="Backstage" title="Rehearsal diary" note="Opens Backstage." />
      ),
    },
  ],
};
