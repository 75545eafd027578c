// /operator/money: payouts and identity checks that wait, disputes, and top-ups that were paid otherwise.
import { formatUsd } from '@stagepass/base/money.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { IdentityDesk } from '#domains/ledger/public/identity-desk.tsx';
import { PayoutDesk } from '#domains/ledger/public/payout-desk.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { operatorCopy } from '../copy.ts';
import { useDisputes, useFlagged } from '../data/operator.ts';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  return (
    <OperatorFrame title={copy.money.title} above={operatorPath()}>
      <PayoutDesk />
      <IdentityDesk />
      <Disputes />
      <Flagged />
    </OperatorFrame>
  );
}

function Disputes() {
  const copy = useCopy(operatorCopy);
  const { tag } = useLocale();
  const query = useDisputes();
  const { money } = copy;
  return (
    <section>
      <SectionHead title={money.disputes} />
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="sp-quiet">{money.noDisputes}</p>
          ) : (
            <RowGroup>
              {rows.map(({ id, user, state, owed_cents, amount_cents, payment_ref, at }) => (
                <ListRow
                  key={id}
                  title={user?.display_name ?? money.gone}
                  detail={[
                    money.states[state],
                    money.owed({ amount: formatUsd(owed_cents) }),
                    dayIn(tag, at),
                    payment_ref,
                  ].join(' · ')}
                  trailing={formatUsd(amount_cents)}
                />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <More query={query} />
    </section>
  );
}

function Flagged() {
  const copy = useCopy(operatorCopy);
  const query = useFlagged();
  return (
    <section>
      <SectionHead title={copy.money.flagged} />
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="sp-quiet">{copy.money.noFlagged}</p>
          ) : (
            <RowGroup>
              {rows.map(({ id, user, amount_cents, problem, payment_ref }) => (
                <ListRow
                  key={id}
                  title={user?.display_name ?? copy.money.gone}
                  detail={[problem, payment_ref].filter(Boolean).join(' · ')}
                  trailing={formatUsd(amount_cents)}
                />
              ))}
            </RowGroup>
          )
        }
      </Answered>
    </section>
  );
}
