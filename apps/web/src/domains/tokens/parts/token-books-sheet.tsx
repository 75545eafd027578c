// The books of a token, open to everybody: the four figures, the supply account with every move, and the ledger's head.
import type { FanToken, TokenSupply } from '@stagepass/contract/tokens/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { tokensCopy } from '../copy.ts';
import { useTokenBooks, useTokenMoves } from '../data/tokens.ts';

export function TokenBooksSheet({ token, onClose }: { token: FanToken; onClose: () => void }) {
  const copy = useCopy(tokensCopy);
  const { supplyBooks: words } = copy;
  const moves = useTokenMoves(token.club.id);
  const { tag } = useLocale();
  return (
    <Sheet title={words.title({ symbol: token.symbol })} onClose={onClose}>
      <p className="sp-quiet mb-3">{words.lead}</p>
      <Answered query={useTokenBooks(token.club.id)} copy={copy} failed={words.failed}>
        {(books) => <Figures books={books} />}
      </Answered>
      <SectionHead title={words.moves} level={3} />
      <Answered query={moves} copy={copy} failed={words.movesFailed}>
        {(rows) => (
          <RowGroup>
            {rows.map((move) => (
              <ListRow
                key={move.id}
                title={move.amount < 0 ? words.out : words.back}
                detail={momentIn(tag, move.at)}
                trailing={<span className="sp-num">{numberIn(tag, Math.abs(move.amount))}</span>}
              />
            ))}
          </RowGroup>
        )}
      </Answered>
      <More query={moves} />
    </Sheet>
  );
}

function Figures({ books }: { books: TokenSupply }) {
  const { supplyBooks: words } = useCopy(tokensCopy);
  const { tag } = useLocale();
  const rows = [
    [words.cap, books.cap],
    [words.given, books.given_out],
    [words.promised, books.promised],
    [words.held, books.held],
    [words.spent, books.spent],
    [words.account, books.issuer.balance],
  ] as const;
  return (
    <>
      <RowGroup>
        {rows.map(([name, amount]) => (
          <ListRow
            key={name}
            title={name}
            trailing={<span className="sp-num">{numberIn(tag, amount)}</span>}
          />
        ))}
      </RowGroup>
      <p className="sp-small sp-quiet mt-3">{words.accountText}</p>
      <p className="sp-small sp-quiet mt-3 break-all">
        {books.head === null ? (
          words.noHead
        ) : (
          <>
            {words.head({ day: books.head.day })}
            <br />
            <code>{books.head.hash}</code>
          </>
        )}
      </p>
    </>
  );
}
