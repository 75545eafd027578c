// Tests that the audit finds what somebody with every right changed, and that an honest ledger agrees.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bank, giveCredits, insertPerson, NOON, openBank } from '#app/testing/ledger.ts';
import { clubAccount, outside, platformFees } from '../public/account-ref.ts';
import { auditLedger, auditLedgerSinceLast } from '../public/audit-ledger.ts';
import { placeHold, postHold } from '../public/hold.ts';
import { postTransfer } from '../public/post-transfer.ts';
import { spend } from '../public/spend.ts';
import { insertHeads, insertSeal, listHeads } from '../seals.store.ts';

let bank: Bank;
let fan: string;
const club = randomUUID();

beforeAll(async () => {
  bank = await openBank(4);
  fan = await insertPerson(bank.db);
  await giveCredits(bank.db, { user_id: fan, amount: 5000 });
  const bid = {
    user_id: fan,
    kind: 'auction',
    cause: { kind: 'auction', id: 'lot – №7' },
    club_id: club,
    at: NOON,
  } as const;
  const parts = [
    { to: clubAccount(club), amount: 90 },
    { to: platformFees(), amount: 10 },
  ];
  for (const memo of [
    {},
    { lines: [{ label: 'Täglich “ok” | \u{1f3ab}', amount_cents: 100 }], b: null, a: 1.5 },
  ])
    await spend(bank.db, { ...bid, parts, memo, key: `k${Object.keys(memo).length} \u{1f3ab}` });
  const { hold_id } = await placeHold(bank.db, { ...bid, amount: 400 });
  await postHold(bank.db, { hold_id, parts, at: NOON });
  await placeHold(bank.db, { ...bid, amount: 200 });
  await insertSeal(bank.db, NOON);
  await insertHeads(bank.db, new Date('2026-11-18T00:05:00Z'));
  await spend(bank.db, { ...bid, parts });
  await postTransfer(bank.db, {
    kind: 'payout',
    moves: [{ from: clubAccount(club), to: outside('bank'), asset_id: 'credits', amount: 50 }],
    cause: { kind: 'payout', id: 'p' },
    club_id: club,
    actor_id: fan,
    key: null,
    at: NOON,
  });
  await insertSeal(bank.db, new Date('2026-11-18T00:06:00Z'));
  await spend(bank.db, { ...bid, parts });
});
afterAll(() => bank.close());

test('an honest ledger agrees, and its published heads are in the chain', async () => {
  const heads = (await listHeads(bank.db, { limit: 5 })).map((head) => head.hash.toString('hex'));
  expect(heads).toHaveLength(3);
  const audit = await auditLedger(bank.db, heads);
  expect(audit).toMatchObject({ found: 0, differences: [], seals: 2, accounts: 5 });
  expect(audit.moves).toBeGreaterThan(10);
});

test('a head that never was is missed', async () => {
  expect(await auditLedger(bank.db, ['ab'.repeat(32)])).toMatchObject({
    found: 1,
    differences: [{ rule: 'a noted head is in the chain' }],
  });
});

