// The rules of the house: written, put in order, saved.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { moderationCopy } from '../copy.ts';
import { useSaveHouseRules } from '../data/house.ts';
import { type DraftRule, draftOf, moved, rulesOf, withNew } from '../model/rule-list.ts';
import './moderation.css';

const MOST_RULES = 20;

export function HouseRules({ club }: { club: ClubView }) {
  const copy = useCopy(moderationCopy);
  const { rules } = copy;
  const [draft, setDraft] = useState(() => draftOf(club.house_rules));
  const save = useSaveHouseRules(club.id);
  const isChanged = rulesOf(draft).join('\n') !== club.house_rules.join('\n');
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(rulesOf(draft), {
          onSuccess: (saved) => {
            setDraft(draftOf(saved.house_rules));
            showToast({ title: copy.saved });
          },
        });
      }}
    >
      <p className="sp-quiet">{rules.lead}</p>
      {draft.length === 0 ? (
        <EmptyState title={rules.emptyTitle} picture={<Illustration name="rail" />}>
          {rules.empty}
        </EmptyState>
      ) : (
        <ol className="grid gap-3">
          {draft.map((rule, at) => (
            <Rule key={rule.key} rule={rule} at={at} draft={draft} onChange={setDraft} />
          ))}
        </ol>
      )}
      {save.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, save.error)}
        </Notice>
      ) : null}
      <Button
        variant="outline"
        wide
        disabled={draft.length >= MOST_RULES}
        icon={<Icon of={plus} weight="bold" />}
        onClick={() => setDraft(withNew(draft))}
      >
        {rules.add}
      </Button>
      <Button type="submit" wide disabled={!isChanged} loading={save.isPending}>
        {copy.save}
      </Button>
    </form>
  );
}

type RuleProps = {
  rule: DraftRule;
  at: number;
  draft: DraftRule[];
  onChange: (draft: DraftRule[]) => void;
};

function Rule({ rule, at, draft, onChange }: RuleProps) {
  const { rules } = useCopy(moderationCopy);
  const number = at + 1;
  const write = (text: string) =>
    onChange(draft.map((other) => (other.key === rule.key ? { ...other, text } : other)));
  return (
    <li className="sp-rule">
      <TextArea
        label={rules.label({ number })}
        value={rule.text}
        rows={2}
        dir="auto"
        maxLength={300}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <span className="sp-rule-acts">
        <IconButton
          label={rules.up({ number })}
          icon={<Icon of={arrowUp} />}
          disabled={at === 0}
          onClick={() => onChange(moved(draft, at, -1))}
        />
        <IconButton
          label={rules.down({ number })}
          icon={<Icon of={arrowDown} />}
          disabled={at === draft.length - 1}
          onClick={() => onChange(moved(draft, at, 1))}
        />
        <IconButton
          label={rules.remove({ number })}
          icon={<Icon of={trash} />}
          onClick={() => onChange(draft.filter((other) => other.key !== rule.key))}
        />
      </span>
    </li>
  );
}
