// The budget for rewards in credits: what it holds, what missions have reserved, and how the owner changes it.
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { MissionBudget } from '@stagepass/contract/missions/shapes.ts';
import { useRest } from '@stagepass/ui/button/use-rest.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useBudget, useChangeBudget } from '../../data/manage.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import './budget-sheet.css';

const MOST_CENTS = 5_000_000;

export function BudgetSheet({ club, onClose }: { club: { id: string }; onClose: () => void }) {
  const copy = useCopy(manageMissionsCopy);
  const { money } = copy;
  const query = useBudget(club.id);
  return (
    <Sheet onClose={onClose} title={money.title} description={money.lead}>
      <Answered query={query} copy={copy} failed={money.failed}>
        {(budget) => (
          <div className="grid gap-5">
            <Figures budget={budget} />
            {budget.can.change ? (
              <ChangeBudget clubId={club.id} budget={budget} />
            ) : (
              <p className="sp-small sp-quiet">{money.ownerOnly}</p>
            )}
          </div>
        )}
      </Answered>
    </Sheet>
  );
}

function Figures({ budget }: { budget: MissionBudget }) {
  const { money } = useCopy(manageMissionsCopy);
  const lines = [
    [money.budget, budget.budget_cents],
    [money.reserved, budget.reserved_cents],
    [money.spent, budget.spent_cents],
    [money.free, budget.free_cents],
  ] as const;
  return (
    <dl className="sp-budget">
      {lines.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="sp-num">{formatUsd(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Typed {
  way: 'add' | 'take';
  amount: string;
}

/** Null where the amount can be moved. */
function amountTrouble(
  { money }: Copy<typeof manageMissionsCopy>,
  { way, amount }: Typed,
  budget: MissionBudget,
) {
  const cents = parseUsd(amount);
  if (cents === undefined || cents < 1 || cents > MOST_CENTS) return money.amountWrong;
  if (way === 'add' && cents > (budget.club_cents ?? 0))
    return money.tooMuchAdd({ amount: formatUsd(budget.club_cents ?? 0) });
  if (way === 'take' && cents > budget.free_cents)
    return money.tooMuchTake({ amount: formatUsd(budget.free_cents) });
  return null;
}

function ChangeBudget({ clubId, budget }: { clubId: string; budget: MissionBudget }) {
  const copy = useCopy(manageMissionsCopy);
  const { money } = copy;
  const change = useChangeBudget(clubId);
  const form = useForm<Typed>({
    initial: { way: 'add', amount: '' },
    copy,
    check: (typed) => ({ amount: amountTrouble(copy, typed, budget) ?? undefined }),
    send: async ({ way, amount }) => {
      const cents = parseUsd(amount) ?? 0;
      await change.mutateAsync(way === 'add' ? cents : -cents);
      const said = way === 'add' ? money.added : money.taken;
      showToast({ title: said({ amount: formatUsd(cents) }), tone: 'good' });
      form.saved({ way, amount: '' });
    },
    codes: { 'missions.budget-too-small': 'amount', 'ledger.not-enough': 'amount' },
  });
  const rest = useRest({ loading: form.pending });
  const { way, amount } = form.values;
  const cents = parseUsd(amount);
  const shown = cents === undefined || cents < 1 ? null : formatUsd(cents);
  const act =
    way === 'add'
      ? shown === null
        ? money.addBare
        : money.addAct({ amount: shown })
      : shown === null
        ? money.takeBare
        : money.takeAct({ amount: shown });
  return (
    <form {...form.form} className="grid gap-4">
      <SegmentedControl
        label={money.way}
        segments={[
          { value: 'add', label: money.add },
          { value: 'take', label: money.take },
        ]}
        value={way}
        onChange={(next) => form.set({ way: next })}
      />
      <Field
        {...form.field('amount')}
        label={money.amount}
        hint={
          way === 'add'
            ? money.club({ amount: formatUsd(budget.club_cents ?? 0) })
            : money.takeHint({ amount: formatUsd(budget.free_cents) })
        }
        inputMode="decimal"
        autoComplete="off"
      />
      <FormError of={form} />
      <SubmitButton of={form} resting={rest.resting}>
        {act}
      </SubmitButton>
    </form>
  );
}
