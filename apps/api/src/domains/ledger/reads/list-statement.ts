// Owns the statement: a page of it for the phone with each payment as one line, every booked line as a file.

import { csvLine } from '@stagepass/base/csv.ts';
import type { AssetId, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import type { StatementFilter, StatementLine } from '@stagepass/contract/ledger/shapes.ts';
import { loadBuyers } from '#domains/users/public/load-buyers.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import { bigWhole } from '#platform/paging/key-columns.ts';
import { keyset, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubRefs } from '../public/club-refs.ts';
import { textOf } from '../receipts.rules.ts';
import { keepFound, searchLines } from '../search-lines.ts';
import { linesFor, pageOf } from '../statement.rules.ts';
import { listLines, type StatementPart } from '../statement.store.ts';
import { wordsOf } from '../statement-words.rules.ts';
import type { LineRow } from '../tables.ts';

const day_ms = 86_400_000;
const linesAtOnce = 500;

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

const byPlace = keyset({ before_seq: bigWhole });

export async function listStatement(
  platform: Platform,
  { user_id }: SignedIn,
  { cursor, limit, ...filter }: StatementFilter & PageAsked,
): Promise<Page<StatementLine>> {
  const part = { user_id, ...filterOf(filter), ...byPlace.read(cursor) };
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
  const people = await loadBuyers(platform, platform.db, shown.flatMap(sentBetween));
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
      person: people.get(sentBetween(row)[0] ?? '') ?? null,
      at: row.at.toISOString(),
    })),
    next_cursor: before_seq === null ? null : byPlace.write({ before_seq }),
  };
}

/** The other fan of a gift. Whom somebody bought from is nobody's to know. */
function sentBetween({ kind, other_kind, other_id }: LineRow): readonly string[] {
  return kind === 'gift' && other_kind === 'user' ? [other_id] : [];
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

export function exportStatement(platform: Platform, actor: SignedIn, filter: StatementFilter): Download {
  const today = platform.clock.now().toISOString().slice(0, 10);
  return { name: `stagepass-transactions-${today}.csv`, parts: statementLines(platform, actor, filter) };
}

/** Newest first, read a bounded part at a time while it is sent. */
async function* statementLines(
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
