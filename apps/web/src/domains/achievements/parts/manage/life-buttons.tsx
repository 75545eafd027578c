// What ends an achievement: a draft is deleted, a live one retired.
import type { ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useAchievementLife } from '../../data/manage.ts';
import { manageAchievementsCopy } from '../../manage-copy.ts';

export function LifeButtons({ achievement }: { achievement: ManagedAchievement }) {
  const copy = useCopy(manageAchievementsCopy);
  const [, change] = useSearch();
  const life = useAchievementLife();
  const [asks, setAsks] = useState(false);
  const { id, state } = achievement;
  if (state === 'retired') return null;
  const words =
    state === 'draft'
      ? {
          act: 'remove' as const,
          label: copy.remove,
          title: copy.removeTitle,
          text: copy.removeText,
          done: copy.removed,
        }
      : {
          act: 'retire' as const,
          label: copy.retire,
          title: copy.retireTitle,
          text: copy.retireText,
          done: copy.retiredToast,
        };
  const end = () =>
    life.mutate(
      { change: words.act, id },
      {
        onSuccess: () => {
          showToast({ title: words.done });
          change({ achievement: null });
        },
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
        onSettled: () => setAsks(false),
      },
    );
  return (
    <>
      <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.title}
        description={words.text}
        confirm={{ label: words.label, tone: 'danger', loading: life.isPending, onConfirm: end }}
      />
    </>
  );
}
