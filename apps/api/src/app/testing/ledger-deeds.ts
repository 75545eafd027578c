// Owns random histories of the ledger: every operation there is, among a few fans and clubs, by as many hands as wanted.
import type { Dice } from '@stagepass/base/dice.ts';
import {
  clubAccount,
  escrowOf,
  issuerOf,
  outside,
  platformFees,
  userAccount,
} from '#domains/ledger/public/account-ref.ts';
import { resale } from '#domains/ledger/public/fees.ts';
import { changeHold, placeHold, postHold, voidHold } from '#domains/ledger/public/hold.ts';
import { holdMany } from '#domains/ledger/public/hold-many.ts';
import { openTokenAsset } from '#domains/ledger/public/open-asset.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { insertSeal } from '#domains/ledger/seals.store.ts';
import type { Db } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure } from '#platform/failure/failure.ts';
import { giveCredits, insertPerson, NOON } from './ledger.ts';

export interface Stage {
  readonly fans: readonly string[];
  readonly clubs: readonly string[];
}

/** A history is a list of these; numbers choose among whoever is there. */
export interface Deed {
  readonly kind: keyof typeof deeds;
  readonly who: number;
  readonly other: number;
  readonly amount: number;
  /** Sent more than once, it is one deed. */
  readonly key: string | null;
  /** Thrown away after it was done. */
  readonly undone: boolean;
}

export const mostFans = 6;

export async function setStage(db: Db): Promise<Stage> {
  const fans = await Promise.all(Array.from({ length: mostFans }, () => insertPerson(db)));
  const clubs = [crypto.randomUUID(), crypto.randomUUID()];
  for (const club of clubs) await openTokenAsset(db, club);
  for (const user_id of fans) await giveCredits(db, { user_id, amount: 2000 });
  // One of them has set a limit.
  await db.query({
    text: 'insert into spend_rules (user_id, day_limit) values ($1, 3000)',
    values: [fans[0]],
  });
  return { fans, clubs };
}

class Undone extends Error {}

/** The transfer it made, where it made one; 'refused' where the ledger said no. */
export async function perform(db: Db, stage: Stage, deed: Deed): Promise<string | undefined | 'refused'> {
  try {
    return await db.transaction(async (tx) => {
      const made = await deeds[deed.kind](tx, partsOf(stage, deed));
      if (deed.undone) throw new Undone();
      return made;
    });
  } catch (error) {
    if (error instanceof Undone) return undefined;
    if (error instanceof Failure) return 'refused';
    throw error;
  }
}

interface Parts {
  fan: string;
  friend: string;
  club: string;
  amount: number;
  key: string | null;
}

function partsOf({ fans, clubs }: Stage, { who, other, amount, key }: Deed): Parts {
  const fan = fans[who % fans.length] ?? '';
  // Never the same one: nobody buys from themselves.
  const friend = fans[(who + 1 + (other % (fans.length - 1))) % fans.length] ?? '';
  return { fan, friend, club: clubs[other % clubs.length] ?? '', amount, key };
}

const cause = { kind: 'auction', id: 'history' } as const;
const keyed = (key: string | null) => (key === null ? {} : { key });

async function someHold(tx: Executor, fan: string): Promise<{ id: string; amount: number } | undefined> {
  const { rows } = await tx.query<{ id: string; amount: number }>({
    text: `select id, amount from ledger_holds where account_id = ledger_account_id('user', $1, 'credits')
      and state = 'held' order by random() limit 1`,
    values: [fan],
  });
  return rows[0];
}

const plain = { club_id: null, actor_id: null, at: NOON } as const;

