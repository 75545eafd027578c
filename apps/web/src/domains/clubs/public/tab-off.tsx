// Says that fans do not see the tab behind which something is put up, with the one press that shows it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSetModules } from '../data/set-modules.ts';
import { tabOffCopy } from '../tab-off-copy.ts';
import type { ClubView } from './use-club.ts';

export function TabOff({
  club,
  module,
}: {
  club: ClubView;
  module: 'market' | 'gacha' | 'missions' | 'stations' | 'subscriptions' | 'votes';
}) {
  const copy = useCopy(tabOffCopy);
  const set = useSetModules(club, {
    done: () => showToast({ title: copy.shown[module], tone: 'good' }),
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const show = () =>
    set.mutate(
      club.modules.map((entry) => ({ module: entry.module, on: entry.on || entry.module === module })),
    );
  return (
    <Notice
      action={
        club.viewer.can.manage_club ? (
          <Button variant="secondary" size="small" loading={set.isPending} onClick={show}>
            {copy.show}
          </Button>
        ) : null
      }
    >
      {copy.text[module]}
    </Notice>
  );
}
