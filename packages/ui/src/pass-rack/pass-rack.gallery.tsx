// My clubs on the rack.
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { crownSimple } from '../icon/phosphor/crown-simple.ts';
import { demoPoster } from '../illustration/demo-art.ts';
import type { RenderAs } from '../object-root/object-root.tsx';
import { PassRack } from './pass-rack.tsx';

const link: RenderAs = (pass) => <a href="#club" {...pass} />;
const owner = (
  <>
    <Icon of={crownSimple} weight="fill" />
    Owner
  </>
);

export const gallery: Gallery = {
  title: 'Pass rack',
  sections: [
    {
      name: 'Six clubs',
      render: () => (
        <PassRack
          label="My clubs"
          passes={[
            {
              id: 'tin',
              name: 'Tin Lighthouse',
              hue: 265,
              role: owner,
              note: '312 fans, 4 things wait',
              src: demoPoster('beams', 265),
              count: 4,
              countLabel: '4 waiting',
              render: link,
            },
            {
              id: 'velvet',
              name: 'Velvet Static',
              hue: 355,
              note: 'Front Row, level 14',
              src: demoPoster('beams', 355),
              count: 128,
              countLabel: '128 unread',
              render: link,
            },
            {
              id: 'harbour',
              name: 'Harbour Voices',
              hue: 200,
              role: 'Admin',
              note: 'Floor, level 9',
              src: demoPoster('waves', 200),
              render: link,
            },
            {
              id: 'tiger',
              name: 'Paper Tigers FC',
              hue: 55,
              note: 'Backstage, level 22',
              src: demoPoster('tiger', 55),
              render: link,
            },
            {
              id: 'long',
              name: 'Friends of the Municipal Swimming Baths',
              hue: 110,
              note: 'Balcony, level 1',
              src: demoPoster('waves', 150),
              render: link,
            },
            {
              id: 'trap',
              name: 'The Trapdoor',
              hue: 20,
              note: 'Floor, level 6',
              src: demoPoster('curtain', 20),
              render: link,
            },
          ]}
        />
      ),
    },
    {
      name: 'One club',
      render: () => (
        <PassRack
          label="My clubs"
          passes={[
            {
              id: 'k',
              name: 'Third Kettle',
              hue: 150,
              note: 'Balcony, level 4',
              src: demoPoster('cup', 150),
              render: link,
            },
          ]}
        />
      ),
    },
  ],
};
