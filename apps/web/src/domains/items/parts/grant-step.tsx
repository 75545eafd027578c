// Gives copies to many: by name, to a tier and those above, or to all members; then says who got none and why.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useClubTiers, useGrant } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { MAX_NAMES } from '../model/item-words.ts';
import { areNames, namesIn } from '../model/names.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import type { DesignStepProps } from './design-step-props.ts';
import { GrantOutcome } from './grant-outcome.tsx';

type Way = 'names' | 'tier' | 'members';
const ways = ['names', 'tier', 'members'] as const satisfies readonly Way[];

export function GrantStep({ club, design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const grant = useGrant(design.id);
  const form = useGrantForm(club.id);
  const send = () => {
    const body = form.check();
    if (body !== null) grant.mutate(body);
  };
  const isDone = grant.data !== undefined;
  return (
    <SheetStep
      title={copy.grant.title}
      lead={copy.grant.lead}
      back={{ label: isDone ? copy.grant.finish : copy.back, onBack }}
      busy={grant.isPending}
      onBusy={onBusy}
      act={
        isDone ? undefined : (
          <Button loading={grant.isPending} onClick={send}>
            {form.way === 'names' && form.names.length > 0
              ? copy.grant.actNames({ count: form.names.length })
              : copy.grant.act}
          </Button>
        )
      }
    >
      {isDone ? (
        <GrantOutcome grant={grant.data} />
      ) : (
        <div className="grid gap-4">
          <Fields form={form} />
          {grant.isError ? (
            <Notice tone="bad" live>
              {errorSentence(copy, grant.error)}
            </Notice>
          ) : null}
        </div>
      )}
    </SheetStep>
  );
}
function useGrantForm(clubId: string) {
  const [way, setWay] = useState<Way>('names');
  const [text, setText] = useState('');
  const [tierId, setTierId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const tiers = useClubTiers(clubId, way === 'tier');
  const names = namesIn(text);
  const chosenTier = tierId ?? tiers.data?.[0]?.id ?? null;
  const check = () => {
    setTried(true);
    const words = { note: note.trim() };
    if (way === 'members') return { to: 'members', ...words } as const;
    if (way === 'tier')
      return chosenTier === null ? null : ({ to: 'tier', tier_id: chosenTier, ...words } as const);
    if (!areNames(names) || names.length > MAX_NAMES) return null;
    return { to: 'names', user_names: names, ...words } as const;
  };
  return { way, setWay, text, setText, setTierId, note, setNote, wasTried, tiers, names, chosenTier, check };
}

function Fields({ form }: { form: ReturnType<typeof useGrantForm> }) {
  const { grant } = useCopy(manageItemsCopy);
  const wrong = form.names.length > MAX_NAMES ? grant.tooMany : grant.namesError;
  const isWrong = form.wasTried && (!areNames(form.names) || form.names.length > MAX_NAMES);
  return (
    <>
      <ChoiceGroup
        label={grant.to}
        choices={ways.map((way) => ({ value: way, title: grant.ways[way] }))}
        value={form.way}
        onChange={form.setWay}
      />
      {form.way === 'names' ? (
        <TextArea
          label={grant.names}
          hint={grant.namesHint}
          error={isWrong ? wrong : undefined}
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          value={form.text}
          onChange={(event) => form.setText(event.currentTarget.value)}
        />
      ) : null}
      {form.way === 'tier' ? (
        <Select
          label={grant.tier}
          error={form.tiers.isError ? grant.tiersFailed : undefined}
          value={form.chosenTier ?? ''}
          onChange={(event) => form.setTierId(event.currentTarget.value)}
        >
          {(form.tiers.data ?? []).map((tier) => (
            <option key={tier.id} value={tier.id}>
              {tier.name}
            </option>
          ))}
        </Select>
      ) : null}
      <Field
        label={grant.note}
        hint={grant.noteHint}
        maxLength={140}
        value={form.note}
        onChange={(event) => form.setNote(event.currentTarget.value)}
      />
    </>
  );
}
