// Sets up stations for tests: made over HTTP with their steps, opened, claimed at, or written straight into the tables.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { auditOrders } from '#domains/orders/audit.store.ts';
import { auditStations } from '#domains/stations/audit.store.ts';
import type { Executor } from '#platform/db/executor.ts';
import { newId } from '#platform/ids/new-id.ts';
import { keyed, putDesign } from './items.ts';
import { whatDoesNotAddUp } from './ledger.ts';
import type { Registered } from './people.ts';
import type { TestApp } from './test-app.ts';

type Draft = NonNullable<CallInput<'POST /clubs/:id/stations'>['body']>;

interface InClub {
  id: string;
  owner: Pick<Registered, 'as'>;
}

/** Of an unlimited item, unless another thing is named. */
export async function makeStation(
  app: TestApp,
  club: InClub,
  draft: Partial<Draft> & { steps?: readonly RequirementConfig[] } = {},
): Promise<{ id: string; steps: string[] }> {
  const { steps = [], ...given } = draft;
  const thing = given.thing ?? { kind: 'ITEM', design_id: await putDesign(app, { club_id: club.id }) };
  const body = { title: 'Prop room', ...given, thing };
  const made = await app.ok('POST /clubs/:id/stations', { params: { id: club.id }, body }, club.owner.as);
  const ids: string[] = [];
  for (const [at, config] of steps.entries()) {
    const params = { owner_kind: 'station' as const, owner_id: made.data.id };
    const input = { params, body: { title: `Step ${at + 1}`, waits: false, config } };
    const added = await app.ok(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      input,
      club.owner.as,
    );
    ids.push(added.data.id);
  }
  return { id: made.data.id, steps: ids };
}

export async function openedStation(
  app: TestApp,
  club: InClub,
  draft: Parameters<typeof makeStation>[2] = {},
): Promise<{ id: string; steps: string[] }> {
  const made = await makeStation(app, club, draft);
  await app.ok('POST /stations/:id/open', { params: { id: made.id } }, club.owner.as);
  return made;
}

/** With a key of its own, unless one is given. */
export function claimAt(
  app: TestApp,
  fan: Pick<Registered, 'as'>,
  id: string,
  { price = 0, key }: { price?: number; key?: string } = {},
) {
  const input = { params: { id }, body: { expected_price_cents: price } };
  const own = { ...fan.as, headers: { ...fan.as.headers, 'idempotency-key': key ?? '' } };
  const as = key === undefined ? keyed(fan.as) : own;
  return app.call('POST /stations/:id/claim', input, as);
}

/** Written straight into the tables, of an unlimited item that costs a dollar: for tests that need many. */
export async function putStation(
  app: TestApp,
  of: { club_id: string; state: 'draft' | 'open' },
): Promise<string> {
  const { db, clock } = app.platform;
  const id = newId(app.platform);
  const design_id = await putDesign(app, { club_id: of.club_id });
  await db.query({
    text: `insert into stations (id, club_id, state, title, kind, design_id, price, place, created_at, opened_at)
      values ($1, $2, $3, 'Prop room', 'ITEM', $4, 100, '{"kind": "virtual", "url": null}', $5,
        case when $3 = 'open' then $5::timestamptz end)`,
    values: [id, of.club_id, of.state, design_id, clock.now()],
  });
  return id;
}

/** Stations, orders, copies and the ledger, each recomputed from its rows; empty where all agree. */
export async function whatStationsMiss(db: Executor): Promise<unknown[]> {
  const audits = [auditStations, auditOrders, auditItems, whatDoesNotAddUp];
  return (await Promise.all(audits.map((audit) => audit(db)))).flat();
}
