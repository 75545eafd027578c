// Owns the statement: a page of it for the phone with each payment as one line, every booked line as a file.
import { csvLine } from '@stagepass/base/csv.ts';
import type { AssetId, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import type { StatementFilter, StatementLine, WalletHold } from '@stagepass/contract/ledger/shapes.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import { refuseCursor } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubRefs } from '../club-refs.ts';
import { textOf } from '../receipts.rules.ts';
import { keepFound, searchLines } from '../search-lines.ts';
import { linesFor, pageOf } from '../statement.rules.ts';
import { listLines, type StatementPart } from '../statement.store.ts';
import { wordsOf } from '../statement-words.rules.ts';
import { listOpenHolds } from '../wallet.store.ts';

const day_ms = 86_400_000;
const linesAtOnce = 500;

interface Page {
  cursor?: string | undefined;
  limit: number;
}

type Filter = Pick<StatementPart, 'kinds' | 'side' | 'from' | 'to'> & { asset_id: AssetId };

function filterOf({ asset, kind, side, from, to }: StatementFilter): Filter {
  return {
    asset_id: asset as AssetId,
    ...(kind === undefined ? {} : { kinds: kind.split(',') as TransferKind[] }),
    ...(side === undefined ? {} : { side }),
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00Z`) }),
    // The last day counts to its end.
    ...(to === undefined ? {} : { to: new Date(Date.parse(`${to}T00:00:00Z`) + day_ms) }),
  };
}

function readPlace(cursor: string | undefined): { before_seq?: number } {
  if (cursor === undefined) return {};
  if (!/^[1-9][0-9]{0,14}$/.test(cursor)) return refuseCursor();
  return { before_seq: Number(cursor) };
}

export async function listStatement(
  platform: Platform,
  { user_id }: SignedIn,
  { cursor, limit, ...filter }: StatementFilter & Page,
): Promise<{ data: StatementLine[]; next_cursor: string | null }> {
  const part = { user_id, ...filterOf(filter), ...readPlace(cursor) };
  const words = wordsOf(filter.q);
  const { shown, before_seq } =
    words.length === 0
      ? pageOf(await listLines(platform.db, { ...part, limit: linesFor(limit) }), limit)
      : await searchLines(platform, part, { words, limit });
  const clubs = await loadClubRefs(
    platform,
    platform.db,
    shown.map((row) => row.club_id),
  );
  return {
    data: shown.map((row) => ({
      seq: row.seq,
      transfer_id: row.transfer_id,
      kind: row.kind,
      amount_cents: row.amount,
      balance_cents: row.balance,
      text: textOf(row.memo),
      cause: { kind: row.cause_kind, id: row.cause_id },
      club: clubs(row.club_id),
      other: row.other_kind,
      at: row.at.toISOString(),
    })),
    next_cursor: before_seq === null ? null : String(before_seq),
  };
}

const headings = [
  'line',
  'time',
  'kind',
  'text',
  'club',
  'amount_cents',
  'balance_cents',
  'cause',
  'transfer',
  'hash',
];

/** Newest first, read a bounded part at a time while it is sent. */
export async function* statementLines(
  platform: Platform,
  { user_id }: SignedIn,
  filter: StatementFilter,
): AsyncGenerator<string> {
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  yield `\ufeff${csvLine(headings)}`;
  let before_seq = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const part = { user_id, ...filterOf(filter), before_seq, limit: linesAtOnce };
    const rows = await listLines(platform.db, part);
    const clubs = await loadClubRefs(
      platform,
      platform.db,
      rows.map((row) => row.club_id),
    );
    yield (await keepFound(platform, rows, wordsOf(filter.q)))
      .map((row) =>
        csvLine([
          row.seq,
          row.at.toISOString(),
          row.kind,
          textOf(row.memo),
          clubs(row.club_id)?.name ?? '',
          row.amount,
          row.balance,
          `${row.cause_kind}:${row.cause_id}`,
          row.transfer_id,
          row.hash.toString('hex'),
        ]),
      )
      .join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < linesAtOnce) return;
    before_seq = last.seq;
  }
}

export async function listHolds(
  platform: Platform,
  { user_id }: SignedIn,
  { cursor, limit }: Page,
): Promise<{ data: WalletHold[]; next_cursor: string | null }> {
  if (cursor !== undefined && !isId(cursor)) return refuseCursor();
  const rows = await listOpenHolds(platform.db, { user_id, before: cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const clubs = await loadClubRefs(
    platform,
    platform.db,
    shown.map((row) => row.club_id),
  );
  return {
    data: shown.map((row) => ({
      id: row.id,
      asset_id: row.asset_id,
      amount_cents: row.amount,
      kind: row.kind,
      cause: { kind: row.cause_kind, id: row.cause_id },
      club: clubs(row.club_id),
      placed_at: row.placed_at.toISOString(),
    })),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