const fans = `(select id from ledger_accounts where owner_kind = 'user')`;
const tampered: [what: string, sql: string, rule: string][] = [
  [
    'a balance',
    `update ledger_accounts set balance = balance + 1 where id = ${fans}`,
    'a balance is the sum of its moves',
  ],
  [
    'a hot balance',
    `update ledger_accounts set balance = balance + 1 where owner_kind = 'club'`,
    'a balance is the sum of its moves',
  ],
  [
    'what is held',
    `update ledger_accounts set held = held + 1 where id = ${fans}`,
    'open holds add up to what is held',
  ],
  ['a place', `update ledger_accounts set seq = seq + 1 where id = ${fans}`, 'an account counts its lines'],
  [
    'a head of an account',
    `update ledger_accounts set head = sha256('x') where id = ${fans}`,
    'an account ends where its chain ends',
  ],
  [
    'an owner, in two accounts',
    `update ledger_accounts set asset_id = 'credits', balance = balance - 1 where owner_kind = 'outside' and owner_id = 'test'`,
    'an asset adds up to zero',
  ],
  [
    'an amount',
    `update ledger_moves set amount = amount + 1 where id = 2`,
    'a line says the balance after it',
  ],
  [
    'an amount between hot accounts',
    `update ledger_moves set amount = amount - 1 where from_seq is null and to_seq is null`,
    'sealed moves are as they were',
  ],
  [
    'a receiver',
    `update ledger_moves set to_account = (select id from ledger_accounts where owner_kind = 'platform') where id = 2`,
    'a line continues its chain',
  ],
  [
    'a running balance',
    `update ledger_moves set from_balance = from_balance + 1 where id = 3`,
    'a line says the balance after it',
  ],
  ['a hash', `update ledger_moves set from_hash = sha256('x') where id = 3`, 'a line continues its chain'],
  ['a removed line', 'delete from ledger_moves where id = 3', 'lines follow each other'],
  [
    'a removed sealed move between hot accounts',
    'delete from ledger_moves where from_seq is null and to_seq is null',
    'a seal covers what it covered',
  ],
  [
    'a transfer without its moves',
    `delete from ledger_moves where id = (select max(id) from ledger_moves)`,
    'an account counts its lines',
  ],
  [
    'an added transfer',
    `insert into ledger_transfers (id, kind, cause_kind, cause_id, at, digest) values (gen_random_uuid(), 'reward', 'reward', 'x', now(), 'x')`,
    'a transfer moves something',
  ],
  ['a cause', `update ledger_transfers set cause_id = 'other'`, 'a transfer is as it was written'],
  ['a memo', `update ledger_transfers set memo = '{"lines":[]}'`, 'a transfer is as it was written'],
  ['a time', `update ledger_transfers set at = at - interval '1 day'`, 'a transfer is as it was written'],
  [
    'a memo, its digest made anew',
    `update ledger_transfers set memo = '{}', digest = sha256(convert_to(id || '|' || (extract(epoch from at) * 1000000)::bigint || '|' || kind || '|' || cause_kind || '|' || coalesce(club_id::text, '-') || '|' || coalesce(actor_id::text, '-') || '|' || length(cause_id) || ':' || cause_id || '|' || coalesce(length(key) || ':' || key, '-') || '|{}', 'utf8')) where memo <> '{}'`,
    'a line continues its chain',
  ],
  [
    'a removed transfer',
    'delete from ledger_transfers where id = (select transfer_id from ledger_moves where id = 2)',
    'a transfer is as it was written',
  ],
  ['a removed hold', `delete from ledger_holds where state = 'held'`, 'open holds add up to what is held'],
  [
    'a hold that took more',
    `update ledger_holds set amount = 1 where state = 'posted'`,
    'a posted hold took no more than it held',
  ],
  [
    'a hold of nobody',
    `update ledger_holds set account_id = gen_random_uuid() where state = 'posted'`,
    'a hold is on an account',
  ],
  ['a seal', `update ledger_seals set hash = sha256('x') where n = 1`, 'a seal continues the chain'],
  ['a removed seal', 'delete from ledger_seals where n = 1', 'a seal continues the chain'],
  [
    'a published head',
    `update ledger_heads set hash = sha256('x') where day = '2026-11-16'`,
    'a published head is in the chain',
  ],
];

test.each(tampered)('finds %s', async (_, sql, rule) => {
  const client = new pg.Client({ connectionString: bank.url });
  await client.connect();
  const saved = await everything(client);
  try {
    // Only somebody with every right can do this: triggers do not run.
    await client.query('set session_replication_role = replica');
    const { rowCount } = await client.query(sql);
    expect(rowCount).toBeGreaterThan(0);
    const { found, differences } = await auditLedger(bank.db);
    expect(found).toBeGreaterThan(0);
    expect(differences.map((one) => one.rule)).toContain(rule);
  } finally {
    await restore(client, saved);
    await client.end();
  }
  expect((await auditLedger(bank.db)).found).toBe(0);
});

