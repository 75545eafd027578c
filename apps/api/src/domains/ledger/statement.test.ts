// Owns: the statement and its file, receipts and their numbers, the proof of each line, and the published heads.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fanWithCredits, spendSome, topUpByTest } from '#app/testing/top-ups.ts';
import { numberReceipts } from './number-receipts.ts';
import { placeHold } from './public/hold.ts';
import { textOf } from './receipts.rules.ts';
import { publishHeads, sealMoves } from './seal-moves.ts';
import { searchLines } from './search-lines.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, TAX_RATE_BP: '1900', LOG_LEVEL: 'silent' } });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
});

const fanWith = (amount_cents: number) => fanWithCredits(app, mailbox, amount_cents);

describe('the statement', () => {
  test('shows every line with its balance, by pages and filters, and opens its receipt and proof', async () => {
    const fan = await fanWith(5000);
    for (let n = 1; n <= 7; n += 1) await spendSome(app, fan, n * 10, `Badge ${n}`);
    const held = {
      user_id: fan.id,
      amount: 250,
      kind: 'auction',
      club_id: null,
      at: app.clock.now(),
    } as const;
    await placeHold(app.platform.db, { ...held, cause: { kind: 'auction', id: randomUUID() } });
    expect((await app.ok('GET /wallet/holds', {}, fan.as)).data).toMatchObject([{ amount_cents: 250 }]);
    const read = async (query: object) =>
      app.ok('GET /wallet/statement', { query: { limit: 3, ...query } as { limit: number } }, fan.as);
    const lines = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await read(cursor === '' ? {} : { cursor });
      lines.push(...page.data);
      cursor = page.next_cursor;
    }
    expect(lines.map((line) => line.seq)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(lines[0]).toMatchObject({
      text: 'Badge 7',
      amount_cents: -70,
      balance_cents: 4720,
      kind: 'store',
    });
    expect((await read({ kind: 'top-up' })).data).toMatchObject([{ amount_cents: 5000 }]);
    expect((await read({ kind: 'top-up,gacha' })).data).toHaveLength(1);
    expect((await read({ side: 'in' })).data.map((line) => line.amount_cents)).toEqual([5000]);
    expect((await read({ side: 'out', limit: 10 })).data.map((line) => line.seq)).toEqual([
      8, 7, 6, 5, 4, 3, 2,
    ]);
    expect((await read({ from: '2020-01-01', to: '2020-02-01' })).data).toEqual([]);
    await proveEach(fan, lines.map((line) => line.transfer_id).toReversed());
  });

  test('is searched by words, without regard to case and accents, with the balances of its own lines', async () => {
    const fan = await fanWith(5000);
    for (const text of ['Café poster', 'Tour tin', 'Café mug', '100% wool_scarf'])
      await spendSome(app, fan, 100, text);
    const find = async (q: string, more: object = {}) =>
      (await app.ok('GET /wallet/statement', { query: { q, ...more } }, fan.as)).data;
    expect((await find('CAFE')).map(({ text, balance_cents }) => [text, balance_cents])).toEqual([
      ['Café mug', 4700],
      ['Café poster', 4900],
    ]);
    expect((await find('café mug')).map((line) => line.text)).toEqual(['Café mug']);
    expect(await find('cafe tin')).toEqual([]);
    // No wildcards: what is typed is looked for.
    for (const q of ['%', '_', '100%', 'wool_']) expect(await find(q)).toHaveLength(1);
    expect(await find('c.f')).toEqual([]);
    expect(await find('cafe', { side: 'in' })).toEqual([]);
    expect(await find('top-up')).toMatchObject([{ kind: 'top-up' }]);
    expect(await find('', { limit: 2 })).toHaveLength(2);
    expect(await app.call('GET /wallet/statement', { query: { q: 'x'.repeat(61) } }, fan.as)).toMatchObject({
      error: { code: 'invalid-input' },
    });
    const other = await fanWith(500);
    expect((await app.ok('GET /wallet/statement', { query: { q: 'cafe' } }, other.as)).data).toEqual([]);
  });

  test('is searched by amounts as they are written, and so is what is held', async () => {
    const fan = await fanWith(50_000);
    await spendSome(app, fan, 5423, 'Tour tin');
    await spendSome(app, fan, 20_163, 'Signed print');
    const hold = { user_id: fan.id, kind: 'auction', club_id: null } as const;
    for (const amount of [5423, 700]) {
      // One after the other: the latest is listed first.
      app.clock.advance(1000);
      const cause = { kind: 'auction', id: randomUUID() } as const;
      await placeHold(app.platform.db, { ...hold, amount, cause, at: app.clock.now() });
    }
    const find = async (q: string) =>
      (await app.ok('GET /wallet/statement', { query: { q } }, fan.as)).data.map((line) => line.amount_cents);
    for (const q of ['54.23', '$54.23', '-$54.23', '−54.23', '54', 'tin 54.23'])
      expect([q, await find(q)]).toEqual([q, [-5423]]);
    expect(await find('201.63')).toEqual([-20_163]);
    expect(await find('$500')).toEqual([50_000]);
    for (const q of ['54.2', '4.23', '5423', '0.23', 'print 54.23'])
      expect([q, await find(q)]).toEqual([q, []]);
    const held = async (query: object) =>
      (await app.ok('GET /wallet/holds', { query }, fan.as)).data.map((found) => found.amount_cents);
    expect(await held({ q: '$54.23' })).toEqual([5423]);
    expect(await held({ q: 'held auction' })).toEqual([700, 5423]);
    expect(await held({ q: 'store' })).toEqual([]);
    const first = await app.ok('GET /wallet/holds', { query: { q: 'held', limit: 1 } }, fan.as);
    expect(first.data).toHaveLength(1);
    expect(await held({ q: 'held', limit: 1, cursor: first.next_cursor })).toEqual([5423]);
  });

  test('begins with the first line, which the wallet dates', async () => {
    const fan = await fanWith(500);
    const [line] = (await app.ok('GET /wallet/statement', {}, fan.as)).data;
    await spendSome(app, fan, 100, 'Badge');
    expect((await app.ok('GET /wallet', {}, fan.as)).data.first_line_at).toBe(line?.at);
  });

  test('is searched a bounded part at a time, and gives each line once', async () => {
    const fan = await fanWith(5000);
    for (let n = 1; n <= 24; n += 1) await spendSome(app, fan, 10, n % 6 === 0 ? `Needle ${n}` : `Hay ${n}`);
    for (const limit of [1, 2, 3, 9]) {
      const texts: string[] = [];
      let calls = 0;
      for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null; calls += 1) {
        const part = { user_id: fan.id, asset_id: 'credits', before_seq: before } as const;
        const asked = { words: ['needle'], limit };
        const { shown, before_seq } = await searchLines(app.platform, part, asked, { at_once: 4, most: 8 });
        expect(shown.length).toBeLessThanOrEqual(limit);
        texts.push(...shown.map((line) => textOf(line.memo)));
        before = before_seq;
      }
      expect(texts).toEqual(['Needle 24', 'Needle 18', 'Needle 12', 'Needle 6']);
      expect(calls).toBeGreaterThan(2);
    }
  });

  /** With nothing but what the answer says. */
  async function proveEach(fan: Registered, transferIds: readonly string[]): Promise<void> {
    let head = '00'.repeat(32);
    for (const id of transferIds) {
      const { data } = await app.ok('GET /wallet/transfers/:id', { params: { id } }, fan.as);
      const [line] = data.proof;
      if (line === undefined) throw new Error('no proof');
      expect(line.previous).toBe(head);
      const { account_id, seq, amount_cents, balance_cents, other_account_id } = line;
      head = createHash('sha256')
        .update(Buffer.from(line.previous, 'hex'))
        .update(Buffer.from(line.digest, 'hex'))
        .update([account_id, seq, amount_cents, balance_cents, other_account_id].join('|'))
        .digest('hex');
      expect(line.hash).toBe(head);
    }
  }

  test('as a file escapes formulas and holds every line', async () => {
    const fan = await fanWith(5000);
    await spendSome(app, fan, 10, '=HYPERLINK("http://evil","x")');
    const response = await fetch(`${app.url}/api/wallet/statement.csv?kind=store,top-up`, {
      headers: { authorization: fan.as.token, ...fan.as.headers },
    });
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(text.trim().split('\n')).toHaveLength(3);
    expect(text).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
    const wrong = await fetch(`${app.url}/api/wallet/statement.csv?asset=gold`, {
      headers: { authorization: fan.as.token, ...fan.as.headers },
    });
    expect(wrong.status).toBe(400);
    expect((await fetch(`${app.url}/api/wallet/statement.csv`)).status).toBe(401);
  });

  test('receipts are numbered without gaps, by the first look and the job alike, with tax', async () => {
    const fan = await fanWith(50_000);
    const bought = [];
    for (let n = 0; n < 12; n += 1) bought.push((await spendSome(app, fan, 1190, 'Poster')).transfer_id);
    const look = async (id: string | undefined) =>
      (await app.ok('GET /wallet/transfers/:id', { params: { id: id ?? '' } }, fan.as)).data.receipt;
    await Promise.all([look(bought[5]), look(bought[5]), look(bought[9]), look(bought[2])]);
    await sealMoves(app.platform);
    await Promise.all([numberReceipts(app.platform), numberReceipts(app.platform), look(bought[7])]);
    expect(await look(bought[0])).toMatchObject({
      number: expect.stringMatching(/^SP-\d{6}$/),
      seller: { kind: 'house', name: 'StagePass' },
      lines: [{ text: 'Poster', quantity: 1, amount_cents: 1190 }],
      tax: { rate_bp: 1900, amount_cents: 190 },
      total_cents: 1190,
    });
    const { rows } = await app.platform.db.query<{ number: number; last: number; missing: number }>({
      text: `select max(number) as number, (select last from receipt_counters where seller = 'house') as last,
        (select count(*)::int from ledger_transfers t where t.kind in ('store', 'top-up')
          and not exists (select from receipts r where r.transfer_id = t.id)) as missing,
        count(*)::int as count from receipts where seller = 'house'`,
    });
    const [sums] = rows as [{ number: number; last: number; missing: number; count: number }];
    expect(sums).toEqual({ number: sums.count, last: sums.count, count: sums.count, missing: 0 });
    await expect(app.platform.db.query({ text: 'update receipts set number = number + 1' })).rejects.toThrow(
      /only grows/,
    );
  });

  test('a receipt says who sold: the club with its address, a fan without one', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanWith(5000);
    const receiptOf = async (kind: 'store' | 'resale') => {
      const { transfer_id } = await spendSome(app, fan, 100, 'Poster', { kind, club_id: club.id });
      const params = { id: transfer_id ?? '' };
      return (await app.ok('GET /wallet/transfers/:id', { params }, fan.as)).data.receipt;
    };
    const { name } = (await app.ok('GET /clubs/:id', { params: { id: club.id } }, fan.as)).data;
    expect(await receiptOf('store')).toMatchObject({
      number: expect.stringMatching(/^C[0-9A-F]{8}-\d{6}$/),
      seller: { kind: 'club', name, club: { id: club.id, name } },
    });
    expect(await receiptOf('resale')).toMatchObject({
      number: expect.stringMatching(/^SP-\d{6}$/),
      seller: { kind: 'fan', name: 'a fan, through StagePass', club: null },
    });
  });

  test('a page asks the same questions, however long it is', async () => {
    const fan = await fanWith(5000);
    for (let n = 1; n <= 25; n += 1) await spendSome(app, fan, 10);
    const asks = async (call: () => Promise<unknown>) => (await countQueries(call)).queries.length;
    const page = (limit: number) => asks(() => app.ok('GET /wallet/statement', { query: { limit } }, fan.as));
    expect(await page(25)).toBe(await page(2));
    expect(await asks(() => app.ok('GET /wallet', {}, fan.as))).toBeLessThanOrEqual(10);
    await topUpByTest(app, fan, 500);
    await topUpByTest(app, fan, 500);
    const list = (limit: number) => asks(() => app.ok('GET /wallet/top-ups', { query: { limit } }, fan.as));
    expect(await list(3)).toBe(await list(1));
  });

  test('nobody sees a transfer of somebody else’s; the heads are for everybody', async () => {
    const [fan, other] = [await fanWith(500), await fanWith(500)];
    const { transfer_id } = await spendSome(app, fan, 5);
    for (const id of [transfer_id, randomUUID(), 'x'])
      expect(await app.call('GET /wallet/transfers/:id', { params: { id } }, other.as)).toMatchObject({
        error: { code: 'ledger.transfer-not-found' },
      });
    await sealMoves(app.platform);
    app.clock.advance(86_400_000);
    await publishHeads(app.platform);
    const { data } = await app.ok('GET /ledger/heads', { query: { limit: 5 } });
    expect(data[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
