// What completing a mission gives on top of XP: items, badges and fan tokens of the club, credits out of its reward
// budget.
import { formatUsd } from '@stagepass/base/money.ts';
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useClubToken } from '#domains/tokens/public/use-club-token.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useBudget } from '../../data/manage.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import {
  type MissionForm,
  MOST_REWARDS,
  promisedCents,
  promisedTokens,
  type TypedReward,
} from '../../model/manage-draft.ts';
import { RewardField } from './reward-field.tsx';

const BudgetSheet = lateSheet(() => import('./budget-sheet.tsx'), 'BudgetSheet');

export interface RewardFieldsProps {
  club: ClubView;
  mission: MissionEditor | null;
  form: Form<MissionForm>;
  disabled: boolean;
}

export function RewardFields({ club, mission, form, disabled }: RewardFieldsProps) {
  const { rewards: words } = useCopy(missionBuilderCopy);
  const { rewards } = form.values;
  const set = (next: readonly TypedReward[]) => form.set({ rewards: next });
  const isFull = rewards.length >= MOST_REWARDS;
  const token = useClubToken(club.id) ?? null;
  const givesTokens = rewards.some(({ kind }) => kind === 'tokens');
  return (
    <section className="grid gap-3" aria-label={words.heading}>
      <div>
        <h2 className="sp-field-label">{words.heading}</h2>
        <p className="sp-small sp-faint">{rewards.length === 0 ? words.none : words.lead}</p>
      </div>
      {rewards.map((reward, at) => (
        <RewardField
          // biome-ignore lint/suspicious/noArrayIndexKey: two rewards may say the same; their place tells them apart.
          key={at}
          club={club}
          known={mission?.rewards ?? []}
          reward={reward}
          number={at + 1}
          disabled={disabled}
          tried={form.errors.rewards !== undefined}
          onChange={(next) => set(rewards.with(at, next))}
          onRemove={() => set(rewards.toSpliced(at, 1))}
        />
      ))}
      {disabled || isFull ? null : (
        <div className="flex flex-wrap gap-2">
          {club.viewer.can.manage_sales ? (
            <AddButton onAdd={() => set([...rewards, { kind: 'item', design_id: '', total: '' }])}>
              {words.addItem}
            </AddButton>
          ) : null}
          <AddButton onAdd={() => set([...rewards, { kind: 'credits', amount: '', total: '' }])}>
            {words.addCredits}
          </AddButton>
          <AddButton onAdd={() => set([...rewards, { kind: 'badge', badge_id: '' }])}>
            {words.addBadge}
          </AddButton>
          {token !== null && club.viewer.can.manage_sales && !givesTokens ? (
            <AddButton onAdd={() => set([...rewards, { kind: 'tokens', amount: '', total: '' }])}>
              {words.addTokens}
            </AddButton>
          ) : null}
        </div>
      )}
      {rewards.some(({ kind }) => kind === 'credits') ? (
        <BudgetLine club={club} needed={disabled ? 0 : promisedCents(rewards)} />
      ) : null}
      {givesTokens && token !== null ? (
        <TokensLine token={token} needed={disabled ? 0 : promisedTokens(rewards)} />
      ) : null}
    </section>
  );
}

/** What the rewards would set aside, beside what is left under the cap. */
function TokensLine({
  token: { symbol, left },
  needed: count,
}: {
  token: NonNullable<ReturnType<typeof useClubToken>>;
  needed: number;
}) {
  const { rewards: words } = useCopy(missionBuilderCopy);
  const { tag } = useLocale();
  if (left === undefined || count === 0) return null;
  const isShort = count > left;
  const said = { count: numberIn(tag, count), left: numberIn(tag, left), symbol };
  return (
    <Notice tone={isShort ? 'warn' : 'plain'}>
      {isShort ? words.tokensShort(said) : words.tokensNeed(said)}
    </Notice>
  );
}

function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon of={plus} weight="bold" size="1rem" />}
      onClick={onAdd}
    >
      {children}
    </Button>
  );
}

/** What the rewards would reserve, beside what is free; once published, it is reserved already. */
function BudgetLine({ club, needed }: { club: ClubView; needed: number }) {
  const { rewards: words } = useCopy(missionBuilderCopy);
  const [open, setOpen] = useState(false);
  const budget = useBudget(club.id).data;
  if (budget === undefined || needed === 0) return null;
  const isShort = needed > budget.free_cents;
  const say = isShort ? words.short : words.needs;
  return (
    <>
      <Notice
        tone={isShort ? 'warn' : 'plain'}
        action={
          <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
            {words.budget}
          </Button>
        }
      >
        {say({ amount: formatUsd(needed), free: formatUsd(budget.free_cents) })}
      </Notice>
      {open ? <BudgetSheet waitingTitle={words.budget} club={club} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
