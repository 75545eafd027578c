// One tier opened: its name, its colour, how it is reached and what it gives.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { GelField } from '#domains/clubs/public/gel-field.tsx';
import { changedFields } from '#platform/forms/changed-fields.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { membershipsCopy } from '../copy.ts';
import { useChangeTiers } from '../data/tiers.ts';
import { draftOf, fieldsOf, newDraft, type TierDraft, type Way } from '../model/tier-draft.ts';
import type { TierView } from '../public/use-tiers.ts';

export type TierSheetProps = {
  clubId: string;
  tiers: readonly TierView[];
  /** Null makes a new one. */
  tier: TierView | null;
  onClose: () => void;
};

export function TierSheet({ clubId, tiers, tier, onClose }: TierSheetProps) {
  const copy = useCopy(membershipsCopy);
  const words = copy.tiers;
  const change = useChangeTiers(clubId);
  const done = () => {
    showToast({ title: words.saved, tone: 'good' });
    onClose();
  };
  const form = useForm<TierDraft>({
    initial: () => (tier === null ? newDraft(tiers) : draftOf(tier)),
    copy,
    send: async (typed, base) => {
      const [fields, before] = [fieldsOf(typed), fieldsOf(base)];
      if (fields === null) return;
      await change.mutateAsync(
        tier === null || before === null
          ? { change: 'create', fields }
          : { change: 'update', tier_id: tier.id, fields: changedFields(fields, before) },
      );
      done();
    },
  });
  const draft = form.values;
  return (
    <Sheet
      onClose={onClose}
      title={tier === null ? words.newTitle : words.editTitle}
      footer={
        <SubmitButton of={form} disabled={fieldsOf(draft) === null}>
          {words.save}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <Field {...form.field('name')} label={words.name} maxLength={24} />
        <GelField hue={draft.hue} onChange={(hue) => form.set({ hue })} />
        <Reached form={form} />
        <Benefits form={form} />
        <FormError of={form} />
        {tier === null ? null : <RemoveTier clubId={clubId} tier={tier} onDone={done} />}
      </form>
    </Sheet>
  );
}

type RemoveTierProps = { clubId: string; tier: TierView; onDone: () => void };

function RemoveTier({ clubId, tier, onDone }: RemoveTierProps) {
  const copy = useCopy(membershipsCopy);
  const words = copy.tiers;
  const change = useChangeTiers(clubId, { done: onDone });
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
        {words.remove}
      </Button>
      {change.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, change.error)}
        </Notice>
      ) : null}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.removeTitle({ name: tier.name })}
        description={words.removeText}
        confirm={{
          label: words.remove,
          tone: 'danger',
          loading: change.isPending,
          onConfirm: () => change.mutate({ change: 'remove', tier_id: tier.id }),
        }}
      />
    </>
  );
}

type PartProps = { form: Form<TierDraft> };

/** Subscriptions and stations grant their tiers themselves, once there are any: the way can be chosen before. */
function Reached({ form }: PartProps) {
  const { tiers } = useCopy(membershipsCopy);
  const ways: readonly Way[] = ['xp', 'hand', 'subscription', 'station'];
  return (
    <>
      <Select {...form.field('way')} label={tiers.reachedBy}>
        {ways.map((way) => (
          <option key={way} value={way}>
            {tiers.ways[way]}
          </option>
        ))}
      </Select>
      {form.values.way === 'xp' ? <Field {...form.field('xp')} label={tiers.xp} inputMode="numeric" /> : null}
    </>
  );
}

function Benefits({ form }: PartProps) {
  const { tiers } = useCopy(membershipsCopy);
  return (
    <fieldset className="grid gap-3">
      <legend className="sp-head mb-2">{tiers.benefits}</legend>
      <Field {...form.field('discount')} label={tiers.discountLabel} inputMode="numeric" />
      <Checkbox
        checked={form.values.privateMission}
        onChange={(event) => form.set({ privateMission: event.currentTarget.checked })}
      >
        {tiers.privateMission}
      </Checkbox>
    </fieldset>
  );
}
