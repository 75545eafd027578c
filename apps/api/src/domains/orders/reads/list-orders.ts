// Owns the lists of orders: a fan's purchases and a club's sales, by pages and as a file, and the figures of a period.
import { csvLine } from '@stagepass/base/csv.ts';
import type { Order, OrderKind, OrderSummary } from '@stagepass/contract/orders/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byTime, type KindSums, listOrders, type OrderFilter, sumOrders } from '../orders.store.ts';
import { isFound, wordsOf } from '../search-words.rules.ts';
import { presentOrders, type SeenAs } from '../views.ts';
import { findOrders } from './find-orders.ts';

const DAY_MS = 86_400_000;
const LINES_AT_ONCE = 500;

interface Asked {
  kind?: OrderKind | undefined;
  refunded?: 'true' | undefined;
  q?: string | undefined;
  days?: number | undefined;
}

function filterOf(platform: Platform, of: OrderFilter['of'], { kind, refunded, days }: Asked): OrderFilter {
  return {
    of,
    kind,
    refunded: refunded === 'true',
    since: days === undefined ? undefined : daysAgo(platform, days),
  };
}

function daysAgo({ clock }: Pick<Platform, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() - days * DAY_MS);
}

export function listOwnOrders(
  platform: Platform,
  { user_id }: SignedIn,
  asked: Asked & PageAsked,
): Promise<Page<Order>> {
  return pageOf(platform, filterOf(platform, { buyer_id: user_id }, asked), { ...asked, seenAs: 'buyer' });
}

export async function listClubOrders(
  platform: Platform,
  actor: SignedIn,
  asked: Asked & PageAsked & { club: string },
): Promise<Page<Order>> {
  const { club } = await loadClubFor(platform, platform.db, actor, asked.club, 'manage-sales');
  return pageOf(platform, filterOf(platform, { club_id: club.id }, asked), { ...asked, seenAs: 'club' });
}

async function pageOf(
  platform: Platform,
  filter: OrderFilter,
  { q, seenAs, cursor, limit }: PageAsked & { q?: string | undefined; seenAs: SeenAs },
): Promise<Page<Order>> {
  const words = wordsOf(q);
  if (words.length > 0) return findOrders(platform, filter, { words, seenAs, cursor, limit });
  const { rows, next_cursor } = await byTime.page({ cursor, limit }, (page) =>
    listOrders(platform.db, filter, page),
  );
  return { data: await presentOrders(platform, platform.db, rows, seenAs), next_cursor };
}

export async function getOrderSummary(
  platform: Platform,
  actor: SignedIn,
  asked: { club: string; days: number },
): Promise<OrderSummary> {
  const { club } = await loadClubFor(platform, platform.db, actor, asked.club, 'manage-sales');
  return summaryOf(await sumOrders(platform.db, { club_id: club.id, since: daysAgo(platform, asked.days) }));
}

/** Resales are between fans: of those, the club has its royalty only. */
function summaryOf(sums: readonly KindSums[]): OrderSummary {
  const add = (rows: readonly KindSums[], value: (row: KindSums) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0);
  const own = sums.filter((row) => row.kind !== 'resale' && !row.refunded);
  const countOf = (kind: OrderKind) =>
    add(
      sums.filter((row) => row.kind === kind),
      (row) => row.orders,
    );
  const refunded = sums.filter((row) => row.refunded);
  return {
    paid_cents: add(own, (row) => row.paid),
    fee_cents: add(own, (row) => row.fee),
    to_club_cents: add(own, (row) => row.to_club),
    royalties_cents: add(
      sums.filter((row) => row.kind === 'resale'),
      (row) => row.to_club,
    ),
    refunded_cents: add(refunded, (row) => row.paid),
    counts: {
      all: add(sums, (row) => row.orders),
      store: countOf('store'),
      auction: countOf('auction'),
      resale: countOf('resale'),
      pack: countOf('pack'),
      station: countOf('station'),
      refunded: add(refunded, (row) => row.orders),
    },
  };
}

export function exportOwnOrders(platform: Platform, { user_id }: SignedIn, asked: Asked): Download {
  return fileOf(platform, filterOf(platform, { buyer_id: user_id }, asked), {
    name: 'purchases',
    seenAs: 'buyer',
    words: wordsOf(asked.q),
  });
}

export async function exportClubOrders(
  platform: Platform,
  actor: SignedIn,
  asked: Asked & { club: string },
): Promise<Download> {
  const { club } = await loadClubFor(platform, platform.db, actor, asked.club, 'manage-sales');
  return fileOf(platform, filterOf(platform, { club_id: club.id }, asked), {
    name: `${club.handle}-orders`,
    seenAs: 'club',
    words: wordsOf(asked.q),
  });
}

interface FileOf {
  name: string;
  seenAs: SeenAs;
  words: readonly string[];
}

function fileOf(platform: Platform, filter: OrderFilter, of: FileOf): Download {
  const today = platform.clock.now().toISOString().slice(0, 10);
  return { name: `stagepass-${of.name}-${today}.csv`, parts: csvOf(platform, filter, of) };
}

const headings = [
  'order',
  'time',
  'kind',
  'item',
  'copy',
  'quantity',
  'club',
  'asset',
  'paid_cents',
  'state',
];
const clubHeadings = [...headings, 'fee_cents', 'to_club_cents', 'buyer', 'buyer_user_name'];

/** Newest first, read a bounded part at a time while it is sent. */
async function* csvOf(
  platform: Platform,
  filter: OrderFilter,
  { seenAs, words }: FileOf,
): AsyncGenerator<string> {
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  yield `\ufeff${csvLine(seenAs === 'club' ? clubHeadings : headings)}`;
  let after: { at: Date; id: string } | undefined;
  for (;;) {
    const rows = await listOrders(platform.db, filter, { after, limit: LINES_AT_ONCE });
    const orders = await presentOrders(platform, platform.db, rows, seenAs);
    yield orders
      .filter((order) => isFound(order, words))
      .map((order) => csvLine(cellsOf(order, seenAs)))
      .join('');
    after = rows.at(-1);
    if (rows.length < LINES_AT_ONCE) return;
  }
}

function cellsOf(order: Order, seenAs: SeenAs): (string | number | null)[] {
  const { number, at, kind, title, copy_number, quantity, club, asset_id, paid_cents, state } = order;
  const cells = [
    number,
    at,
    kind,
    title,
    copy_number,
    quantity,
    club?.name ?? '',
    asset_id,
    paid_cents,
    state,
  ];
  if (seenAs === 'buyer') return cells;
  const { fee_cents, to_club_cents, buyer } = order;
  return [...cells, fee_cents, to_club_cents, buyer?.display_name ?? '', buyer?.user_name ?? ''];
}
