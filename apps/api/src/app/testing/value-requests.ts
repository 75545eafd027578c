// Owns the requests that move value, made up from what is there: every one that carries a key, each with the same under another body.
import { randomUUID } from 'node:crypto';
import type { Dice } from '@stagepass/base/dice.ts';
import type { CallName } from '@stagepass/contract/client.ts';
import type { Player, ValueStage } from './value-stage.ts';
import type { Somebody } from './world.ts';

/** `whole`: sent again it answers the very same. `id`: it answers what it made, as that is by then. */
export interface ValueRequest {
  readonly name: CallName;
  readonly who: Pick<Somebody, 'as'>;
  readonly params: Record<string, string>;
  readonly body: object | undefined;
  /** The same key with this is an error. */
  readonly other: { readonly params?: Record<string, string>; readonly body?: object };
  readonly same: 'whole' | 'id';
}

interface Chance {
  readonly stage: ValueStage;
  readonly dice: Dice;
  readonly fan: Player;
  readonly friend: Player;
}

type Make = (chance: Chance) => Promise<ValueRequest | undefined> | ValueRequest | undefined;

async function one<Row extends object>(
  stage: ValueStage,
  text: string,
  values: unknown[] = [],
): Promise<Row | undefined> {
  return (await stage.app.platform.db.query<Row>({ text, values })).rows[0];
}

function heldBy(stage: ValueStage, fan: Player) {
  return one<{ id: string }>(
    stage,
    `select id from items where holder_id = $1 and state = 'held' order by random() limit 1`,
    [fan.id],
  );
}

