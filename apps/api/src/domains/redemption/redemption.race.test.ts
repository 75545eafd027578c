// Owns: one ticket lets in once, with 200 scans at once from two scanners on the real database.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putDesign, putItem } from '#app/testing/items.ts';
import { newPhone, type Phone } from '#app/testing/phones.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { takeScan } from './actions/send-scans.ts';
import type { RedemptionRow } from './tables.ts';

let app: TestApp;
let stage: Stage;
let fan: Somebody;
let phone: Phone;

beforeAll(async () => {
  app = await startTestApp();
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
  fan = stage.me as Somebody;
  phone = await newPhone(app, fan);
});
afterAll(() => app.stop());

async function newTicket(): Promise<string> {
  const design = await putDesign(app, { club_id: stage.club.id, redeem: {} });
  const { item_id } = await putItem(app, design, fan.id);
  await app.ok('POST /items/:id/key', { params: { id: item_id }, body: { key_id: phone.key_id } }, fan.as);
  return item_id;
}

const scanAtOnce = async (ticket: string, scanIds: readonly string[]) =>
  showAtOnce(await phone.show('item', ticket), scanIds);

async function showAtOnce(code: string, scanIds: readonly string[]): Promise<RedemptionRow[]> {
  const club = await findClub(app.platform, app.platform.db, stage.club.id);
  if (club === undefined) throw new Error('the club is there');
  const scanned_at = app.clock.now().toISOString();
  return Promise.all(
    scanIds.map((scan_id, at) =>
      takeScan(app.platform, {
        club,
        staff_id: stage.owner.id,
        scanner: at % 2 === 0 ? 'Gate A' : 'Gate B',
        scan: { scan_id, code, scanned_at },
      }),
    ),
  );
}

/** How often it was let in, and what the copy itself says of that. */
const acceptedIn = async (ticket: string) => {
  const { rows } = await app.platform.db.query<{ accepted: number; state: string; handed_in: number }>({
    text: `select (select count(*) from redemptions where item_id = i.id and verdict = 'accepted') as accepted, i.state,
        (select count(*) from item_events where item_id = i.id and event = 'redeemed') as handed_in
      from items i where i.id = $1`,
    values: [ticket],
  });
  return rows[0];
};
const once = { accepted: 1, state: 'redeemed', handed_in: 1 };

test('200 scans of one ticket on two scanners: one is accepted, 199 name it', async () => {
  const ticket = await newTicket();
  const rows = await scanAtOnce(
    ticket,
    Array.from({ length: 200 }, () => randomUUID()),
  );
  const accepted = rows.filter((row) => row.verdict === 'accepted');
  expect(accepted).toHaveLength(1);
  const others = rows.filter((row) => row.verdict === 'conflict');
  expect(others).toHaveLength(199);
  expect(new Set(others.map((row) => row.first_id))).toEqual(new Set([accepted[0]?.id]));
  expect(await acceptedIn(ticket)).toEqual(once);
});

test('one scan sent 200 times at once is one scan with one answer', async () => {
  const ticket = await newTicket();
  const rows = await scanAtOnce(ticket, Array(200).fill(randomUUID()));
  expect(new Set(rows.map((row) => `${row.id} ${row.verdict}`)).size).toBe(1);
  expect(rows[0]?.verdict).toBe('accepted');
  expect(await acceptedIn(ticket)).toEqual(once);
});

test('a pass that is read out lets in once, with 50 scanners at once', async () => {
  const { code } = (await app.ok('POST /typed-codes', { body: { kind: 'pass' } }, fan.as)).data;
  const rows = await showAtOnce(
    code,
    Array.from({ length: 50 }, () => randomUUID()),
  );
  expect(rows.filter((row) => row.verdict === 'accepted')).toHaveLength(1);
  expect(rows.filter((row) => row.reason === 'stale')).toHaveLength(49);
});
