// Owns fetching the app's notices: only once there is something to say.
import { type ComponentType, useEffect, useState } from 'react';
import { useOnline } from '#platform/api/use-online.ts';
import { onUpdateReady } from '#platform/pwa/update-ready.ts';
import { onAnnounced } from '../announced.ts';
import type { NoticesProps } from './notices.tsx';

// Apart from what follows it: the build would take a handler chained to the import inside, past which missing styles fail.
const fetchNotices = () => import('./notices.tsx');

export function LazyNotices() {
  const online = useOnline();
  const [update, setUpdate] = useState<{ apply: () => void } | null>(null);
  const [loaded, setLoaded] = useState<{ Notices: ComponentType<NoticesProps> } | null>(null);
  const [announced, setAnnounced] = useState<NoticesProps['announced']>(null);
  const quiet = online && !update && !announced;
  useEffect(() => onAnnounced(setAnnounced), []);
  useEffect(() => onUpdateReady((apply) => setUpdate({ apply })), []);
  useEffect(() => {
    if (quiet || loaded) return;
    // Offline it may not be to be had; the screens concerned say it themselves then.
    fetchNotices().then(
      (module) => setLoaded({ Notices: module.Notices }),
      () => undefined,
    );
  }, [quiet, loaded]);
  if (!loaded || quiet) return null;
  const closed = () => setAnnounced(null);
  return (
    <loaded.Notices
      online={online}
      applyUpdate={update?.apply ?? null}
      announced={announced}
      onClosed={closed}
    />
  );
}
