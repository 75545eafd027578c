// Owns how tests sell and buy: a store and a resale in a club of their own, over HTTP.
import { assert } from '@stagepass/base/assert.ts';
import type { CallInput } from '@stagepass/contract/client.ts';
import { expect } from 'vitest';
import { keyed, putDesign, putItem, type WantedDesign } from './items.ts';
import { whatDoesNotAddUp } from './ledger.ts';
import { manyAddresses } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { makeWorld, type Somebody, type Stage, type WorldClub } from './world.ts';

type Listing = NonNullable<CallInput<'POST /clubs/:id/listings'>['body']>;
type Design = Omit<WantedDesign, 'club_id'>;

export interface Shops {
  readonly app: TestApp;
  /** A club of its own, whose owner calls. */
  fresh(visibility?: WorldClub['visibility']): Promise<Stage>;
  close(): Promise<void>;
}

export async function openShops(): Promise<Shops> {
  const app = await startTestApp({ env: manyAddresses });
  const world = await makeWorld(app);
  return {
    app,
    fresh: (visibility = 'public') => world.stage({ role: 'owner', visibility, fresh: true }),
    async close() {
      expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
      await app.stop();
    },
  };
}

/** For $20 and without end, if nothing else is said. */
export async function inStore(
  { app, club, owner }: Pick<Stage, 'app' | 'club' | 'owner'>,
  wanted: Partial<Listing> = {},
  design: Design = {},
) {
  app.clock.advance(1);
  const design_id = wanted.design_id ?? (await putDesign(app, { club_id: club.id, ...design }));
  const body = { price_cents: 2000, ...wanted, design_id };
  return (await app.ok('POST /clubs/:id/listings', { params: { id: club.id }, body }, keyed(owner.as))).data;
}

/** Until the club has set one. */
export const HOUSE_ROYALTY_BP = 500;

/** As the phone does it: what would I get, then up with it. */
export async function listCopy(
  app: TestApp,
  seller: Pick<Somebody, 'as'>,
  itemId: string,
  price_cents: number,
) {
  const params = { id: itemId };
  const quote = await app.call('GET /items/:id/listing-quote', { params, query: { price_cents } }, seller.as);
  const expected_royalty_bp = quote.ok ? quote.body.data.royalty_bp : HOUSE_ROYALTY_BP;
  const body = { price_cents, expected_royalty_bp };
  return app.call('POST /items/:id/listing', { params, body }, keyed(seller.as));
}

/** A copy of a design of its own, put up by its holder. */
export async function resale(
  { app, club }: Pick<Stage, 'app' | 'club'>,
  seller: Somebody,
  price_cents: number,
  design: Design = {},
) {
  app.clock.advance(1);
  const design_id = await putDesign(app, { club_id: club.id, ...design });
  const copy = await putItem(app, design_id, seller.id);
  const answer = await listCopy(app, seller, copy.item_id, price_cents);
  return { design_id, copy, answer };
}

/** The same where it must go up. */
export async function resold(...given: Parameters<typeof resale>) {
  const { answer, ...rest } = await resale(...given);
  assert(answer.ok, 'a copy that is free can be put up');
  return { ...rest, listing: answer.body.data };
}

export function buy(app: TestApp, fan: Pick<Somebody, 'as'>, id: string, expected_price_cents: number) {
  const call = { params: { id }, body: { expected_price_cents } };
  return app.call('POST /listings/:id/buy', call, keyed(fan.as));
}

export async function look(app: TestApp, id: string, fan?: Pick<Somebody, 'as'>) {
  return (await app.ok('GET /market-items/:id', { params: { id } }, fan?.as)).data;
}

export async function holderOf(app: TestApp, itemId: string) {
  const { rows } = await app.platform.db.query<{ holder_id: string | null; state: string }>({
    text: 'select holder_id, state from items where id = $1',
    values: [itemId],
  });
  return rows[0];
}
