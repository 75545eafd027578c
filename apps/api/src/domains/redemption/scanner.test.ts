// Owns: what staff see: passes, codes that are only looked at, what scanners keep for when the network is gone.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  type Doors,
  newTicket,
  openDoors,
  type Scanned,
  scanCode,
  verdictOf,
} from '#app/testing/doors.ts';
import { newPhone, type Phone } from '#app/testing/phones.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';

let doors: Doors;
let app: TestApp;
let stage: Stage;
let fan: Somebody;
let phone: Phone;
let design: string;
let ticket: string;

beforeAll(async () => {
  doors = await openDoors();
  ({ app, stage, fan, phone } = doors);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ design, ticket } = await newTicket(doors));
});

const scan = (code: string, scanned?: Scanned) => scanCode(doors, code, scanned);

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

describe('a used ticket', () => {
  test('names the door, the time and the staff of its first scan: to whoever looks, and to scanners without a network', async () => {
    const scanned = await scan(await phone.show('item', ticket), { scanner: 'Gate A' });
    app.clock.advance(60_000);
    const code = await phone.show('item', ticket);
    const { data: look } = await app.ok('POST /scan-looks', { body: { code } }, stage.owner.as);
    const { scanned_at } = scanned;
    expect(look).toMatchObject({
      ...{ verdict: 'conflict', reason: 'already-redeemed' },
      first: { scanner: 'Gate A', scanned_at, staff: { id: stage.owner.id } },
    });
    const params = { id: stage.club.id };
    const firstOf = async () => {
      const { data } = await app.ok('GET /clubs/:id/scanner/items', { params }, stage.owner.as);
      return data.find(({ item_id }) => item_id === ticket)?.first;
    };
    const staff_name = look.first?.staff?.display_name;
    expect(await firstOf()).toEqual({ scanner: 'Gate A', scanned_at, staff_name });
    const back = { params: { id: scanned.redemption_id }, body: { reason: 'Went for air' } };
    await app.ok('POST /redemptions/:id/void', back, stage.owner.as);
    expect(await firstOf()).toBeNull();
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
