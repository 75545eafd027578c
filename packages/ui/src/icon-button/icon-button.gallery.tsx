// The icon button on its four grounds.
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { bell } from '../icon/phosphor/bell.ts';
import { caretLeft } from '../icon/phosphor/caret-left.ts';
import { chatCircle } from '../icon/phosphor/chat-circle.ts';
import { paperPlaneRight } from '../icon/phosphor/paper-plane-right.ts';
import { shareFat } from '../icon/phosphor/share-fat.ts';
import { IconButton } from './icon-button.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' } as const;

export const gallery: Gallery = {
  title: 'Icon button',
  sections: [
    {
      name: 'Grounds and states',
      render: () => (
        <div style={row}>
          <IconButton label="Back" icon={<Icon of={caretLeft} weight="bold" mirror />} />
          <IconButton label="Notifications, 2 new" icon={<Icon of={bell} />} dot />
          <IconButton label="Share" icon={<Icon of={shareFat} />} surface="raised" />
          <IconButton
            label="Chat, new message"
            icon={<Icon of={chatCircle} />}
            surface="raised"
            size="large"
            dot
          />
          <IconButton label="Send" icon={<Icon of={paperPlaneRight} weight="fill" />} surface="gel" />
          <IconButton label="Share the club" icon={<Icon of={shareFat} />} surface="art" />
          <IconButton
            label="Share, pressed"
            icon={<Icon of={shareFat} />}
            surface="raised"
            data-state="pressed"
          />
          <IconButton label="Share, off" icon={<Icon of={shareFat} />} surface="raised" disabled />
        </div>
      ),
    },
  ],
};
