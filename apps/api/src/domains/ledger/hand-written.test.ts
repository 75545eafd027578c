// Tests that SQL written by hand cannot do what the ledger forbids: every statement is refused, and nothing has changed.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Bank,
  giveCredits,
  insertPerson,
  NOON,
  openBank,
  whatDoesNotAddUp,
} from '#app/testing/ledger.ts';
import { clubAccount } from './public/account-ref.ts';
import { auditLedger } from './public/audit-ledger.ts';
import { placeHold, voidHold } from './public/hold.ts';
import { spend } from './public/spend.ts';

let bank: Bank;
let fan: string;
let other: string;
const club = randomUUID();

beforeAll(async () => {
  bank = await openBank(4);
  fan = await insertPerson(bank.db);
  other = await insertPerson(bank.db);
  for (const user_id of [fan, other]) await giveCredits(bank.db, { user_id, amount: 1000 });
  const cause = { kind: 'auction', id: 'a' } as const;
  const bid = { user_id: fan, amount: 300, kind: 'auction', cause, club_id: club, at: NOON } as const;
  await placeHold(bank.db, bid);
  const { hold_id } = await placeHold(bank.db, { ...bid, amount: 10 });
  await voidHold(bank.db, { hold_id, at: NOON });
  await spend(bank.db, { ...bid, parts: [{ to: clubAccount(club), amount: 100 }] });
  await bank.db.query({
    text: `insert into ledger_assets (id, kind, club_id) values ('token:' || $1::uuid, 'token', $1)`,
    values: [club],
  });
  await bank.db.query({
    text: `insert into ledger_accounts (owner_kind, owner_id, asset_id) values ('user', $1, 'token:' || $2)`,
    values: [other, club],
  });
  await bank.db.query({ text: `insert into ledger_seals (at) values (now())` });
  await bank.db.query({ text: `insert into ledger_heads (day, at) values (current_date + 1, now())` });
});
afterAll(() => bank.close());

const account = (kind: string, owner: string, asset = 'credits') =>
  `ledger_account_id('${kind}', '${owner}', '${asset}')`;

/** With FAN, OTHER, CLUB and OUTSIDE for accounts, and a transfer T of the statement's own. */
function move(from: string, to: string, amount: string, asset = `'credits'`): string {
  return `with t as (insert into ledger_transfers (id, kind, cause_kind, cause_id, at)
      values (gen_random_uuid(), 'adjustment', 'adjustment', 'x', now()) returning id)
    insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount) select id, ${asset}, ${from}, ${to}, ${amount} from t`;
}

const transfer = `insert into ledger_transfers (id, kind, cause_kind, cause_id, at)
  values ('00000000-0000-7000-8000-00000000000f', 'adjustment', 'adjustment', 'x', now())`;
const inTransfer = (columns: string, values: string) =>
  `${transfer}; insert into ledger_moves (transfer_id, ${columns})
    values ('00000000-0000-7000-8000-00000000000f', ${values})`;
const holdValues = `gen_random_uuid(), FAN, 5, 'auction', 'auction', 'x'`;
const hold = 'insert into ledger_holds (id, account_id, amount, kind, cause_kind, cause_id';

