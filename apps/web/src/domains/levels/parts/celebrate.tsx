// Puts a celebration above whatever screen is open, and takes it away when it is closed. Fetched with the first one.
import type { LevelChange } from '@stagepass/contract/levels/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { createRoot } from 'react-dom/client';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { changeCopy } from '../change-copy.ts';
import { clubLevelsPath } from '../public/paths.ts';
import { Celebration } from './celebration.tsx';

/** Resolves once it is closed. */
export function celebrate(change: LevelChange): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const path = clubLevelsPath(change.club.handle);
  const close = () => {
    root.unmount();
    place.remove();
    const copy = copyIn(changeCopy, getLocale());
    const club = change.club.name;
    showToast({
      title:
        change.kind === 'level'
          ? copy.toast({ level: change.to, club })
          : copy.tierToast({ tier: change.name ?? '', club }),
      tone: 'good',
      onOpen: () => go(path),
    });
    resolve();
  };
  const see = () => {
    close();
    go(path);
  };
  root.render(
    <GelScope hue={change.club.hue}>
      <Celebration change={change} onClose={close} onSee={see} />
    </GelScope>,
  );
  return promise;
}
