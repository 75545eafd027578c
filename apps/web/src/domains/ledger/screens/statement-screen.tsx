// /user/transaction-history: a month of my account: how the balance went, every line with it, and each one's receipt; or
// what a search finds in all of it (`?q=`).
import { formatUsd } from '@stagepass/base/money.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretDown } from '@stagepass/ui/icon/phosphor/caret-down.ts';
import { fileCsv } from '@stagepass/ui/icon/phosphor/file-csv.ts';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useClosing, useHolds, useMonthLines } from '../data/statement.ts';
import { isMonth, type Month, monthName, monthOf, monthsSince } from '../model/months.ts';
import { AvailableHeld } from '../parts/available-held.tsx';
import { FoundList, HeldList, MonthList } from '../parts/statement-lists.tsx';
import { walletPath } from '../public/paths.ts';
import { useWallet } from '../public/use-wallet.ts';
import { statementCopy } from '../statement-copy.ts';
import '../parts/statement.css';

const BalanceChart = latePart(() => import('../parts/balance-chart.tsx'), 'BalanceChart');
const StatementSearch = latePart(
  () => import('../parts/statement-search.tsx'),
  'StatementSearch',
  <Skeleton height="3rem" width="100%" />,
);
const ReceiptSheet = lateSheet(() => import('../parts/receipt-sheet.tsx'), 'ReceiptSheet');
const CsvSheet = lateSheet(() => import('../parts/csv-sheet.tsx'), 'CsvSheet');

const filters = ['all', 'in', 'out', 'held'] as const;
type Filter = (typeof filters)[number];

/** What is held is held now: an earlier month has none of it. */
const filtersOf = (month: Month) =>
  filters.filter((name) => name !== 'held' || month === monthOf(new Date()));

export function Component() {
  const copy = useCopy(statementCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const [now] = useState(() => new Date());
  const asked = search.get('month');
  const month = isMonth(asked) ? asked : monthOf(now);
  const filter = filtersOf(month).find((name) => name === search.get('show')) ?? 'all';
  const transfer = search.get('transfer');
  const [file, setFile] = useState(false);
  const q = search.get('q') ?? '';
  const [isSearching, setSearching] = useState(q !== '');
  const side = filter === 'in' || filter === 'out' ? filter : undefined;
  const open = (id: string) => change({ transfer: id });
  const endSearch = () => {
    setSearching(false);
    change({ q: null });
  };
  return (
    <Screen>
      <TopBar
        leading={<BackButton above={walletPath()} />}
        title={<h1>{copy.title}</h1>}
        actions={
          <>
            <IconButton
              label={isSearching ? copy.searchClose : copy.search}
              icon={<Icon of={isSearching ? x : magnifyingGlass} />}
              onClick={isSearching ? endSearch : () => setSearching(true)}
            />
            <IconButton label={copy.csv} icon={<Icon of={fileCsv} />} onClick={() => setFile(true)} />
          </>
        }
      />
      <ScreenBody>
        {isSearching ? (
          <StatementSearch q={q} onChange={(next) => change({ q: next === '' ? null : next })} />
        ) : null}
        {q === '' ? (
          <>
            <MonthHead month={month} now={now} onChange={(next) => change({ month: next })} />
            <Picture month={month} now={now} />
          </>
        ) : null}
        <Filters
          month={month}
          filter={filter}
          isSearch={q !== ''}
          onChange={(next) => change({ show: next })}
        />
        {q !== '' ? (
          <FoundList q={q} side={side} now={now} onOpen={open} onAll={endSearch} />
        ) : filter === 'held' ? (
          <HeldList />
        ) : (
          <MonthList month={month} side={side} now={now} onOpen={open} />
        )}
      </ScreenBody>
      {transfer === null ? null : (
        <ReceiptSheet
          waitingTitle={copy.receipt.title}
          id={transfer}
          onClose={() => change({ transfer: null })}
        />
      )}
      {file ? <CsvSheet waitingTitle={copy.csvTitle} month={month} onClose={() => setFile(false)} /> : null}
    </Screen>
  );
}

type MonthHeadProps = { month: Month; now: Date; onChange: (month: Month) => void };

function MonthHead({ month, now, onChange }: MonthHeadProps) {
  const copy = useCopy(statementCopy);
  const { tag } = useLocale();
  const { data } = useWallet();
  const { data: found } = useMonthLines(month);
  const isNow = month === monthOf(now);
  const closing = useClosing(month, !isNow && found?.lines.length === 0);
  const balance = isNow ? data?.credits.balance_cents : (found?.lines[0]?.balance_cents ?? closing.data);
  const months = monthsSince(data?.first_line_at ?? null, now);
  return (
    <div className="sp-month-head">
      <label className="sp-month">
        <span className="sp-display" aria-hidden="true">
          {monthName(month, now, tag)}
        </span>
        <Icon of={caretDown} weight="bold" />
        <select aria-label={copy.month} value={month} onChange={(event) => onChange(event.target.value)}>
          {(months.includes(month) ? months : [...months, month]).map((one) => (
            <option key={one} value={one}>
              {monthName(one, now, tag)}
            </option>
          ))}
        </select>
      </label>
      {balance === undefined ? null : (
        <p className="sp-month-balance">
          <span className="sp-small sp-quiet block">{isNow ? copy.balance : copy.closing}</span>
          <span className="sp-title">{formatUsd(balance)}</span>
        </p>
      )}
      {isNow && data !== undefined ? (
        <p className="sp-small sp-quiet w-full">
          <AvailableHeld credits={data.credits} />
        </p>
      ) : null}
    </div>
  );
}

/** Drawn for what moved only: a month of nothing has no picture. */
function Picture({ month, now }: { month: Month; now: Date }) {
  const { data, isPending } = useMonthLines(month);
  const waiting = <Skeleton height="9rem" width="100%" />;
  if (isPending) return <div className="mt-3">{waiting}</div>;
  if (data === undefined || data.lines.length === 0) return null;
  return (
    <div className="mt-3">
      <BalanceChart meanwhile={waiting} month={month} found={data} now={now} />
    </div>
  );
}

type FiltersProps = {
  month: Month;
  filter: Filter;
  /** Of the whole account: the month's counts say nothing there, and what is held is found with the rest. */
  isSearch: boolean;
  onChange: (filter: Filter) => void;
};

function Filters({ month, filter, isSearch, onChange }: FiltersProps) {
  const copy = useCopy(statementCopy);
  const { data } = useMonthLines(month);
  const { data: holds } = useHolds();
  const label = {
    all: isSearch || data === undefined || data.cut ? copy.all : copy.allCount({ count: data.lines.length }),
    in: copy.in,
    out: copy.out,
    held: holds === undefined || holds.length === 0 ? copy.held : copy.heldCount({ count: holds.length }),
  };
  return (
    <div className="mt-4">
      <ChipRow label={copy.filters}>
        {filtersOf(month).map((name) =>
          isSearch && name === 'held' ? null : (
            <Chip
              key={name}
              pressed={name === filter || (isSearch && filter === 'held' && name === 'all')}
              onClick={() => onChange(name)}
            >
              {label[name]}
            </Chip>
          ),
        )}
      </ChipRow>
    </div>
  );
}
