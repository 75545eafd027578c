// Reads what I can still redeem, soonest first, and keeps the list on the phone: it opens without a network, too.
import type { ItemView } from '@stagepass/contract/items/shapes.ts';
import { call } from '#platform/api/api.ts';
import { getSession } from '#platform/session/session.ts';
import { CODES, listKept, type ReadAt, readKept, writeKept } from './own-kept.ts';
import { canSign, knownPhoneKey } from './phone-key.ts';
import type { KeptCode } from './read-item-code.ts';

export interface OwnTickets extends ReadAt {
  items: ItemView[];
  /** Ids of those whose code this phone can show by itself. */
  ready: string[];
  /** There are more than the list holds: the inventory has all. */
  hasMore: boolean;
  /** The server did not answer: this is what was kept. */
  isKept: boolean;
}

type KeptTickets = Pick<OwnTickets, 'items' | 'hasMore' | 'read_at'>;
const NAME = 'tickets';
const MOST = 60;

/** When it is needed: at the show, else at its doors, else before it ends; what is good at any time comes last. */
function neededAt({ redeemable }: ItemView): number {
  const at = redeemable?.starts_at ?? redeemable?.from ?? redeemable?.until ?? null;
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

function soonestFirst(items: readonly ItemView[]): ItemView[] {
  return items.toSorted((a, b) => {
    const [first, second] = [neededAt(a), neededAt(b)];
    return first === second ? a.number - b.number : first - second;
  });
}

/** Those whose code this phone can show by itself. */
async function readyOn(userId: string): Promise<string[]> {
  const known = canSign() ? await knownPhoneKey(userId) : null;
  if (known === null) return [];
  const kept = await listKept<KeptCode>(userId, CODES);
  return kept.filter(({ binding }) => binding.key_id === known.key_id).map(({ item }) => item.id);
}

export async function readTickets(userId: string, signal?: AbortSignal): Promise<OwnTickets> {
  const query = { state: 'held', redeemable: 'true', limit: MOST } as const;
  const { data, next_cursor } = await call(
    'GET /inventory',
    { query },
    signal === undefined ? {} : { signal },
  );
  const items = soonestFirst(data.map(({ item }) => item));
  const kept: KeptTickets = { items, hasMore: next_cursor !== null, read_at: new Date().toISOString() };
  // Whoever signed out while the answer was on its way leaves nothing on the phone.
  if (getSession()?.user_id === userId) await writeKept(userId, NAME, kept);
  return { ...kept, ready: await readyOn(userId), isKept: false };
}

/** What ended meanwhile is left out: nobody looks for it at a door. */
export async function readKeptTickets(userId: string): Promise<OwnTickets | null> {
  const kept = await readKept<KeptTickets>(userId, NAME);
  if (kept === null) return null;
  const now = Date.now();
  const items = kept.items.filter(
    ({ redeemable }) => !redeemable?.until || Date.parse(redeemable.until) >= now,
  );
  return { ...kept, items, ready: await readyOn(userId), isKept: true };
}
