// The rules of the house: written, put in order, saved.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { moderationCopy } from '../copy.ts';
import { useSaveHouseRules } from '../data/house.ts';
import { type DraftRule, draftOf, moved, rulesOf, withNew } from '../model/rule-list.ts';
import './moderation.css';

const MOST_RULES = 20;

export function HouseRules({ club }: { club: ClubView }) {
  const copy = useCopy(moderationCopy);
  const { rules } = copy;
  const save = useSaveHouseRules(club.id);
  const form = useForm({
    initial: () => ({ house_rules: draftOf(club.house_rules) }),
    copy,
    send: async ({ house_rules }) => {
      const saved = await save.mutateAsync(rulesOf(house_rules));
      form.saved({ house_rules: draftOf(saved.house_rules) });
      showToast({ title: copy.saved, tone: 'good' });
    },
  });
  const draft = form.values.house_rules;
  const setDraft = (house_rules: DraftRule[]) => form.set({ house_rules });
  return (
    <form {...form.form} className="grid gap-4">
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
      <FormError of={form} />
      <Button
        variant="outline"
        wide
        disabled={draft.length >= MOST_RULES}
        icon={<Icon of={plus} weight="bold" />}
        onClick={() => setDraft(withNew(draft))}
      >
        {rules.add}
      </Button>
      <SubmitButton of={form} disabled={!form.dirty}>
        {copy.save}
      </SubmitButton>
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
