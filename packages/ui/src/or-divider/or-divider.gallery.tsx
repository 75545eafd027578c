// The two dividers.
import type { Gallery } from '../gallery-shape.ts';
import { Perforation } from '../perforation/perforation.tsx';
import { OrDivider } from './or-divider.tsx';

export const gallery: Gallery = {
  title: 'Dividers',
  sections: [
    { name: 'Or', render: () => <OrDivider>or use</OrDivider> },
    { name: 'Perforation', render: () => <Perforation /> },
  ],
};