const attempts: [why: string, sql: string, code: string][] = [
  ['takes and gives nowhere', inTransfer('asset_id, from_account, amount', `'credits', FAN, 5`), '23514'],
  ['gives and takes nowhere', inTransfer('asset_id, to_account, amount', `'credits', FAN, 5`), '23514'],
  ['gives to itself', move('FAN', 'FAN', '5'), '23514'],
  ['moves nothing', move('FAN', 'OTHER', '0'), '23514'],
  ['moves less than nothing', move('FAN', 'OTHER', '-5'), '23514'],
  ['moves null', move('FAN', 'OTHER', 'null'), '23514'],
  ['moves more than there is', move('OTHER', 'FAN', '1001'), '23514'],
  ['moves what is held', move('FAN', 'OTHER', '601'), '23514'],
  ['moves more than a move can', move('OUTSIDE', 'OTHER', '1000000000001'), '23514'],
  ['moves more than any number', move('OUTSIDE', 'OTHER', '9223372036854775807'), '23514'],
  ['overdraws a hot account', move('CLUB', 'OTHER', '101'), '23514'],
  [
    'overdraws a hot account in two',
    `${move('CLUB', 'OTHER', '60')}; ${move('CLUB', 'OTHER', '60')}`,
    '23514',
  ],
  ['turns one asset into another', move('FAN', account('user', 'OTHER_ID', 'token:CLUB_ID'), '5'), '23503'],
  ['calls it another asset', move('FAN', 'OTHER', '5', `'token:CLUB_ID'`), '23503'],
  ['moves to an account that is none', move('FAN', 'gen_random_uuid()', '5'), '23503'],
  [
    'says the place, balance and hash of its line',
    inTransfer('asset_id, from_account, to_account, amount, from_seq', `'credits', FAN, OTHER, 5, 1`),
    '23514',
  ],
  ['says nothing of why', transfer.replace("'x', now()", "'', now()"), '23502'],
  [
    'moves without a transfer',
    `insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount) values (gen_random_uuid(), 'credits', FAN, OTHER, 5)`,
    '23503',
  ],
  ['sets a balance', `update ledger_accounts set balance = 5 where id = OTHER`, '23001'],
  ['sets a hot balance', `update ledger_accounts set balance = 5 where id = CLUB`, '23001'],
  ['sets what is held', `update ledger_accounts set held = 0 where id = FAN`, '23001'],
  ['sets a place', `update ledger_accounts set seq = seq + 1 where id = FAN`, '23001'],
  ['sets the head of a chain', `update ledger_accounts set head = sha256('x') where id = FAN`, '23001'],
  ['sets how far is sealed', `update ledger_accounts set sealed_to = 0 where id = CLUB`, '23001'],
  ['gives an account away', `update ledger_accounts set owner_id = 'OTHER_ID' where id = FAN`, '23001'],
  [
    'sets a balance by opening again',
    `insert into ledger_accounts (owner_kind, owner_id, asset_id) values ('user', 'FAN_ID', 'credits') on conflict (owner_kind, owner_id, asset_id) do update set balance = 5`,
    '23001',
  ],
  [
    'sets a balance by merging',
    `merge into ledger_accounts a using (values (1)) v on a.id = FAN when matched then update set balance = 5`,
    '23001',
  ],
  [
    'opens an account with money',
    `insert into ledger_accounts (owner_kind, owner_id, asset_id, balance) values ('user', 'x', 'credits', 5)`,
    '23514',
  ],
  [
    'opens an account of no asset',
    `insert into ledger_accounts (owner_kind, owner_id, asset_id) values ('user', 'x', 'gold')`,
    '23503',
  ],
  [
    'opens an account twice',
    `insert into ledger_accounts (owner_kind, owner_id, asset_id) values ('user', 'FAN_ID', 'credits')`,
    '23505',
  ],
  ['removes an account', `delete from ledger_accounts where id = FAN`, '23001'],
  ['empties accounts', 'truncate ledger_accounts cascade', '23001'],
  ['changes a move', 'update ledger_moves set amount = amount + 1', '23001'],
  ['removes a move', 'delete from ledger_moves where id = 1', '23001'],
  ['empties moves', 'truncate ledger_moves', '23001'],
  ['changes a transfer', `update ledger_transfers set memo = '{"x":1}'`, '23001'],
  ['removes a transfer', 'delete from ledger_transfers', '23001'],
  ['empties transfers', 'truncate ledger_transfers', '23001'],
  [
    'uses a key twice',
    `${transfer.replace('at)', 'at, key)').replace('now())', "now(), 'k')")}; ${move('FAN', 'OTHER', '1').replace('at)', 'at, key)').replace('now())', "now(), 'k')")}`,
    '23505',
  ],
  [
    'holds more than there is',
    `${hold}, placed_at) values (gen_random_uuid(), FAN, 601, 'auction', 'auction', 'x', now())`,
    '23514',
  ],
  [
    'holds nothing',
    `${hold}, placed_at) values (gen_random_uuid(), FAN, 0, 'auction', 'auction', 'x', now())`,
    '23514',
  ],
  [
    'holds on a hot account',
    `${hold}, placed_at) values (gen_random_uuid(), CLUB, 5, 'auction', 'auction', 'x', now())`,
    '23503',
  ],
  [
    'begins a hold as ended',
    `${hold}, state, ended_at, placed_at) values (${holdValues}, 'voided', now(), now())`,
    '23514',
  ],
  ['ends a hold again', `update ledger_holds set ended_at = now() where state = 'voided'`, '23001'],
  [
    'opens an ended hold',
    `update ledger_holds set state = 'held', ended_at = null where state = 'voided'`,
    '23001',
  ],
  [
    'posts a hold to no transfer',
    `update ledger_holds set state = 'posted', ended_at = now(), transfer_id = gen_random_uuid() where state = 'held'`,
    '23001',
  ],
  ['ends a hold without a time', `update ledger_holds set state = 'voided' where state = 'held'`, '23514'],
  [
    'shrinks a hold as it ends',
    `update ledger_holds set state = 'voided', ended_at = now(), amount = 1 where state = 'held'`,
    '23001',
  ],
  ['gives a hold away', `update ledger_holds set account_id = OTHER where state = 'held'`, '23001'],
  [
    'raises a hold beyond what is there',
    `update ledger_holds set amount = 901 where state = 'held'`,
    '23514',
  ],
  ['removes a hold', 'delete from ledger_holds', '23001'],
  ['empties holds', 'truncate ledger_holds', '23001'],
  ['changes a seal', 'update ledger_seals set moves = 1', '23001'],
  ['removes a seal', 'delete from ledger_seals', '23001'],
  ['changes a head', 'update ledger_heads set seal_n = 7', '23001'],
  ['removes a head', 'delete from ledger_heads', '23001'],
  ['removes an asset', 'delete from ledger_assets', '23001'],
  ['renames an asset', `update ledger_assets set id = 'gold' where id = 'credits'`, '23001'],
];

