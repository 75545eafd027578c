// Owns how listings become what screens show: a fixed number of queries, however many there are.
import type { ConditionTree, DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { CannotBuy, ListingCard, ListingView } from '@stagepass/contract/market/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { describeTrees } from '#domains/conditions/public/describe.ts';
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns, loadItems } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { mayChangeHands } from '#domains/items/public/transfer.rules.ts';
import { isStaff, isStaffFor, may } from '#domains/memberships/public/may.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Door } from './access.ts';
import { leftOf, whyNotForSale } from './buying.rules.ts';
import { storePrice } from './prices.rules.ts';
import { type BoughtRow, listBought } from './sales.store.ts';
import { storeDiscount } from './store-discount.ts';
import type { ListingRow } from './tables.ts';

interface Parts {
  rows: ReadonlyMap<string, ItemDesign>;
  cards: ReadonlyMap<string, ItemDesignCard>;
  numbers: ReadonlyMap<string, number>;
  sellers: ReadonlyMap<string, UserCard>;
  bought: ReadonlyMap<string, BoughtRow>;
  discount: number;
  /** By club: what the token is called, where something here is priced in it. */
  symbols: ReadonlyMap<string, string>;
  /** Listings that ask for what the viewer has not. */
  locked: ReadonlySet<string>;
  now: Date;
}

/** `door` where all are of one club: its tiers say what the viewer pays there. */
async function loadParts(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  rows: readonly ListingRow[],
  door: Door | undefined,
): Promise<Parts> {
  const [designs, items, sellers, bought, discount, locked, symbols] = await Promise.all([
    loadDesigns(
      tx,
      rows.map((row) => row.design_id),
    ),
    loadItems(
      tx,
      rows.flatMap((row) => row.item_id ?? []),
    ),
    loadUserCards(
      platform,
      tx,
      rows.flatMap((row) => row.seller_id ?? []),
    ),
    viewer.kind === 'visitor'
      ? new Map<string, BoughtRow>()
      : listBought(
          tx,
          viewer.user_id,
          rows.map((row) => row.id),
        ),
    door === undefined ? 0 : storeDiscount(tx, door.club.id, door.standing),
    findLocked(tx, viewer, rows, door),
    tokenSymbols(
      tx,
      rows.flatMap(({ asset_id, club_id }) => (asset_id === 'credits' ? [] : [club_id])),
    ),
  ]);
  const cards = await presentDesigns(platform, tx, [...designs.values()]);
  const numbers = new Map([...items].map(([id, { number }]) => [id, number]));
  return {
    rows: designs,
    cards,
    numbers,
    sellers,
    bought,
    discount,
    locked,
    symbols,
    now: platform.clock.now(),
  };
}

type Asking = ListingRow & { condition: ConditionTree };

function isAsking(row: ListingRow): row is Asking {
  return row.condition !== null;
}

/** Only a store asks for anything, and a store is looked at through the door of its club. */
async function findLocked(
  tx: Executor,
  viewer: Actor,
  rows: readonly ListingRow[],
  door: Door | undefined,
): Promise<ReadonlySet<string>> {
  const asking = rows.filter(isAsking);
  if (asking.length === 0 || door === undefined) return new Set(asking.map(({ id }) => id));
  const user_id = viewer.kind === 'visitor' ? null : viewer.user_id;
  const trees = asking.map(({ condition }) => condition);
  const met = await evaluateTrees(tx, trees, { user_id, club_id: door.club.id });
  return new Set(asking.flatMap(({ id }, at) => (met[at] === true ? [] : [id])));
}

async function describeAsking(
  tx: Executor,
  viewer: Actor,
  rows: readonly ListingRow[],
  door: Door,
): Promise<ReadonlyMap<string, DescribedCondition>> {
  const asking = rows.filter(isAsking);
  if (asking.length === 0) return new Map();
  const trees = asking.map(({ condition }) => condition);
  const userId = viewer.kind === 'visitor' ? null : viewer.user_id;
  const described = await describeTrees(tx, trees, door.club.id, userId);
  return new Map(described.map((tree, at) => [asking[at]?.id ?? '', tree]));
}

/** In the order of the rows; one whose design is gone is left out. */
export async function presentListingCards(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  rows: readonly ListingRow[],
  door?: Door,
): Promise<ListingCard[]> {
  if (rows.length === 0) return [];
  const parts = await loadParts(platform, tx, viewer, rows, door);
  return rows.flatMap((row) => presentCard(row, parts)?.card ?? []);
}

