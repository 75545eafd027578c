// The tab bar with a badge.
import type { Gallery } from '../gallery-shape.ts';
import { chatCircle } from '../icon/phosphor/chat-circle.ts';
import { compass } from '../icon/phosphor/compass.ts';
import { house } from '../icon/phosphor/house.ts';
import { ticket } from '../icon/phosphor/ticket.ts';
import { usersThree } from '../icon/phosphor/users-three.ts';
import { TabBar } from './tab-bar.tsx';

export const gallery: Gallery = {
  title: 'Tab bar',
  sections: [
    {
      name: 'Clubs open, three messages',
      render: () => (
        <div style={{ marginInline: 'calc(var(--gutter) * -1)', paddingTop: 40 }}>
          <TabBar
            label="Main"
            current="clubs"
            items={[
              { key: 'discover', label: 'Discover', icon: compass },
              { key: 'home', label: 'Home', icon: house },
              { key: 'missions', label: 'Missions', icon: ticket },
              { key: 'clubs', label: 'Clubs', icon: usersThree },
              { key: 'messages', label: 'Messages', icon: chatCircle, badge: '3', badgeLabel: '3 unread' },
            ]}
            renderLink={(item, anatomy) => <a href={`#${item.key}`} {...anatomy} />}
          />
        </div>
      ),
    },
  ],
};
