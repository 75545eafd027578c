// One condition of a group: its kind, what it asks for, and a way to take it out.
import { MAX_TOKEN_CAP } from '@stagepass/base/token-limits.ts';
import type { ConditionKind, ConditionLeaf } from '@stagepass/contract/conditions/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { conditionsCopy } from '../copy.ts';
import type { Choices, Named } from '../model/described.ts';

export interface LeafRowProps {
  leaf: ConditionLeaf;
  number: number;
  choices: Choices;
  onChange: (leaf: ConditionLeaf) => void;
  onRemove: () => void;
}

const most = { level: 1000, xp: 1_000_000_000, token: MAX_TOKEN_CAP } as const;

/** A new leaf of a kind; undefined where there is nothing of that kind to choose. */
export function freshLeaf(
  kind: ConditionKind,
  { tiers, designs, missions, badges, token }: Choices,
): ConditionLeaf | undefined {
  if (kind === 'level') return { kind, at_least: 2 };
  if (kind === 'xp') return { kind, at_least: 100 };
  if (kind === 'item') return designs[0] && { kind, design_id: designs[0].id };
  if (kind === 'mission') return missions[0] && { kind, mission_id: missions[0].id };
  if (kind === 'badge') return badges[0] && { kind, badge_id: badges[0].id };
  if (kind === 'subscription') return { kind, plan_ids: [] };
  if (kind === 'token') return token === null ? undefined : { kind, at_least: 10 };
  return tiers[0] && { kind, tier_id: tiers[0].id };
}

export function LeafRow({ leaf, number, choices, onChange, onRemove }: LeafRowProps) {
  const copy = useCopy(conditionsCopy).editor;
  const kinds = (Object.keys(copy.kinds) as ConditionKind[]).filter(
    (kind) => kind === leaf.kind || freshLeaf(kind, choices) !== undefined,
  );
  const turn = (kind: ConditionKind) => {
    const made = freshLeaf(kind, choices);
    if (made) onChange(made);
  };
  return (
    <div className="sp-leaf">
      <Select
        label={copy.kind({ number })}
        labelHidden
        value={leaf.kind}
        onChange={(event) => turn(event.target.value as ConditionKind)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {copy.kinds[kind]}
          </option>
        ))}
      </Select>
      {leaf.kind === 'tier' ? (
        <NamedSelect
          words={{ label: copy.tier, gone: copy.tierGone }}
          chosen={leaf.tier_id}
          from={choices.tiers}
          onChange={(tier_id) => onChange({ kind: 'tier', tier_id })}
        />
      ) : leaf.kind === 'item' ? (
        <NamedSelect
          words={{ label: copy.item, gone: copy.itemGone }}
          chosen={leaf.design_id}
          from={choices.designs}
          onChange={(design_id) => onChange({ kind: 'item', design_id })}
        />
      ) : leaf.kind === 'mission' ? (
        <NamedSelect
          words={{ label: copy.mission, gone: copy.missionGone }}
          chosen={leaf.mission_id}
          from={choices.missions}
          onChange={(mission_id) => onChange({ kind: 'mission', mission_id })}
        />
      ) : leaf.kind === 'badge' ? (
        <NamedSelect
          words={{ label: copy.badge, gone: copy.badgeGone }}
          chosen={leaf.badge_id}
          from={choices.badges}
          onChange={(badge_id) => onChange({ kind: 'badge', badge_id })}
        />
      ) : leaf.kind === 'subscription' ? (
        <p className="sp-quiet">{leaf.plan_ids.length === 0 ? copy.subscription : copy.subscriptionSome}</p>
      ) : (
        <AtLeast
          label={copy[leaf.kind]}
          value={leaf.at_least}
          most={most[leaf.kind]}
          onChange={(at_least) => onChange({ kind: leaf.kind, at_least })}
        />
      )}
      <IconButton label={copy.remove({ number })} icon={<Icon of={trash} />} onClick={onRemove} />
    </div>
  );
}

interface NamedSelectProps {
  words: { label: string; gone: string };
  chosen: string;
  from: readonly Named[];
  onChange: (id: string) => void;
}

function NamedSelect({ words, chosen, from, onChange }: NamedSelectProps) {
  const gone = from.every((entry) => entry.id !== chosen);
  return (
    <Select label={words.label} labelHidden value={chosen} onChange={(event) => onChange(event.target.value)}>
      {gone ? (
        <option value={chosen} disabled>
          {words.gone}
        </option>
      ) : null}
      {from.map((entry) => (
        <option key={entry.id} value={entry.id}>
          {entry.name}
        </option>
      ))}
    </Select>
  );
}

interface AtLeastProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** Holds what is typed as it is, so that an empty field can be typed into; only a good number is told. */
function AtLeast({ label, value, most: bound, onChange }: AtLeastProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 10);
    setTyped(digits);
    const number = Number(digits);
    if (number >= 1) onChange(Math.min(bound, number));
  };
  return (
    <Field
      label={label}
      labelHidden
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
