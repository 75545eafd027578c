// Spending limits and the pause, inside settings.
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clock } from '@stagepass/ui/icon/phosphor/clock.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useSetLimits } from '../data/rules.ts';
import { limitsCopy } from '../limits-copy.ts';
import { useWallet } from '../public/use-wallet.ts';
import { TakePause } from './take-pause.tsx';

export function View() {
  const copy = useCopy(limitsCopy);
  useTitle(copy.title);
  const wallet = useWallet();
  return (
    <>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{copy.lead}</p>
      <Answered query={wallet} copy={copy} failed={copy.failed}>
        {(found) => (
          <>
            <LimitsForm wallet={found} />
            <TakePause wallet={found} />
          </>
        )}
      </Answered>
    </>
  );
}

const typedOf = (cents: number | null) => (cents === null ? '' : formatUsd(cents).slice(1));

/** Undefined where it is no amount; null where it was left empty. */
function limitOf(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : parseUsd(typed);
}

function LimitsForm({ wallet }: { wallet: Wallet }) {
  const copy = useCopy(limitsCopy);
  const { tag } = useLocale();
  const set = useSetLimits();
  const { limits } = wallet;
  const wanted = limits.next ?? limits;
  const form = useForm({
    initial: () => ({ day: typedOf(wanted.day_cents), month: typedOf(wanted.month_cents) }),
    copy,
    check: ({ day, month }) => ({
      day: limitOf(day) === undefined ? copy.wrong : undefined,
      month: limitOf(month) === undefined ? copy.wrong : undefined,
    }),
    send: async ({ day, month }) => {
      const body = { day_cents: limitOf(day) ?? null, month_cents: limitOf(month) ?? null };
      const { next } = (await set.mutateAsync(body)).limits;
      showToast({
        title: next === null ? copy.saved : copy.savedLater({ date: momentIn(tag, next.from) }),
      });
    },
  });
  const [day_cents, month_cents] = [limitOf(form.values.day), limitOf(form.values.month)];
  const pointless =
    typeof day_cents === 'number' && typeof month_cents === 'number' && day_cents > month_cents;
  return (
    <form {...form.form} className="grid gap-4">
      <Field
        {...form.field('day')}
        label={copy.day}
        inputMode="decimal"
        autoComplete="off"
        placeholder={copy.none}
        error={day_cents === undefined ? copy.wrong : undefined}
        hint={pointless ? copy.under : copy.spentToday({ amount: formatUsd(limits.spent_today_cents) })}
      />
      <Field
        {...form.field('month')}
        label={copy.month}
        inputMode="decimal"
        autoComplete="off"
        placeholder={copy.none}
        error={month_cents === undefined ? copy.wrong : undefined}
        hint={copy.spentMonth({ amount: formatUsd(limits.spent_month_cents) })}
      />
      <Waits limits={limits} />
      <FormError of={form} />
      <SubmitButton of={form}>{copy.save}</SubmitButton>
      <p className="sp-small sp-quiet">
        {copy.counts} {copy.utc}
      </p>
    </form>
  );
}

/** A raise that still waits. */
function Waits({ limits }: Pick<Wallet, 'limits'>) {
  const copy = useCopy(limitsCopy);
  const { tag } = useLocale();
  const { next } = limits;
  if (next === null) return null;
  const word = (cents: number | null) => (cents === null ? copy.noneWord : formatUsd(cents));
  return (
    <Notice tone="plain" icon={<Icon of={clock} weight="fill" />}>
      {copy.next({
        date: momentIn(tag, next.from),
        day: word(next.day_cents),
        month: word(next.month_cents),
      })}
    </Notice>
  );
}
