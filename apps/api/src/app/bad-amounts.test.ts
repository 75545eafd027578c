// Owns: no number that is none, too small, too big or in pieces gets into anything that moves value: a clear error, nothing changed.
import type { CallName } from '@stagepass/contract/client.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { contract } from '@stagepass/contract/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { keyed } from './testing/items.ts';
import { manyAddresses, stranger } from './testing/people.ts';
import { allRows } from './testing/permission-rows.ts';
import type { RoleRow } from './testing/role-row.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld, type World } from './testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

const nouns = ['ledger', 'items', 'redemption', 'auctions', 'market', 'gacha', 'tokens'] as const;
const amounts = [-1, -0.01, 0, 0.5, 1.000001, 2 ** 53, 1e300, '100', '1e3', '', true, [500], { $gt: 0 }];

interface IntegerSchema {
  type?: string;
  minimum?: number;
  anyOf?: readonly IntegerSchema[];
}

/** The whole numbers that a body asks for, with the least that each may be. */
function integersOf({ body }: Endpoint): [string, number][] {
  if (body === undefined) return [];
  const { properties = {} } = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' });
  return Object.entries(properties).flatMap(([name, schema]): [string, number][] => {
    const { anyOf, ...own } = schema as IntegerSchema;
    const integer = [own, ...(anyOf ?? [])].find(({ type }) => type === 'integer');
    return integer === undefined ? [] : [[name, integer.minimum ?? Number.NEGATIVE_INFINITY]];
  });
}

interface Line {
  name: CallName;
  endpoint: Endpoint;
  row: RoleRow;
  fields: [string, number][];
}

const lines: Line[] = nouns.flatMap((noun) => {
  const rows: Record<string, unknown> = allRows[noun];
  return Object.entries(contract[noun] as Record<string, Endpoint>).flatMap(([key, endpoint]) => {
    const name = `${endpoint.method} ${endpoint.path}` as CallName;
    const fields = integersOf(endpoint);
    return fields.length === 0 ? [] : [{ name, endpoint, row: rows[key] as RoleRow, fields }];
  });
});

/** Of everything that value is: where it is, and what it was promised for. */
async function everything(): Promise<unknown> {
  const { rows } = await app.platform.db.query({
    text: `select (select count(*) from ledger_moves) as moves, (select sum(amount) from ledger_holds where state = 'held') as held,
      (select count(*) from top_ups) as top_ups, (select count(*) from payouts) as payouts, (select count(*) from gacha_draws) as draws,
      (select sum(seq) from items) as steps, (select count(*) from redemptions) as scans,
      (select md5(string_agg(d::text, '' order by id)) from item_designs d) as designs,
      (select md5(string_agg(l::text, '' order by id)) from listings l) as listings,
      (select md5(string_agg(a::text, '' order by id)) from auctions a) as auctions,
      (select md5(string_agg(v::text, '' order by id)) from gacha_versions v) as versions,
      (select md5(string_agg(r::text, '' order by user_id)) from spend_rules r) as rules,
      (select md5(string_agg(t::text, '' order by symbol)) from tokens t) as tokens, (select count(*) from token_prices) as token_prices,
      (select md5(string_agg(s::text, '' order by club_id)) from market_settings s) as settings`,
  });
  return rows[0];
}

test('every call that says how much is among them', () => {
  expect(lines.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /wallet/top-ups',
      'POST /wallet/top-ups/:id/return',
      'PUT /wallet/limits',
      'POST /clubs/:id/payouts',
      'POST /auctions/:id/bids',
      'POST /auctions/:id/buy-now',
      'POST /clubs/:id/auctions',
      'POST /listings/:id/buy',
      'POST /items/:id/listing',
      'POST /clubs/:id/listings',
      'PUT /clubs/:id/market-settings',
      'POST /gacha/:id/draws',
      'POST /gacha/:id/versions',
    ]),
  );
});

test.each(lines)('$name', async ({ name, row, fields }) => {
  // Somebody who is let in: who is refused at the door proves nothing.
  const role = (['member', 'guest', 'owner'] as const).find((one) => row.cells[one] === 'ok') ?? 'owner';
  const stage = await world.stage({ role, visibility: 'public', fresh: true });
  const good = (await row.given(stage)) as { params?: object; body: Record<string, unknown> };
  const before = await everything();
  for (const [field, least] of fields)
    for (const amount of amounts) {
      // Nothing, where nothing is an amount: a limit of zero, no copies held back.
      if (amount === 0 && least <= 0) continue;
      const input = { ...good, body: { ...good.body, [field]: amount } };
      const answered = await app.call(
        name,
        input as never,
        keyed({ ...stranger(), token: stage.me?.as.token ?? '' }),
      );
      expect({ field, amount, status: answered.status }).toEqual({ field, amount, status: 400 });
      expect(answered.ok ? '' : answered.error.code).toBe('invalid-input');
    }
  expect(await everything()).toEqual(before);
});
