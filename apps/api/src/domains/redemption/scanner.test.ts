// Owns: what staff see: passes, codes that are only looked at, what scanners keep for when the network is gone.
import { randomUUID } from 'node:crypto';
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putDesign, putItem } from '#app/testing/items.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { newPhone, type Phone } from '#app/testing/phones.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';

let app: TestApp;
let world: World;
let stage: Stage;
let fan: Somebody;
let phone: Phone;
let design: string;
let ticket: string;

const HOUR = 3_600_000;
const later = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR);
const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? 'ok' : answered.error?.code;

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  world = await makeWorld(app);
  stage = await world.stage({ role: 'member', visibility: 'public', fresh: false });
  fan = stage.me as Somebody;
  phone = await newPhone(app, fan);
});
afterAll(() => app.stop());

const bind = (item: string, key_id: string, as = fan.as) =>
  app.call('POST /items/:id/key', { params: { id: item }, body: { key_id } }, as);

/** A ticket on the fan's phone; doors are open for four hours. */
beforeEach(async () => {
  design = await putDesign(app, {
    club_id: stage.club.id,
    redeem: { from: later(-1), until: later(4), transfer_closes_at: later(-2) },
  });
  ticket = (await putItem(app, design, fan.id)).item_id;
  expect(codeOf(await bind(ticket, phone.key_id))).toBe('ok');
});

async function scan(
  code: string,
  { at = app.clock.now(), scan_id = randomUUID() as string, scanner = 'Gate C', club = stage.club.id } = {},
): Promise<ScanView> {
  const body = { scanner, scans: [{ scan_id, code, scanned_at: at.toISOString() }] };
  const { data } = await app.ok('POST /clubs/:id/scans', { params: { id: club }, body }, stage.owner.as);
  return data[0] as ScanView;
}

const verdictOf = ({ verdict, reason }: ScanView) => (reason === null ? verdict : `${verdict} ${reason}`);

describe('a pass', () => {
  test('tells the staff of a club what somebody is there, and of others nothing', async () => {
    const seen = await scan(await phone.show('pass', fan.id));
    expect(seen).toMatchObject({ verdict: 'accepted', person: { id: fan.id }, pass: { role: 'member' } });
    const guest = await stage.make('guest');
    const theirs = await newPhone(app, guest);
    expect(await scan(await theirs.show('pass', guest.id))).toMatchObject({
      reason: 'not-a-member',
      person: null,
      pass: null,
    });
    const banned = await stage.make('banned');
    const last = await newPhone(app, banned);
    expect(verdictOf(await scan(await last.show('pass', banned.id)))).toBe('refused banned');
    const { data } = await app.ok('GET /pass', {}, fan.as);
    expect(data.clubs.map(({ club }) => club.id)).toContain(stage.club.id);
    expect(data.keys.map((key) => key.id)).toContain(phone.key_id);
  });
});

describe('looking', () => {
  test('redeems nothing, and is for the staff of the item’s club alone', async () => {
    const code = await phone.show('item', ticket);
    const look = (as: Somebody) => app.call('POST /scan-looks', { body: { code } }, as.as);
    const seen = await look(stage.owner);
    expect(seen).toMatchObject({ ok: true, body: { data: { verdict: 'accepted', item: { id: ticket } } } });
    expect(codeOf(await look(fan))).toBe('redemption.code-unknown');
    expect((await app.ok('GET /items/:id', { params: { id: ticket } }, fan.as)).data.state).toBe('held');
  });
});

describe('a scanner', () => {
  test('holds public keys and names, and learns what changed', async () => {
    const params = { id: stage.club.id };
    const all = await app.ok('GET /clubs/:id/scanner/items', { params }, stage.owner.as);
    const entry = all.data.find(({ item_id }) => item_id === ticket);
    expect(entry).toMatchObject({ state: 'held', key_id: phone.key_id, number: 1 });
    expect(JSON.stringify(all)).not.toContain('"d"');
    app.clock.advance(10 * 60_000);
    const query = { since: app.clock.now().toISOString() };
    const changed = async () =>
      (await app.ok('GET /clubs/:id/scanner/items', { params, query }, stage.owner.as)).data.map(
        ({ item_id, state }) => [item_id, state],
      );
    expect(await changed()).toEqual([]);
    await scan(await phone.show('item', ticket));
    expect(await changed()).toEqual([[ticket, 'redeemed']]);
    const passes = await app.ok('GET /clubs/:id/scanner/passes', { params }, stage.owner.as);
    expect(passes.data.find(({ key_id }) => key_id === phone.key_id)).toMatchObject({
      user_id: fan.id,
      revoked: false,
    });
    const doors = await app.ok('GET /clubs/:id/doors', { params }, stage.owner.as);
    expect(doors.data.find((door) => door.design.id === design)).toMatchObject({ redeemed: 1, total: 1 });
  });
});

test('no statement written by hand lets a ticket in twice, or rewrites a scan', async () => {
  const { redemption_id } = await scan(await phone.show('item', ticket));
  const run = (text: string) => app.platform.db.query({ text, values: [redemption_id] });
  await expect(
    run(`insert into redemptions (id, club_id, scan_id, kind, item_id, user_id, staff_id, scanned_at, received_at, verdict)
      select gen_random_uuid(), club_id, gen_random_uuid(), kind, item_id, user_id, staff_id, scanned_at, received_at, verdict
      from redemptions where id = $1`),
  ).rejects.toThrow('redemptions_once');
  await expect(run(`update redemptions set scanner = 'Gate Z' where id = $1`)).rejects.toThrow('stays');
  await expect(run('delete from redemptions where id = $1')).rejects.toThrow('never possible');
});
