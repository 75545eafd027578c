// What was paid and refunded for the club's license, newest first.
import { formatUsd } from '@stagepass/base/money.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Listed } from '#platform/query/listed.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { licenseCopy } from '../copy.ts';
import { useLicensePayments } from '../data/license.ts';

export function PaymentsSheet({ clubId, onClose }: { clubId: string; onClose: () => void }) {
  const copy = useCopy(licenseCopy);
  const { history } = copy;
  const { tag } = useLocale();
  return (
    <Sheet onClose={onClose} title={history.title}>
      <Listed
        query={useLicensePayments(clubId)}
        copy={copy}
        failed={history.failed}
        empty={{ title: history.empty, text: history.emptyText }}
      >
        {(payments) => (
          <RowGroup>
            {payments.map(({ id, kind, name, amount_cents, pay_from, created_at }) => (
              <ListRow
                key={id}
                title={history.kinds[kind]({ name })}
                detail={history[pay_from]({ date: dayIn(tag, created_at) })}
                trailing={
                  <b className="sp-num">{`${kind === 'refund' ? '+' : '−'}${formatUsd(amount_cents)}`}</b>
                }
              />
            ))}
          </RowGroup>
        )}
      </Listed>
    </Sheet>
  );
}
