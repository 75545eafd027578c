// The club's answer to a binding vote: written once, from the list of those who run votes or from the vote's own page.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useVoteAct } from '../../data/manage.ts';
import { manageVotesCopy } from '../../manage-copy.ts';

export interface AnswerSheetProps {
  vote: Pick<VoteView, 'id'>;
  onClose: () => void;
}

export function AnswerSheet({ vote, onClose }: AnswerSheetProps) {
  const copy = useCopy(manageVotesCopy);
  const words = copy.answerSheet;
  const act = useVoteAct();
  const form = useForm({
    initial: { text: '' },
    copy,
    check: ({ text }) => (text.trim() === '' ? { text: words.needed } : {}),
    send: async ({ text }) => {
      await act.mutateAsync({ act: 'answer', id: vote.id, text: text.trim() });
      showToast({ title: copy.done.answer, tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={words.title}
      description={words.lead}
      footer={
        <Button wide loading={form.pending} onClick={() => void form.submit()}>
          {words.send}
        </Button>
      }
    >
      <form {...form.form}>
        <TextArea {...form.field('text')} label={words.label} rows={5} maxLength={1000} />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
