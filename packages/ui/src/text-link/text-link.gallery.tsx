// Links.
import type { Gallery } from '../gallery-shape.ts';
import { TextLink } from './text-link.tsx';

export const gallery: Gallery = {
  title: 'Link',
  sections: [
    {
      name: 'In text and alone',
      render: () => (
        <>
          <p>
            By continuing, you accept the <TextLink href="#rules">rules</TextLink> of this club.
          </p>
          <TextLink href="#account" alone>
            Create an account
          </TextLink>
        </>
      ),
    },
  ],
};
