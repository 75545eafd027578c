// The question before a club is deleted: what happens to money, tickets, listings and auctions, with the club's own figures. Its handle
// is typed, so that no slip of the thumb ends it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useAskDeletion, useDeletionValue } from '../../data/hand-over.ts';
import { deletionCopy } from '../../deletion-copy.ts';
import { normalHandle } from '../../model/handle-rules.ts';
import type { ClubView } from '../../public/use-club.ts';
import { settingsCopy } from '../../settings-copy.ts';
import { DeletionValue } from './deletion-value.tsx';

export function DeleteSheet({ club, onClose }: { club: ClubView; onClose: () => void }) {
  const copy = useCopy(settingsCopy);
  const words = useCopy(deletionCopy);
  const { tag } = useLocale();
  const ask = useAskDeletion(club.id);
  const value = useDeletionValue(club.id);
  const form = useForm({
    initial: { handle: '' },
    copy,
    send: async ({ handle }) => {
      const { delete_after } = await ask.mutateAsync(normalHandle(handle));
      onClose();
      if (delete_after === null) return;
      const day = dayIn(tag, delete_after);
      showToast({ title: copy.deletionAsked({ day }) });
    },
    explain: (error) => ({ handle: errorSentence(copy, error) }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.deleteTitle({ club: club.name })}
      description={copy.deleteWords}
      footer={
        <Button
          wide
          tone="danger"
          disabled={value.data === undefined || normalHandle(form.values.handle) !== club.handle}
          loading={form.pending}
          onClick={() => void form.submit()}
        >
          {copy.deleteAct}
        </Button>
      }
    >
      <Answered query={value} failed={words.failed} copy={words}>
        {(figures) => (
          <div className="grid gap-4">
            <DeletionValue value={figures} />
            <Field
              {...form.field('handle')}
              label={copy.typeHandle({ handle: club.handle })}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
            />
          </div>
        )}
      </Answered>
    </Sheet>
  );
}