const buy = () =>
  spend(bank.db, {
    user_id: fan,
    kind: 'auction',
    cause: { kind: 'auction', id: 'lot' },
    club_id: club,
    parts: [{ to: clubAccount(club), amount: 100 }],
    at: NOON,
  });

/** Two purchases: one that is sealed, and one that is not yet. */
async function goOn(): Promise<void> {
  await buy();
  await insertSeal(bank.db, NOON);
  await buy();
}

test('an audit since the last one books only what is new, on what the last one found', async () => {
  await goOn();
  const { moves } = await auditLedger(bank.db);
  await goOn();
  const fresh = await auditLedgerSinceLast(bank.db);
  // Of the one before: what was not sealed then. Of now: both.
  expect(fresh).toMatchObject({ found: 0, seals: 1, accounts: 2, moves: 3 });
  expect(fresh.moves).toBeLessThan(moves);
});

const latest = '(select max(id) from ledger_moves)';
const lastSeal = '(select max(n) from ledger_seals)';
const changedSince: [what: string, sql: string, rule: string][] = [
  [
    'an amount',
    `update ledger_moves set amount = amount + 1 where id = ${latest}`,
    'a line says the balance after it',
  ],
  ['a removed move', `delete from ledger_moves where id = ${latest}`, 'an account counts its lines'],
  [
    'a balance',
    `update ledger_accounts set balance = balance + 1 where id = ${fans}`,
    'a balance is the sum of its moves',
  ],
  [
    'a hot balance',
    `update ledger_accounts set balance = balance + 1 where owner_kind = 'club'`,
    'a balance is the sum of its moves',
  ],
  [
    'a new seal',
    `update ledger_seals set hash = sha256('x') where n = ${lastSeal}`,
    'a seal continues the chain',
  ],
  [
    'the seal that was audited last',
    `update ledger_seals set hash = sha256('x') where n = ${lastSeal} - 1`,
    'an audited seal is as it was',
  ],
];

test('an audit since the last one finds what was changed since, and leaves what is older to the whole one', async () => {
  await goOn();
  await auditLedger(bank.db);
  await goOn();
  const client = new pg.Client({ connectionString: bank.url });
  await client.connect();
  try {
    const saved = await everything(client);
    await client.query('set session_replication_role = replica');
    for (const [what, sql, rule] of changedSince) {
      expect((await client.query(sql)).rowCount, what).toBeGreaterThan(0);
      const { differences } = await auditLedgerSinceLast(bank.db);
      await restore(client, saved);
      expect(
        differences.map((one) => one.rule),
        what,
      ).toContain(rule);
    }
    await client.query('update ledger_moves set amount = amount + 1 where id = 2');
    const since = await auditLedgerSinceLast(bank.db);
    const whole = await auditLedger(bank.db);
    await restore(client, saved);
    expect(since.differences).toEqual([]);
    expect(whole.differences.map((one) => one.rule)).toContain('a line says the balance after it');
  } finally {
    await client.end();
  }
  expect((await auditLedgerSinceLast(bank.db)).found).toBe(0);
});

const tables = ['accounts', 'transfers', 'moves', 'holds', 'seals', 'heads'].map((name) => `ledger_${name}`);

async function everything(client: pg.Client): Promise<Map<string, string>> {
  const saved = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await client.query(`select coalesce(jsonb_agg(t), '[]')::text as all from ${table} t`);
    saved.set(table, rows[0].all);
  }
  return saved;
}

async function restore(client: pg.Client, saved: ReadonlyMap<string, string>): Promise<void> {
  for (const [table, all] of saved) {
    await client.query(`delete from ${table}`);
    const columns = `select string_agg(attname, ', ') as names from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`;
    const { rows } = await client.query(columns);
    const names = rows[0].names;
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
      [all],
    );
  }
}
