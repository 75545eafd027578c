// The answer to an appeal: it stands, or it is turned over, for good.
import { Button } from '@stagepass/ui/button/button.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';
import { type ModerationCaseInFull, useAnswerAppeal } from '../data/cases.ts';

export function AppealAnswer({ found, onDone }: { found: ModerationCaseInFull; onDone: () => void }) {
  const copy = useCopy(moderationCopy);
  const { sheet } = copy;
  const answer = useAnswerAppeal(found.id);
  const form = useForm<{ outcome: 'uphold' | 'overturn'; reason: string }>({
    initial: { outcome: 'overturn', reason: '' },
    copy,
    send: async (typed) => {
      await answer.mutateAsync(typed);
      showToast({ title: typed.outcome === 'uphold' ? sheet.upheldToast : sheet.overturnedToast });
      onDone();
    },
  });
  const isReasoned = form.values.reason.trim().length >= 5;
  return (
    <form {...form.form} className="grid gap-3">
      <TextArea {...form.field('reason')} label={sheet.answer} hint={sheet.reasonHint} maxLength={1000} />
      <FormError of={form} />
      <Button
        type="submit"
        wide
        disabled={!isReasoned}
        loading={form.pending}
        onClick={() => form.set({ outcome: 'overturn' })}
      >
        {sheet.overturn}
      </Button>
      <Button
        type="submit"
        variant="outline"
        wide
        disabled={!isReasoned || form.pending}
        onClick={() => form.set({ outcome: 'uphold' })}
      >
        {sheet.uphold}
      </Button>
    </form>
  );
}
