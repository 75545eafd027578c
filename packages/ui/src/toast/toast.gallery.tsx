// Toasts; `&open=toast` shows one, so that a picture can be taken.
import { useEffect } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { ToastRegion } from './toast-region.tsx';
import { showToast } from './toast-store.ts';

const message = () =>
  showToast({
    title: 'Juno sent you a message',
    description: 'Real. Two mics in the ceiling, one half dead',
    avatar: <Avatar name="Juno Vale" size={40} decorative />,
    onOpen: () => undefined,
  });

function Toasts() {
  useEffect(() => {
    if (new URLSearchParams(location.search).get('open') === 'toast') message();
  }, []);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
      <Button variant="secondary" onClick={message}>
        Message
      </Button>
      <Button variant="secondary" onClick={() => showToast({ title: 'Bid placed', tone: 'good' })}>
        Good
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            title: 'Not sent',
            description: 'You’re offline.',
            tone: 'bad',
            action: { label: 'Retry', onAction: () => undefined },
          })
        }
      >
        Bad
      </Button>
      <ToastRegion label="Notifications ({hotkey})" toastLabel="Notification" closeLabel="Close" />
    </div>
  );
}

export const gallery: Gallery = {
  title: 'Toast',
  sections: [{ name: 'Shown by a press', render: () => <Toasts /> }],
};