export async function presentListings(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  rows: readonly ListingRow[],
  door: Door,
): Promise<ListingView[]> {
  if (rows.length === 0) return [];
  const parts = await loadParts(platform, tx, viewer, rows, door);
  const conditions = await describeAsking(tx, viewer, rows, door);
  return rows.flatMap((row) => presentView(row, { ...parts, conditions }, viewer, door) ?? []);
}

function presentCard(row: ListingRow, parts: Parts): { card: ListingCard; design: ItemDesign } | undefined {
  const [design, shown] = [parts.rows.get(row.design_id), parts.cards.get(row.design_id)];
  if (design === undefined || shown === undefined) return undefined;
  const discount_percent = row.kind === 'store' ? parts.discount : 0;
  const { total_cents } = storePrice({ price_cents: row.price, discount_percent });
  const left = leftOf(row, design);
  const card = {
    id: row.id,
    kind: row.kind,
    club: shown.club,
    design: shown,
    item: row.item_id === null ? null : { id: row.item_id, number: parts.numbers.get(row.item_id) ?? 0 },
    seller: parts.sellers.get(row.seller_id ?? '') ?? null,
    price_cents: row.price,
    token: row.asset_id === 'credits' ? null : { symbol: parts.symbols.get(row.club_id) ?? '' },
    your_price_cents: total_cents,
    discount_percent,
    state: row.state === 'open' && left === 0 ? ('sold' as const) : row.state,
    left,
    locked: parts.locked.has(row.id),
    sold: row.sold,
    opens_at: row.opens_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
  return { card, design };
}

/** What is out of sight is there for whoever sells it and for those who run the club. */
export function maySee(
  design: Pick<ItemDesign, 'hidden_at'>,
  { row, viewer, door }: { row: ListingRow; viewer: Actor; door: Door },
): boolean {
  const own = viewer.kind === 'user' && viewer.user_id === row.seller_id;
  return (
    design.hidden_at === null ||
    own ||
    isStaffFor(door.standing, 'sales', 'moderate') ||
    door.standing.operator
  );
}

interface ViewParts extends Parts {
  conditions: ReadonlyMap<string, DescribedCondition>;
}

function presentView(row: ListingRow, parts: ViewParts, viewer: Actor, door: Door): ListingView | undefined {
  const presented = presentCard(row, parts);
  if (presented === undefined) return undefined;
  const { card, design } = presented;
  if (!maySee(design, { row, viewer, door })) return undefined;
  const own = parts.bought.get(row.id);
  const bought = own?.bought ?? 0;
  const mine = viewer.kind === 'user' && viewer.user_id === row.seller_id;
  const stays = row.kind === 'resale' && !mayChangeHands(design, parts.now);
  const cannot_buy =
    whyNotForSale(row, { left: card.left, bought, now: parts.now, redeem_until: design.redeem_until }) ??
    (design.hidden_at !== null
      ? 'hidden'
      : stays
        ? 'over'
        : (whyNotYou(viewer, door, mine) ?? (card.locked ? 'condition' : null)));
  const manages = row.kind === 'store' && may(door.club, door.standing, 'manage-sales');
  const runs = row.state === 'open' || row.state === 'paused';
  return {
    ...card,
    description: design.description,
    per_fan_limit: row.per_fan_limit,
    condition: parts.conditions.get(row.id) ?? null,
    bought,
    last_bought:
      own === undefined
        ? null
        : { item_id: own.item_id, number: own.number, transfer_id: own.transfer_id, held: own.held },
    now: parts.now.toISOString(),
    cannot_buy,
    can: {
      buy: cannot_buy === null,
      close: runs && (mine || manages),
      edit: (runs && mine) || (manages && row.state !== 'closed'),
    },
    management: manages ? { stock: row.stock, revenue_cents: row.revenue, returned: row.returned } : null,
  };
}

function whyNotYou(viewer: Actor, { club, standing }: Door, mine: boolean): CannotBuy | null {
  if (viewer.kind === 'visitor') return 'sign-in';
  if (mine) return 'own';
  if (isStaff(standing)) return 'staff';
  if (standing.banned) return 'banned';
  if (club.delete_after !== null) return 'closing';
  if (!may(club, standing, 'buy')) return 'no-access';
  return viewer.verified ? null : 'verify-email';
}
