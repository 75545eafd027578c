// The form of a decision: the subject stays or goes, the author is let be or not, and always a reason.
import type { Sanction } from '@stagepass/contract/moderation/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';
import { type ModerationCaseInFull, useDecide } from '../data/cases.ts';
import { banLengths, LONGEST_MUTE_DAYS, sanctionsFor } from '../model/sanctions.ts';

type Typed = {
  act: 'action' | 'dismiss';
  remove: boolean;
  sanction: Sanction;
  mute_days: number;
  ban_days: number | null;
  reason: string;
};

export function DecisionForm({ found, onDone }: { found: ModerationCaseInFull; onDone: () => void }) {
  const copy = useCopy(moderationCopy);
  const { sheet } = copy;
  const decide = useDecide(found.id);
  const form = useForm<Typed>({
    initial: { act: 'action', remove: true, sanction: 'none', mute_days: 7, ban_days: null, reason: '' },
    copy,
    send: async ({ act, reason, ...chosen }) => {
      await decide.mutateAsync(act === 'action' ? { act, reason, ...chosen } : { act, reason });
      showToast({ title: act === 'action' ? sheet.decidedToast : sheet.dismissedToast });
      onDone();
    },
  });
  const { remove, sanction, mute_days, reason } = form.values;
  const isReasoned = reason.trim().length >= 5;
  return (
    <form {...form.form} className="grid gap-4">
      <h3 className="sp-head">{sheet.decideTitle}</h3>
      <Checkbox checked={remove} onChange={(event) => form.set({ remove: event.currentTarget.checked })}>
        {sheet.takeAway}
        <span className="sp-small sp-quiet block">{sheet.takeAwayDetail}</span>
      </Checkbox>
      <ChoiceGroup<Sanction>
        label={sheet.author}
        value={sanction}
        onChange={(chosen) => form.set({ sanction: chosen })}
        choices={sanctionsFor(found).map((value) => ({ value, ...copy.sanctions[value] }))}
      />
      {sanction === 'mute' ? (
        <Stepper
          label={sheet.muteDays}
          value={mute_days}
          onChange={(days) => form.set({ mute_days: days })}
          min={1}
          max={LONGEST_MUTE_DAYS}
          decreaseLabel={sheet.fewer}
          increaseLabel={sheet.longer}
          format={(count) => sheet.days({ count })}
        />
      ) : null}
      {sanction === 'ban' ? (
        <BanLength days={form.values.ban_days} onChange={(ban_days) => form.set({ ban_days })} />
      ) : null}
      <TextArea {...form.field('reason')} label={sheet.reason} hint={sheet.reasonHint} maxLength={1000} />
      <FormError of={form} />
      <div className="grid gap-2">
        <Button
          type="submit"
          tone="danger"
          wide
          loading={form.pending}
          disabled={!isReasoned || (!remove && sanction === 'none')}
          onClick={() => form.set({ act: 'action' })}
        >
          {sheet.act}
        </Button>
        <Button
          type="submit"
          variant="outline"
          wide
          disabled={!isReasoned || form.pending}
          onClick={() => form.set({ act: 'dismiss' })}
        >
          {sheet.dismiss}
        </Button>
      </div>
    </form>
  );
}

type BanLengthProps = { days: number | null; onChange: (days: number | null) => void };

function BanLength({ days, onChange }: BanLengthProps) {
  const { sheet } = useCopy(moderationCopy);
  return (
    <ChoiceGroup<string>
      label={sheet.banFor}
      value={String(days ?? '')}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      choices={banLengths.map((count) => ({
        value: String(count ?? ''),
        title: count === null ? sheet.banNoEnd : sheet.days({ count }),
      }))}
    />
  );
}