const inMinutes = ({ app }: ValueStage, minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

export const valueRequests = {
  'top-up': ({ dice, fan }) => {
    const amount_cents = 500 + dice.int(3000);
    return {
      ...{ name: 'POST /wallet/top-ups', who: fan, params: {}, body: { amount_cents }, same: 'id' },
      other: { body: { amount_cents: amount_cents + 1 } },
    };
  },

  async return({ stage, fan }) {
    const found = await one<{ id: string }>(
      stage,
      `select id from top_ups where user_id = $1 and state = 'paid' order by random() limit 1`,
      [fan.id],
    );
    if (found === undefined) return undefined;
    const { data } = await stage.app.ok('GET /wallet/top-ups/:id', { params: { id: found.id } }, fan.as);
    if (data.returnable_cents === 0) return undefined;
    const body = { expected_cents: data.returnable_cents };
    return {
      ...{ name: 'POST /wallet/top-ups/:id/return', who: fan, params: { id: found.id }, body, same: 'id' },
      other: { body: { expected_cents: data.returnable_cents + 1 } },
    };
  },

  grant: ({ stage, dice, fan }) => {
    const { open, ticket } = stage.designs;
    const params = { id: dice.int(2) === 0 ? open : ticket };
    const body = { to: 'names', user_names: [fan.user_name] };
    return {
      ...{ name: 'POST /item-designs/:id/grants', who: stage.owner, params, body, same: 'id' },
      other: { body: { ...body, note: 'another' } },
    };
  },

  async gift({ stage, fan, friend }) {
    const item = await heldBy(stage, fan);
    return (
      item && {
        ...{ name: 'POST /items/:id/gift', who: fan, params: item, same: 'id' },
        body: { user_name: friend.user_name },
        other: { body: { user_name: fan.user_name } },
      }
    );
  },

  async burn({ stage, fan }) {
    const item = await heldBy(stage, fan);
    return (
      item && {
        ...{ name: 'POST /items/:id/burn', who: fan, params: item, body: undefined, same: 'whole' },
        other: { params: { id: randomUUID() } },
      }
    );
  },

  async list({ stage, dice, fan }) {
    const item = await heldBy(stage, fan);
    if (item === undefined) return undefined;
    const body = { price_cents: 100 + dice.int(900), expected_royalty_bp: 500 };
    return {
      ...{ name: 'POST /items/:id/listing', who: fan, params: item, body, same: 'id' },
      other: { body: { ...body, price_cents: body.price_cents + 1 } },
    };
  },

  async 'put-in-store'({ stage, dice }) {
    const body = { design_id: stage.designs.open, price_cents: 300 + dice.int(500), stock: 1 + dice.int(4) };
    return {
      ...{
        name: 'POST /clubs/:id/listings',
        who: stage.owner,
        params: { id: stage.club.id },
        body,
        same: 'id',
      },
      other: { body: { ...body, stock: body.stock + 1 } },
    };
  },

  buy: (chance) => buying(chance, 'store'),
  'buy-resale': (chance) => buying(chance, 'resale'),

  async 'open-auction'({ stage, dice }) {
    const running = await one<{ n: number }>(
      stage,
      `select count(*)::int as n from auctions where state in ('live', 'scheduled', 'ended')`,
    );
    if ((running?.n ?? 0) >= 6) return undefined;
    const body = {
      ...{ design_id: stage.designs.open, title: 'A lot', start_amount: 100 + dice.int(400) },
      ends_at: inMinutes(stage, 6 + dice.int(12)),
      ...(dice.int(3) === 0 ? { buy_now_cents: 2000 + dice.int(2000) } : {}),
      ...(dice.int(3) === 0 ? { reserve_cents: 900 } : {}),
    };
    return {
      ...{
        name: 'POST /clubs/:id/auctions',
        who: stage.owner,
        params: { id: stage.club.id },
        body,
        same: 'id',
      },
      other: { body: { ...body, title: 'Another lot' } },
    };
  },

  async bid({ stage, dice, fan }) {
    const lot = await someLot(stage, 'true');
    if (lot === undefined) return undefined;
    const amount = (lot.price ?? lot.start_amount) + 50 + dice.int(400);
    const body = { amount, ...(dice.int(3) === 0 ? { max_cents: amount + dice.int(800) } : {}) };
    return {
      ...{ name: 'POST /auctions/:id/bids', who: fan, params: { id: lot.id }, body, same: 'whole' },
      other: { body: { amount: amount + 1 } },
    };
  },

  async 'buy-now'({ stage, fan }) {
    const lot = await someLot(stage, 'buy_now_amount is not null and bid_count = 0');
    if (lot === undefined) return undefined;
    const body = { expected_price_cents: lot.buy_now_amount ?? 0 };
    return {
      ...{ name: 'POST /auctions/:id/buy-now', who: fan, params: { id: lot.id }, body, same: 'whole' },
      other: { body: { expected_price_cents: body.expected_price_cents + 1 } },
    };
  },

  draw: (chance) => drawing(chance, 1),
  ten: (chance) => drawing(chance, 10),

  payout: ({ stage, dice }) => {
    const amount_cents = 2000 + dice.int(2000);
    const to = { holder: 'Ana Ruiz', iban: 'DE89370400440532013000', country: 'DE' };
    return {
      ...{ name: 'POST /clubs/:id/payouts', who: stage.owner, params: { id: stage.club.id }, same: 'whole' },
      body: { amount_cents, to },
      other: { body: { amount_cents: amount_cents + 1, to } },
    };
  },
} satisfies Record<string, Make>;

export type ValueRequestKind = keyof typeof valueRequests;

/** Undefined where there is nothing to do it with. */
export async function makeRequest(
  stage: ValueStage,
  dice: Dice,
  kind: ValueRequestKind,
): Promise<ValueRequest | undefined> {
  const at = dice.int(stage.fans.length);
  const fan = stage.fans[at] as Player;
  const friend = stage.fans[(at + 1 + dice.int(stage.fans.length - 1)) % stage.fans.length] as Player;
  const make: Make = valueRequests[kind];
  return make({ stage, dice, fan, friend });
}

async function buying({ stage, fan }: Chance, kind: 'store' | 'resale'): Promise<ValueRequest | undefined> {
  const listing = await one<{ id: string; price: number }>(
    stage,
    `select id, price from listings where kind = $1 and state = 'open' and seller_id is distinct from $2
      order by random() limit 1`,
    [kind, fan.id],
  );
  if (listing === undefined) return undefined;
  return {
    ...{ name: 'POST /listings/:id/buy', who: fan, params: { id: listing.id }, same: 'whole' },
    body: { expected_price_cents: listing.price },
    other: { body: { expected_price_cents: listing.price + 1 } },
  };
}

function drawing({ stage, fan }: Chance, count: 1 | 10): ValueRequest {
  const { id, price_cents } = stage.pool;
  const body = { count, version: 1, expected_price_cents: price_cents * count };
  return {
    ...{ name: 'POST /gacha/:id/draws', who: fan, params: { id }, body, same: 'whole' },
    other: { body: { ...body, version: 2 } },
  };
}

interface Lot {
  id: string;
  price: number | null;
  start_amount: number;
  buy_now_amount: number | null;
}

function someLot(stage: ValueStage, which: string): Promise<Lot | undefined> {
  return one<Lot>(
    stage,
    `select id, price, start_amount, buy_now_amount from auctions where state = 'live' and ${which} order by random() limit 1`,
  );
}
