// One tier opened: its name, its colour, how it is reached and what it gives.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Dialog } from '@stagepass/ui/dialog/dialog.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { GelField } from '#domains/clubs/public/gel-field.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { membershipsCopy } from '../copy.ts';
import { type TierView, useChangeTiers } from '../data/tiers.ts';
import { draftOf, fieldsOf, newDraft, type TierDraft, type Way } from '../model/tier-draft.ts';

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
  const [draft, setDraft] = useState<TierDraft>(() => (tier === null ? newDraft(tiers) : draftOf(tier)));
  const [asks, setAsks] = useState(false);
  const fields = fieldsOf(draft);
  const write = (part: Partial<TierDraft>) => setDraft({ ...draft, ...part });
  const done = () => {
    showToast({ title: words.saved });
    onClose();
  };
  const save = () => {
    if (fields === null) return;
    const wanted =
      tier === null
        ? { change: 'create' as const, fields }
        : { change: 'update' as const, tier_id: tier.id, fields };
    change.mutate(wanted, { onSuccess: done });
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={tier === null ? words.newTitle : words.editTitle}
      closeLabel={copy.close}
      footer={
        <Button wide disabled={fields === null} loading={change.isPending} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={words.name}
          value={draft.name}
          maxLength={24}
          onChange={(event) => write({ name: event.currentTarget.value })}
        />
        <GelField hue={draft.hue} onChange={(hue) => write({ hue })} />
        <Reached draft={draft} onChange={write} />
        <Benefits draft={draft} onChange={write} />
        {change.isError ? (
          <Notice tone="bad" live>
            {errorSentence(copy, change.error)}
          </Notice>
        ) : null}
        {tier === null ? null : (
          <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {tier === null ? null : (
        <Dialog
          open={asks}
          onOpenChange={setAsks}
          title={words.removeTitle({ name: tier.name })}
          description={words.removeText}
          cancelLabel={copy.cancel}
          confirm={{
            label: copy.acts.remove,
            tone: 'danger',
            loading: change.isPending,
            onConfirm: () => change.mutate({ change: 'remove', tier_id: tier.id }, { onSuccess: done }),
          }}
        />
      )}
    </Drawer>
  );
}

type PartProps = { draft: TierDraft; onChange: (part: Partial<TierDraft>) => void };

/** Subscriptions and stations grant their tiers themselves, once there are any: the way can be chosen before. */
function Reached({ draft, onChange }: PartProps) {
  const { tiers } = useCopy(membershipsCopy);
  const ways: readonly Way[] = ['xp', 'hand', 'subscription', 'station'];
  return (
    <>
      <Select
        label={tiers.reachedBy}
        value={draft.way}
        onChange={(event) => onChange({ way: event.currentTarget.value as Way })}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {tiers.ways[way]}
          </option>
        ))}
      </Select>
      {draft.way === 'xp' ? (
        <Field
          label={tiers.xp}
          inputMode="numeric"
          value={draft.xp}
          onChange={(event) => onChange({ xp: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

function Benefits({ draft, onChange }: PartProps) {
  const { tiers } = useCopy(membershipsCopy);
  return (
    <fieldset className="grid gap-3">
      <legend className="sp-head mb-2">{tiers.benefits}</legend>
      <Field
        label={tiers.discountLabel}
        inputMode="numeric"
        value={draft.discount}
        onChange={(event) => onChange({ discount: event.currentTarget.value })}
      />
      <Checkbox
        checked={draft.privateMission}
        onChange={(event) => onChange({ privateMission: event.currentTarget.checked })}
      >
        {tiers.privateMission}
      </Checkbox>
    </fieldset>
  );
}
