// One plan opened for editing: its name, prices, benefits, tier, trial and places; pausing and archiving.
import type { PlanState } from '@stagepass/base/subscription-kinds.ts';
import type { ManagedPlan } from '@stagepass/contract/subscriptions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useSavePlan, useSetPlanState } from '../../data/manage.ts';
import { manageSubscriptionsCopy } from '../../manage-copy.ts';
import { fieldsOf, type TypedPlan, typedOf, wrongIn } from '../../model/plan-draft.ts';

export interface PlanSheetProps {
  clubId: string;
  /** Null makes a new one. */
  plan: ManagedPlan | null;
  onClose: () => void;
}

export function PlanSheet({ clubId, plan, onClose }: PlanSheetProps) {
  const copy = useCopy(manageSubscriptionsCopy);
  const words = copy.form;
  const tiers = useTiers(clubId);
  const save = useSavePlan(clubId);
  const said = { 'needs-price': words.needsPrice, price: words.wrongPrice, number: words.wrongNumber };
  const form = useForm<TypedPlan>({
    initial: () => typedOf(plan),
    copy,
    check: (typed) => Object.fromEntries(wrongIn(typed).map(({ field, wrong }) => [field, said[wrong]])),
    send: async (typed) => {
      await save.mutateAsync({ before: plan, fields: fieldsOf(typed) });
      showToast({ title: words.saved, tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={plan === null ? words.newTitle : words.editTitle}
      footer={
        <SubmitButton of={form} disabled={form.values.name.trim() === ''}>
          {words.save}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <Field {...form.field('name')} label={words.name} maxLength={40} />
        <Field {...form.field('monthly')} label={words.monthly} inputMode="decimal" />
        <Field {...form.field('yearly')} label={words.yearly} inputMode="decimal" hint={words.priceHint} />
        {plan === null ? null : <p className="sp-quiet">{words.raise}</p>}
        <TextArea {...form.field('benefits')} label={words.benefits} rows={4} />
        <Select {...form.field('tier_id')} label={words.tier}>
          <option value="">{words.noTier}</option>
          {(tiers.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field {...form.field('trial_days')} label={words.trial} inputMode="numeric" />
        <Field {...form.field('places')} label={words.places} inputMode="numeric" hint={words.placesHint} />
        <FormError of={form} />
        {plan === null ? null : <PlanLife plan={plan} onArchived={onClose} />}
      </form>
    </Sheet>
  );
}

/** The form above stays as it was typed, unless the plan can't be changed anymore. */
function PlanLife({ plan, onArchived }: { plan: ManagedPlan; onArchived: () => void }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const words = copy.form;
  const change = useSetPlanState(plan.id);
  const [asked, setAsked] = useState<'paused' | 'archived' | null>(null);
  const set = (state: PlanState) =>
    change.mutateAsync(state).then(
      () => {
        setAsked(null);
        showToast({ title: words.stateSaved[state], tone: 'good' });
        if (state === 'archived') onArchived();
      },
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  const paused = plan.state === 'paused';
  return (
    <div className="grid gap-2">
      <p className="sp-quiet">{words.pauseText}</p>
      <Button
        variant="secondary"
        loading={change.isPending}
        aria-haspopup={paused ? undefined : 'dialog'}
        onClick={() => (paused ? set('active') : setAsked('paused'))}
      >
        {paused ? words.resume : words.pause}
      </Button>
      <Button variant="ghost" tone="danger" aria-haspopup="dialog" onClick={() => setAsked('archived')}>
        {words.archive}
      </Button>
      <ConfirmDialog
        open={asked === 'paused'}
        onClose={() => setAsked(null)}
        title={words.pauseTitle({ plan: plan.name })}
        description={words.pauseAsk}
        confirm={{ label: words.pause, loading: change.isPending, onConfirm: () => set('paused') }}
      />
      <ConfirmDialog
        open={asked === 'archived'}
        onClose={() => setAsked(null)}
        title={words.archiveTitle({ plan: plan.name })}
        description={words.archiveText}
        confirm={{
          label: words.archive,
          tone: 'danger',
          loading: change.isPending,
          onConfirm: () => set('archived'),
        }}
      />
    </div>
  );
}
