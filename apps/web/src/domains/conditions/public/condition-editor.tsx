// How a creator says who may: everyone, or groups of conditions, with the sentence that a fan will read.
import type { ConditionTree, DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { conditionsCopy } from '../copy.ts';
import {
  type ConditionDraft,
  changeGroup,
  countLeaves,
  type DraftGroup,
  draftOf,
  groupModes,
  mostLeaves,
  treeOf,
} from '../model/condition-draft.ts';
import { type Choices, described, type Named } from '../model/described.ts';
import { freshLeaf, LeafRow } from '../parts/leaf-row.tsx';
import { useConditionSentence } from './condition-sentence.ts';
import './condition-editor.css';

export interface ConditionEditorProps {
  /** Names the whole for screen readers, as 'Who may read it'. */
  label?: string | undefined;
  value: ConditionTree | null;
  onChange: (value: ConditionTree | null) => void;
  /** Lowest first. */
  tiers: readonly Named[];
  /** Designs of the club's items that one can be asked to have; none where left out. */
  designs?: readonly Named[] | undefined;
  /** Missions of the club that one can be asked to have completed. */
  missions?: readonly Named[] | undefined;
  /** Badges of the club that one can be asked to have. */
  badges?: readonly Named[] | undefined;
  /** The symbol of the club's fan token; left out where it has none. */
  token?: string | null | undefined;
}

export function ConditionEditor(props: ConditionEditorProps) {
  const { label, value, onChange, tiers, designs = [], missions = [], badges = [], token = null } = props;
  const choices = { tiers, designs, missions, badges, token };
  const copy = useCopy(conditionsCopy).editor;
  const [draft, setDraft] = useDraft(value);
  const told = value === null ? null : described(value, choices);
  const begin = () => {
    const leaf = freshLeaf('tier', choices) ?? freshLeaf('xp', choices);
    if (leaf) onChange(leaf);
  };
  return (
    <fieldset className="sp-conditions">
      <legend className="sp-field-label">{label ?? copy.label}</legend>
      <SegmentedControl
        label={label ?? copy.label}
        segments={[
          { value: 'everyone', label: copy.everyone },
          { value: 'some', label: copy.some },
        ]}
        value={value === null ? 'everyone' : 'some'}
        onChange={(choice) => (choice === 'everyone' ? onChange(null) : begin())}
      />
      {draft === undefined && told ? (
        <Foreign told={told} onStartOver={begin} />
      ) : (
        <Groups
          draft={draft ?? []}
          choices={choices}
          onChange={(next) => {
            setDraft(next);
            onChange(treeOf(next));
          }}
        />
      )}
      {told && draft ? <Result told={told} /> : null}
    </fieldset>
  );
}

/** Groups of one condition each look like one group in the tree: they stay apart while they are being edited. */
function useDraft(value: ConditionTree | null) {
  const [kept, setKept] = useState<ConditionDraft>([]);
  const isOurs = JSON.stringify(treeOf(kept)) === JSON.stringify(value);
  return [isOurs ? kept : draftOf(value), setKept] as const;
}

function Result({ told }: { told: DescribedCondition }) {
  const copy = useCopy(conditionsCopy).editor;
  const who = useConditionSentence(told);
  return (
    <output className="sp-conditions-result" aria-live="polite">
      {copy.result({ who })}
    </output>
  );
}

function Foreign({ told, onStartOver }: { told: DescribedCondition; onStartOver: () => void }) {
  const copy = useCopy(conditionsCopy).editor;
  const who = useConditionSentence(told);
  return (
    <>
      <p className="sp-small sp-quiet">{copy.foreign({ who })}</p>
      <Button variant="secondary" size="small" onClick={onStartOver}>
        {copy.startOver}
      </Button>
    </>
  );
}

interface GroupsProps {
  draft: ConditionDraft;
  choices: Choices;
  onChange: (draft: ConditionDraft) => void;
}

function Groups({ draft, choices, onChange }: GroupsProps) {
  const copy = useCopy(conditionsCopy).editor;
  if (draft.length === 0) return null;
  const full = countLeaves(draft) >= mostLeaves;
  const addGroup = () => {
    const leaf = freshLeaf('xp', choices);
    if (leaf) onChange([...draft, { mode: 'any', leaves: [leaf] }]);
  };
  return (
    <>
      {draft.map((group, at) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place.
          key={at}
          group={group}
          number={at + 1}
          choices={choices}
          full={full}
          onChange={(next) => onChange(changeGroup(draft, at, () => next))}
        />
      ))}
      {full ? <p className="sp-small sp-quiet">{copy.full}</p> : null}
      <Button
        variant="ghost"
        size="small"
        disabled={full}
        icon={<Icon of={plus} weight="bold" size="1rem" />}
        onClick={addGroup}
      >
        {copy.addGroup}
      </Button>
    </>
  );
}

interface GroupProps {
  group: DraftGroup;
  number: number;
  choices: Choices;
  full: boolean;
  onChange: (group: DraftGroup) => void;
}

function Group({ group, number, choices, full, onChange }: GroupProps) {
  const copy = useCopy(conditionsCopy).editor;
  const { mode, leaves } = group;
  const add = () => {
    const leaf = freshLeaf('xp', choices);
    if (leaf) onChange({ mode, leaves: [...leaves, leaf] });
  };
  return (
    <fieldset className="sp-condition-group" aria-label={copy.group({ number })}>
      <SegmentedControl
        label={copy.mode}
        segments={groupModes.map((value) => ({ value, label: copy[value] }))}
        value={mode}
        onChange={(next) => onChange({ mode: next, leaves })}
      />
      {leaves.map((leaf, at) => (
        <LeafRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may say the same; their place tells them apart.
          key={at}
          leaf={leaf}
          number={at + 1}
          choices={choices}
          onChange={(next) => onChange({ mode, leaves: leaves.with(at, next) })}
          onRemove={() => onChange({ mode, leaves: leaves.toSpliced(at, 1) })}
        />
      ))}
      <Button
        variant="secondary"
        size="small"
        disabled={full}
        icon={<Icon of={plus} weight="bold" size="1rem" />}
        onClick={add}
      >
        {copy.add}
      </Button>
    </fieldset>
  );
}