async function everything(): Promise<string> {
  const { rows } = await bank.db.query<{ all: string }>({
    text: `select jsonb_build_array(
      (select jsonb_agg(a order by id) from ledger_accounts a), (select jsonb_agg(m order by id) from ledger_moves m),
      (select jsonb_agg(t order by id) from ledger_transfers t), (select jsonb_agg(h order by id) from ledger_holds h),
      (select jsonb_agg(s order by n) from ledger_seals s), (select jsonb_agg(d order by day) from ledger_heads d),
      (select jsonb_agg(e order by id) from ledger_assets e))::text as all`,
  });
  return rows[0]?.all ?? '';
}

test.each(attempts)('no statement %s', async (_, sql, code) => {
  const before = await everything();
  const text = sql
    .replaceAll(/\bFAN_ID\b/g, fan)
    .replaceAll(/\bOTHER_ID\b/g, other)
    .replaceAll(/\bCLUB_ID\b/g, club)
    .replaceAll(/\bFAN\b/g, account('user', fan))
    .replaceAll(/\bOTHER\b/g, account('user', other))
    .replaceAll(/\bCLUB\b/g, account('club', club))
    .replaceAll(/\bOUTSIDE\b/g, account('outside', 'test'));
  await expect(bank.db.query({ text })).rejects.toMatchObject({ code });
  expect(await everything()).toBe(before);
});

test('what is written by hand and balanced is booked like anything else', async () => {
  const text = move(account('user', other), account('club', club), '7');
  await bank.db.query({ text });
  expect(await whatDoesNotAddUp(bank.db)).toEqual([]);
  expect(await auditLedger(bank.db)).toMatchObject({ found: 0 });
});
