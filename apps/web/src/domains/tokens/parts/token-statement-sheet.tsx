// My own lines of a token, newest first: bought, earned, sent, received, spent, with what was there after each.
import type { StatementLine } from '@stagepass/contract/ledger/shapes.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { tokensCopy } from '../copy.ts';
import { useTokenStatement } from '../data/tokens.ts';

export function TokenStatementSheet({ token, onClose }: { token: FanToken; onClose: () => void }) {
  const copy = useCopy(tokensCopy);
  const words = copy.history;
  const { tag } = useLocale();
  const lines = useTokenStatement(token.club.id);
  return (
    <Sheet title={words.title({ symbol: token.symbol })} onClose={onClose}>
      <Answered query={lines} copy={copy} failed={words.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="sp-quiet">{words.none}</p>
          ) : (
            <RowGroup>
              {rows.map((line) => (
                <ListRow
                  key={line.seq}
                  title={kindWords(line, words.kinds)}
                  detail={`${momentIn(tag, line.at)} · ${words.balance({ balance: line.balance_cents })}`}
                  trailing={
                    <span className="sp-num">
                      {line.amount_cents < 0 ? '−' : '+'}
                      {numberIn(tag, Math.abs(line.amount_cents))}
                    </span>
                  }
                />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <More query={lines} />
    </Sheet>
  );
}

type Kinds = Copy<typeof tokensCopy>['history']['kinds'];

function kindWords({ kind, amount_cents, person }: StatementLine, words: Kinds): string {
  if (kind === 'gift') {
    if (person === null) return amount_cents < 0 ? words.gift : words.received;
    return (amount_cents < 0 ? words.giftTo : words.receivedFrom)({ name: person.user_name });
  }
  if (kind === 'token' || kind === 'reward' || kind === 'refund') return words[kind];
  return words.other;
}
