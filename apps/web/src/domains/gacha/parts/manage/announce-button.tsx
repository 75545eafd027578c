// Announcing what is in hand: saved first, asked about once, then for good.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useAnnounce } from '../../data/manage-pool.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import type { Editor } from './use-pool-editor.ts';

export function AnnounceButton({ editor, pool }: { editor: Editor; pool: GachaPool | null }) {
  const copy = useCopy(manageGachaCopy);
  const { tag } = useLocale();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const [at, setAt] = useState('');
  const first = pool?.management?.may_open_now ?? true;
  const { version } = editor;
  const ask = () => {
    if (version === null) return void editor.keep(true);
    if (version.entries.length === 0) return showToast({ title: copy.needItems, tone: 'bad' });
    if (editor.draft.name.trim() === '') return void editor.keep(true);
    setAsking(true);
  };
  const confirm = async () => {
    const saved = await editor.keep(true);
    if (saved === null || version === null) return setAsking(false);
    const opens_at = at === '' ? null : new Date(at).toISOString();
    try {
      const { state } = await announce.mutateAsync({ id: saved.id, ...version, opens_at });
      showToast({ title: state === 'open' && first ? copy.opened : copy.announced, tone: 'good' });
      setAsking(false);
    } catch (error) {
      // A new pack has got its own address meanwhile, and this question with its field is gone: said above the screen too.
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  const earliest = pool?.management?.earliest;
  return (
    <>
      <Button className="flex-auto" disabled={pool !== null && pool.announced !== null} onClick={ask}>
        {copy.announce}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.announceTitle}
        description={
          first || earliest === undefined
            ? copy.announceFirst
            : copy.announceNext({ date: momentIn(tag, earliest) })
        }
        cancelLabel={copy.cancel}
        confirm={{
          label: first && at === '' ? copy.announceNow : copy.announce,
          onConfirm: () => void confirm(),
          loading: announce.isPending || editor.saving,
        }}
      >
        <Field
          label={copy.announceAt}
          hint={copy.announceAtHint}
          type="datetime-local"
          value={at}
          onChange={(event) => setAt(event.target.value)}
          error={announce.isError ? errorSentence(copy, announce.error) : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