const deeds = {
  async 'top-up'(tx: Executor, { fan, amount, key }: Parts) {
    const moves = [{ from: outside('test'), to: userAccount(fan), asset_id: 'credits' as const, amount }];
    return (
      await postTransfer(tx, { ...plain, kind: 'top-up', cause: { kind: 'top-up', id: 't' }, key, moves })
    ).transfer_id;
  },
  async buy(tx: Executor, { fan, club, amount, key }: Parts) {
    const fee = Math.floor(amount / 10);
    const parts = [
      { to: clubAccount(club), amount: amount - fee },
      { to: platformFees(), amount: fee },
    ];
    return (await spend(tx, { ...plain, ...keyed(key), user_id: fan, kind: 'store', cause, parts }))
      .transfer_id;
  },
  async resale(tx: Executor, { fan, friend, club, amount, key }: Parts) {
    const { fee_cents, royalty_cents, seller_cents } = resale(amount, 500);
    const parts = [
      { to: userAccount(friend), amount: seller_cents },
      { to: clubAccount(club), amount: royalty_cents },
      { to: platformFees(), amount: fee_cents },
    ];
    return (await spend(tx, { ...plain, ...keyed(key), user_id: fan, kind: 'resale', cause, parts }))
      .transfer_id;
  },
  async refund(tx: Executor, { fan, club, amount, key }: Parts) {
    const moves = [{ from: clubAccount(club), to: userAccount(fan), asset_id: 'credits' as const, amount }];
    return (await postTransfer(tx, { ...plain, kind: 'refund', cause, key, moves })).transfer_id;
  },
  async payout(tx: Executor, { club, amount, key }: Parts) {
    const escrow = escrowOf('payout', club);
    const moves = [
      { from: clubAccount(club), to: escrow, asset_id: 'credits' as const, amount },
      { from: escrow, to: outside('bank'), asset_id: 'credits' as const, amount },
    ];
    return (
      await postTransfer(tx, { ...plain, kind: 'payout', cause: { kind: 'payout', id: 'p' }, key, moves })
    ).transfer_id;
  },
  async reward(tx: Executor, { fan, club, amount, key }: Parts) {
    const asset_id = `token:${club}` as const;
    const moves = [{ from: issuerOf(club), to: userAccount(fan), asset_id, amount }];
    return (
      await postTransfer(tx, { ...plain, kind: 'reward', cause: { kind: 'reward', id: 'r' }, key, moves })
    ).transfer_id;
  },
  async tokens(tx: Executor, { fan, club, amount, key }: Parts) {
    const parts = [{ to: clubAccount(club), amount }];
    const asset_id = `token:${club}` as const;
    return (await spend(tx, { ...plain, ...keyed(key), user_id: fan, kind: 'vote', asset_id, cause, parts }))
      .transfer_id;
  },
  async hold(tx: Executor, { fan, amount }: Parts) {
    await placeHold(tx, { ...plain, user_id: fan, amount, kind: 'auction', cause });
    return undefined;
  },
  async outbid(tx: Executor, { fan, friend, amount }: Parts) {
    const hold = await someHold(tx, friend);
    const batch = { kind: 'auction', cause_kind: 'auction', club_id: null, at: NOON } as const;
    const place = [fan, friend].map((user_id) => ({ user_id, amount, cause_id: 'b' }));
    await holdMany(tx, { ...batch, void: hold === undefined ? [] : [hold.id], place });
    return undefined;
  },
  async change(tx: Executor, { fan, amount }: Parts) {
    const hold = await someHold(tx, fan);
    if (hold !== undefined) await changeHold(tx, { hold_id: hold.id, amount, at: NOON });
    return undefined;
  },
  async void(tx: Executor, { fan }: Parts) {
    const hold = await someHold(tx, fan);
    if (hold !== undefined) await voidHold(tx, { hold_id: hold.id, at: NOON });
    return undefined;
  },
  async win(tx: Executor, { fan, club, amount }: Parts) {
    const hold = await someHold(tx, fan);
    if (hold === undefined) return undefined;
    const parts = [{ to: clubAccount(club), amount: Math.min(amount, hold.amount) }];
    return (await postHold(tx, { hold_id: hold.id, parts, at: NOON })).transfer_id;
  },
  async seal(tx: Executor) {
    await insertSeal(tx, NOON);
    return undefined;
  },
  async two(tx: Executor, parts: Parts): Promise<string | undefined> {
    await deeds.buy(tx, { ...parts, key: null });
    return deeds.resale(tx, { ...parts, fan: parts.friend, friend: parts.fan, key: null });
  },
};

export const deedKinds = Object.keys(deeds) as (keyof typeof deeds)[];

const keyedKinds: readonly (keyof typeof deeds)[] = [
  'top-up',
  'buy',
  'resale',
  'refund',
  'payout',
  'reward',
  'tokens',
];

/** Its key where it can carry one. */
export function keyOf({ kind, key }: Deed): string | null {
  return keyedKinds.includes(kind) ? key : null;
}

export function randomDeed(dice: Dice, key: string | null): Deed {
  const kind = deedKinds[dice.int(deedKinds.length)] ?? 'buy';
  return {
    kind,
    who: dice.int(mostFans),
    other: dice.int(30),
    amount: 1 + dice.int(900),
    key,
    undone: dice.int(10) === 0,
  };
}
