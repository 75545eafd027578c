// Gives copies to many: by name, to a tier and those above, or to all members; then says who got none and why.
import type { ItemGrant } from '@stagepass/contract/items/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { type ItemDesign, useClubTiers, useGrant, useGrantProgress } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { MAX_NAMES } from '../model/item-words.ts';
import { areNames, namesIn } from '../model/names.ts';

type Way = 'names' | 'tier' | 'members';
const ways = ['names', 'tier', 'members'] as const satisfies readonly Way[];

export interface GrantSheetProps {
  club: ClubView;
  design: ItemDesign;
  onClose: () => void;
}

export function GrantSheet({ club, design, onClose }: GrantSheetProps) {
  const copy = useCopy(manageItemsCopy);
  const grant = useGrant(design.id);
  const form = useGrantForm(club.id);
  const send = () => {
    const body = form.check();
    if (body !== null) grant.mutate(body);
  };
  const isDone = grant.data !== undefined;
  return (
    <Drawer
      open
      onOpenChange={(open) => (open || grant.isPending ? undefined : onClose())}
      title={copy.grant.title}
      description={design.name}
      closeLabel={copy.close}
      footer={
        isDone ? (
          <Button wide onClick={onClose}>
            {copy.grant.finish}
          </Button>
        ) : (
          <Button wide loading={grant.isPending} onClick={send}>
            {form.way === 'names' && form.names.length > 0
              ? copy.grant.actNames({ count: form.names.length })
              : copy.grant.act}
          </Button>
        )
      }
    >
      {isDone ? (
        <Outcome grant={grant.data} />
      ) : (
        <div className="grid gap-4">
          <p className="sp-quiet">{copy.grant.lead}</p>
          <Fields form={form} />
          {grant.isError ? (
            <Notice tone="bad" live>
              {errorSentence(copy, grant.error)}
            </Notice>
          ) : null}
        </div>
      )}
    </Drawer>
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

function Outcome({ grant }: { grant: ItemGrant }) {
  const { grant: copy } = useCopy(manageItemsCopy);
  const { data = grant } = useGrantProgress(grant);
  const { granted, wanted } = data;
  const words =
    data.state === 'running'
      ? copy.running({ granted, wanted })
      : data.state === 'sold-out'
        ? copy.soldOut({ granted, wanted })
        : copy.done({ count: granted });
  return (
    <div className="grid gap-4" aria-live="polite">
      <p className="sp-head">{words}</p>
      <VuMeter value={granted} max={Math.max(1, wanted)} label={copy.title} valueText={words} />
      {data.skipped === 0 ? null : (
        <div>
          <p>{copy.skipped({ count: data.skipped })}</p>
          <ul className="sp-small sp-quiet mt-1">
            {data.skips.map(({ user_name, reason }) => (
              <li key={user_name}>
                @{user_name}: {copy.reasons[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
