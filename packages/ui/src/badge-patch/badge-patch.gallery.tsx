// Seven shapes, three stages, and what is still to earn.
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { coffee } from '../icon/phosphor/coffee.ts';
import { flame } from '../icon/phosphor/flame.ts';
import { maskHappy } from '../icon/phosphor/mask-happy.ts';
import { musicNotes } from '../icon/phosphor/music-notes.ts';
import { radio } from '../icon/phosphor/radio.ts';
import { soccerBall } from '../icon/phosphor/soccer-ball.ts';
import { BadgePatch } from './badge-patch.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 18 } as const;

export const gallery: Gallery = {
  title: 'Badge patch',
  sections: [
    {
      name: 'Earned',
      render: () => (
        <div style={row}>
          <BadgePatch
            shape="shield"
            hue={55}
            stage={3}
            size="5.375rem"
            tilt={-4}
            icon={<Icon of={soccerBall} weight="fill" />}
            label="Away days, third stripe"
          />
          <BadgePatch
            shape="hex"
            hue={200}
            stage={2}
            size="5.375rem"
            icon={<Icon of={musicNotes} weight="fill" />}
            label="Page-turner, second stripe"
          />
          <BadgePatch
            shape="disc"
            hue={150}
            stage={1}
            size="5.375rem"
            tilt={3}
            icon={<Icon of={coffee} weight="fill" />}
            label="Regular, first stripe"
          />
          <BadgePatch
            shape="keystone"
            hue={20}
            stage={1}
            size="5.375rem"
            icon={<Icon of={maskHappy} weight="fill" />}
            label="Understudy"
          />
          <BadgePatch
            shape="burst"
            hue={95}
            size="5.375rem"
            icon={<Icon of={flame} weight="fill" />}
            label="Hundred days"
          />
          <BadgePatch
            shape="square"
            hue={265}
            stage={3}
            size="5.375rem"
            icon={<Icon of={radio} weight="fill" />}
            label="Speedrunner"
          />
          <BadgePatch
            shape="loaf"
            hue={310}
            stage={2}
            size="5.375rem"
            icon={<Icon of={coffee} weight="fill" />}
            label="Crumb shot"
          />
        </div>
      ),
    },
    {
      name: 'Still to earn',
      render: () => (
        <div style={row}>
          <BadgePatch
            shape="loaf"
            hue={310}
            earned={false}
            size="5.375rem"
            icon={<Icon of={coffee} weight="fill" />}
            label="Crumb shot, 2 of 3"
          />
          <BadgePatch
            shape="shield"
            hue={310}
            earned={false}
            size="5.375rem"
            icon={<Icon of={radio} weight="fill" />}
            label="Bridge singer, 4 of 5"
          />
          <BadgePatch
            shape="keystone"
            hue={310}
            earned={false}
            icon={<Icon of={maskHappy} weight="fill" />}
            label="Bring your cousin, 0 of 1"
          />
        </div>
      ),
    },
  ],
};
