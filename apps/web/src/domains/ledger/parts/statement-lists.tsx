// The lines of a month under their days, those that a search finds, and what is held right now.
import type { StatementLine, WalletHold } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Perforation } from '@stagepass/ui/perforation/perforation.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { byDay } from '#platform/i18n/days.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { ledgerCopy } from '../copy.ts';
import { type Side, useFoundHolds, useFoundLines, useHolds, useLines } from '../data/statement.ts';
import { datedDay } from '../model/days.ts';
import { groupEqual } from '../model/grouped-lines.ts';
import { type Month, monthName } from '../model/months.ts';
import { statementPath, topUpPath } from '../public/paths.ts';
import { statementCopy } from '../statement-copy.ts';
import { LineGroupRow } from './line-group.tsx';
import { HoldRow } from './statement-row.tsx';
import './statement.css';

export type MonthListProps = {
  month: Month;
  side: Side | undefined;
  now: Date;
  onOpen: (transferId: string) => void;
};

export function MonthList({ month, side, now, onOpen }: MonthListProps) {
  const copy = useCopy(ledgerCopy);
  const words = useCopy(statementCopy);
  const lines = useLines(month, side);
  return (
    <div className="mt-4">
      <Answered query={lines} copy={copy} failed={words.failed}>
        {(found) =>
          found.length === 0 && !lines.hasNextPage ? (
            <Quiet month={month} side={side} now={now} />
          ) : (
            <Days lines={found} now={now} onOpen={onOpen} />
          )
        }
      </Answered>
      <More query={lines} />
    </div>
  );
}

type FoundListProps = Omit<MonthListProps, 'month'> & { q: string; onAll: () => void };

/** What a search finds in the whole account. */
export function FoundList({ q, side, now, onOpen, onAll }: FoundListProps) {
  const copy = useCopy(ledgerCopy);
  const words = useCopy(statementCopy);
  const lines = useFoundLines(q, side);
  const holds = useFoundHolds(q, side === undefined);
  const held = side === undefined ? (holds.data ?? []) : [];
  return (
    <div className="mt-4">
      {held.length === 0 ? null : (
        <>
          <h2 className="sp-money-day">{words.held}</h2>
          <HoldRows holds={held} />
        </>
      )}
      <Answered query={lines} copy={copy} failed={words.failed}>
        {(found) =>
          found.length === 0 && !lines.hasNextPage ? (
            held.length > 0 || holds.isLoading ? null : (
              <EmptyState
                title={words.noneTitle}
                picture={<Illustration name="rail" />}
                action={<Button onClick={onAll}>{words.noneAction}</Button>}
              >
                {words.none({ q })}
              </EmptyState>
            )
          ) : (
            <Days lines={found} now={now} onOpen={onOpen} />
          )
        }
      </Answered>
      <More query={lines} copy={{ ...copy, more: words.further }} />
    </div>
  );
}

type DaysProps = { lines: readonly StatementLine[]; now: Date; onOpen: (transferId: string) => void };

function Days({ lines, now, onOpen }: DaysProps) {
  const words = useCopy(statementCopy);
  const { tag } = useLocale();
  return byDay(lines, ({ at }) => at).map((day) => (
    <div key={day.entries[0]?.seq}>
      <h2 className="sp-money-day">
        {datedDay(day.at, now, words, tag)}
        <span aria-hidden="true">
          <Perforation />
        </span>
      </h2>
      <ul>
        {groupEqual(day.entries).map((group) => (
          <li key={group.lines[0].seq}>
            <LineGroupRow group={group} onOpen={(line) => onOpen(line.transfer_id)} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Quiet({ month, side, now }: Omit<MonthListProps, 'onOpen'>) {
  const words = useCopy(statementCopy);
  const { tag } = useLocale();
  const text = side === 'in' ? words.emptyIn : side === 'out' ? words.emptyOut : words.empty;
  return (
    <EmptyState
      title={words.emptyTitle}
      picture={<Illustration name="rail" />}
      action={<LinkButton to={topUpPath(statementPath())}>{words.emptyAction}</LinkButton>}
    >
      {text({ month: monthName(month, now, tag) })}
    </EmptyState>
  );
}

export function HeldList() {
  const copy = useCopy(ledgerCopy);
  const words = useCopy(statementCopy);
  const holds = useHolds();
  return (
    <div className="mt-4">
      <Answered query={holds} copy={copy} failed={words.failed}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={words.noHoldsTitle} picture={<Illustration name="rail" />}>
              {words.noHolds}
            </EmptyState>
          ) : (
            <HoldRows holds={found} />
          )
        }
      </Answered>
      <More query={holds} />
    </div>
  );
}

function HoldRows({ holds }: { holds: readonly WalletHold[] }) {
  return (
    <ul>
      {holds.map((hold) => (
        <li key={hold.id}>
          <HoldRow hold={hold} />
        </li>
      ))}
    </ul>
  );
}
