// Tests receipts as files: what a reader can select in them, who may read them, and names that the fonts lack.
import { textOfPdf } from '@stagepass/testkit/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { makePlan, memberWith, subscribed } from '#app/testing/subscriptions.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fanWithCredits, spendSome } from '#app/testing/top-ups.ts';
import { makeWorld } from '#app/testing/world.ts';
import { openSheet } from '#platform/pdf/print-sheet.ts';
import { drawReceipt } from './receipt-sheet.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, TAX_RATE_BP: '1900', LOG_LEVEL: 'silent' } });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

function ask(id: string, as: { token?: string | undefined }) {
  return fetch(`${app.url}/api/wallet/transfers/${id}/receipt.pdf`, {
    headers: { authorization: `Bearer ${as.token ?? ''}` },
  });
}

async function wordsOf(id: string, as: { token?: string | undefined }): Promise<string> {
  const answer = await ask(id, as);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return textOfPdf(Buffer.from(await answer.arrayBuffer())).join(' ');
}

test('a purchase is a sheet with number, seller, buyer, lines, tax and total, all of it selectable', async () => {
  const club = await foundClub(app, mailbox);
  const fan = await fanWithCredits(app, mailbox, 5000);
  const { transfer_id } = await spendSome(app, fan, 1190, 'Ærø tour poster', {
    kind: 'store',
    club_id: club.id,
  });
  const id = transfer_id ?? '';
  const { receipt } = (await app.ok('GET /wallet/transfers/:id', { params: { id } }, fan.as)).data;
  const words = await wordsOf(id, fan.as);
  for (const part of [`No. ${receipt?.number}`, receipt?.seller.name, `@${fan.user_name}`, 'Ærø tour poster'])
    expect(words).toContain(part);
  expect(words).toContain('Price before tax $10.00');
  expect(words).toContain('Tax (19%) $1.90');
  expect(words).toContain('Total $11.90');
  expect(words).not.toContain('Refunded');
});

test('nobody but the buyer reads it, and those who run the site', async () => {
  const fan = await fanWithCredits(app, mailbox, 5000);
  const { transfer_id } = await spendSome(app, fan, 300, 'Poster');
  const other = await fanWithCredits(app, mailbox, 500);
  expect((await ask(transfer_id ?? '', other.as)).status).toBe(404);
  expect((await ask(transfer_id ?? '', {})).status).toBe(401);
  const operator = await (await makeWorld(app)).stage({
    role: 'operator',
    visibility: 'public',
    fresh: false,
  });
  expect(await wordsOf(transfer_id ?? '', operator.me?.as ?? {})).toContain(`@${fan.user_name}`);
});

test('what went back is said: a period of a subscription that was refunded', async () => {
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  const plan = await makePlan(stage, { name: 'Stalls' });
  const fan = await memberWith(stage, 600);
  const { id } = await subscribed(app, fan, plan.id);
  const params = { id };
  const [period] = (await app.ok('GET /subscriptions/:id/periods', { params, query: {} }, fan.as)).data;
  expect(await wordsOf(period?.transfer_id ?? '', fan.as)).not.toContain('Refunded');
  await app.ok('POST /subscriptions/:id/refund', { params }, keyed(fan.as));
  const words = await wordsOf(period?.transfer_id ?? '', fan.as);
  expect(words).toContain('Stalls');
  expect(words).toMatch(/Refunded on \w+ \d+, \d{4} -\$6\.00/);
});

test('a line without a receipt has no sheet', async () => {
  const fan = await fanWithCredits(app, mailbox, 500);
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 100 });
  const { data } = await app.ok('GET /wallet/statement', { query: {} }, fan.as);
  const given = data.find(({ kind }) => kind === 'adjustment');
  expect((await ask(given?.transfer_id ?? '', fan.as)).status).toBe(404);
});

const at = '2026-11-19T10:00:00.000Z';

test('long names wrap, Greek and Cyrillic are there, and what no font has is called by its address or kind', async () => {
  const club = { id: 'c', handle: 'tokyo-jazz', name: '東京ジャズ倶楽部', hue: 10, picture: null };
  const sheet = await openSheet('Receipt');
  const long = `Кофе ${'και ποτέ ξανά '.repeat(12)}`.trim();
  drawReceipt(sheet, {
    kind: 'store',
    buyer: '@mara',
    receipt: {
      ...{ number: 'SP-000001', issued_at: at, tax: { rate_bp: 0, amount_cents: 0 }, total_cents: 4000 },
      seller: { kind: 'club', name: club.name, club },
      refunded: null,
      lines: [
        { text: long, quantity: 2, amount_cents: 1000 },
        { text: '限定ポスター', quantity: 1, amount_cents: 3000 },
      ],
    },
  });
  const words = textOfPdf(await sheet.finish()).join(' ');
  expect(words).toContain(`2 × ${long}`);
  expect(words).toContain('@tokyo-jazz');
  expect(words).toContain('Store item $30.00');
  expect(words).toContain('No tax charged.');
  expect(words).toContain('A name in letters that this file can’t show');
});

test('fifty lines go on over pages, and the total comes after all of them', async () => {
  const sheet = await openSheet('Receipt');
  const lines = Array.from({ length: 50 }, (_, n) => ({
    text: `Poster ${n + 1}`,
    quantity: 1,
    amount_cents: 100,
  }));
  const tax = { rate_bp: 700, amount_cents: 327 };
  const seller = { kind: 'house' as const, name: 'StagePass', club: null };
  const receipt = {
    number: 'SP-000002',
    issued_at: at,
    seller,
    lines,
    tax,
    total_cents: 5000,
    refunded: null,
  };
  drawReceipt(sheet, { kind: 'store', buyer: null, receipt });
  const file = await sheet.finish();
  const words = textOfPdf(file).join(' ');
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  expect(words.indexOf('Poster 50')).toBeGreaterThan(words.indexOf('Poster 1 '));
  expect(words.indexOf('Total $50.00')).toBeGreaterThan(words.indexOf('Poster 50'));
  expect(words).toContain('a deleted account');
});
