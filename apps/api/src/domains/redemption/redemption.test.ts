// Owns: what a code comes to at a door: accepted once, refused with the reason, never good for anything else.
import { randomUUID } from 'node:crypto';
import { makePhoneKey, signRedeemCode, slotAt } from '@stagepass/base/redeem-code.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#app/testing/auctions.ts';
import {
  bindItem,
  codeOf,
  type Doors,
  inHours,
  newTicket,
  openDoors,
  type Scanned,
  scanCode,
  verdictOf,
} from '#app/testing/doors.ts';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { newPhone, type Phone } from '#app/testing/phones.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';

let doors: Doors;
let app: TestApp;
let world: World;
let stage: Stage;
let fan: Somebody;
let other: Somebody;
let phone: Phone;
let design: string;
let ticket: string;

beforeAll(async () => {
  doors = await openDoors();
  ({ app, world, stage, fan, phone } = doors);
  other = await stage.make('member');
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ design, ticket } = await newTicket(doors));
});

const later = (hours: number) => inHours(app, hours);
const bind = (item: string, key_id: string, as = fan.as) => bindItem(app, { as }, item, key_id);
const scan = (code: string, scanned?: Scanned) => scanCode(doors, code, scanned);

describe('a ticket', () => {
  test('lets in once; the second scan names the first, by whom and where', async () => {
    const first = await scan(await phone.show('item', ticket), { scanner: 'Gate A' });
    expect(first).toMatchObject({
      verdict: 'accepted',
      person: { id: fan.id },
      item: { number: 1, design_id: design },
    });
    app.clock.advance(60_000);
    const second = await scan(await phone.show('item', ticket));
    expect(verdictOf(second)).toBe('conflict already-redeemed');
    expect(second.first).toMatchObject({ scanner: 'Gate A', staff: { id: stage.owner.id } });
    const mine = await app.ok('GET /redemptions', {}, fan.as);
    expect(mine.data[0]).toMatchObject({ item_id: ticket, place: 'Paper Hall', scanner: 'Gate A' });
    const seen = (await app.ok('GET /items/:id', { params: { id: ticket } }, fan.as)).data;
    expect([seen.state, seen.provenance[0]?.event]).toEqual(['redeemed', 'redeemed']);
  });

  test('a scan that is sent again is the same scan', async () => {
    const scan_id = randomUUID();
    const code = await phone.show('item', ticket);
    const first = await scan(code, { scan_id });
    app.clock.advance(10 * 60_000);
    expect(await scan(code, { scan_id })).toEqual(first);
  });

  test('counts for the moment in which it was scanned, also where it waited for the network', async () => {
    const at = app.clock.now();
    const code = await phone.show('item', ticket);
    app.clock.advance(2 * HOUR_MS);
    expect(verdictOf(await scan(code))).toBe('refused stale');
    expect(verdictOf(await scan(code, { at }))).toBe('accepted');
  });

  test('bears a clock that is half a minute off, and no more', async () => {
    const slot = slotAt(app.clock.now().getTime());
    const show = (off: number) => phone.show('item', ticket, { slot: slot + off });
    expect(verdictOf(await scan(await show(2)))).toBe('refused stale');
    expect(verdictOf(await scan(await show(-2)))).toBe('refused stale');
    expect(verdictOf(await scan(await show(0), { at: later(2) }))).toBe('refused stale');
    const ahead = slotAt(later(2).getTime());
    expect(verdictOf(await scan(await phone.show('item', ticket, { slot: ahead }), { at: later(2) }))).toBe(
      'refused clock-wrong',
    );
    expect(verdictOf(await scan(await show(1)))).toBe('accepted');
  });

  test('is refused too early and too late', async () => {
    const at = { from: later(1), until: later(2), transfer_closes_at: later(1) };
    const future = (await putItem(app, await putDesign(app, { club_id: stage.club.id, redeem: at }), fan.id))
      .item_id;
    await bind(future, phone.key_id);
    expect(verdictOf(await scan(await phone.show('item', future)))).toBe('refused too-early');
    app.clock.advance(3 * HOUR_MS);
    expect(verdictOf(await scan(await phone.show('item', future)))).toBe('refused too-late');
  });

  test('voided by staff, it is its holder’s again and can be handed in anew, once', async () => {
    const first = await scan(await phone.show('item', ticket));
    const params = { id: first.redemption_id };
    const body = { reason: 'Wrong person' };
    const call = () => app.call('POST /redemptions/:id/void', { params, body }, stage.owner.as);
    expect(codeOf(await call())).toBe('ok');
    expect(codeOf(await call())).toBe('redemption.not-voidable');
    expect(verdictOf(await scan(await phone.show('item', ticket)))).toBe('accepted');
    const { data } = await app.ok('GET /items/:id', { params: { id: ticket } }, fan.as);
    expect(data.provenance.map((step) => step.event)).toEqual([
      'redeemed',
      'restored',
      'redeemed',
      'granted',
    ]);
  });
});

describe('no code serves for another', () => {
  test('neither a pass for a ticket, nor another ticket, nor another club', async () => {
    const pass = await phone.show('pass', fan.id);
    expect(await scan(pass)).toMatchObject({ verdict: 'accepted', kind: 'pass', item: null });
    expect(verdictOf(await scan(await phone.show('item', fan.id)))).toBe('refused no-such-item');
    expect(verdictOf(await scan(await phone.show('pass', ticket)))).toBe('refused forged');
    expect(verdictOf(await scan(await phone.show('pass', other.id)))).toBe('refused forged');
    const far = await world.stage({ role: 'member', visibility: 'public', fresh: true });
    const foreign = (await putItem(app, await putDesign(app, { club_id: far.club.id, redeem: {} }), fan.id))
      .item_id;
    await bind(foreign, phone.key_id);
    const seen = await scan(await phone.show('item', foreign));
    expect(seen).toMatchObject({ reason: 'not-of-this-club', person: null, item: null });
  });

  test('only the phone counts that it is on, and only while it is the holder’s', async () => {
    const second = await newPhone(app, fan, 'Second phone');
    const thief = await newPhone(app, other);
    expect(verdictOf(await scan(await second.show('item', ticket)))).toBe('refused other-phone');
    expect(verdictOf(await scan(await thief.show('item', ticket)))).toBe('refused other-holder');
    const { private_key } = await makePhoneKey();
    const slot = slotAt(app.clock.now().getTime());
    const forged = await signRedeemCode(
      { kind: 'item', subject_id: ticket, key_id: phone.key_id, slot },
      private_key,
    );
    expect(await scan(forged)).toMatchObject({ reason: 'forged', person: null, item: null });
    const unknown = await signRedeemCode(
      { kind: 'item', subject_id: ticket, key_id: randomUUID(), slot },
      private_key,
    );
    expect(verdictOf(await scan(unknown))).toBe('refused unknown-key');
    expect(verdictOf(await scan('hello'))).toBe('refused unreadable');
    await app.ok('DELETE /device-keys/:id', { params: { id: second.key_id } }, fan.as);
    expect(verdictOf(await scan(await second.show('item', ticket)))).toBe('refused key-revoked');
    expect(verdictOf(await scan(await phone.show('item', ticket)))).toBe('accepted');
  });

  test('a gift takes the ticket off the giver’s phone at once', async () => {
    const open = await putDesign(app, { club_id: stage.club.id, redeem: { place: 'Bar' } });
    const { item_id } = await putItem(app, open, fan.id);
    await bind(item_id, phone.key_id);
    const before = await phone.show('item', item_id);
    await app.ok(
      'POST /items/:id/gift',
      { params: { id: item_id }, body: { user_name: other.user_name } },
      keyed(fan.as),
    );
    expect(verdictOf(await scan(before))).toBe('refused other-holder');
    const theirs = await newPhone(app, other);
    expect(verdictOf(await scan(await theirs.show('item', item_id)))).toBe('refused other-phone');
    expect(codeOf(await bind(item_id, theirs.key_id, other.as))).toBe('ok');
    expect(verdictOf(await scan(await theirs.show('item', item_id)))).toBe('accepted');
  });
});

test('ten phones at most; one that was given up does not come back, what is no key is none', async () => {
  const somebody = await stage.make('member');
  const add = async (public_jwk: object) => {
    const body = {
      public_jwk: public_jwk as Awaited<ReturnType<typeof makePhoneKey>>['public_jwk'],
      name: 'Phone',
    };
    const answer = await app.call('POST /device-keys', { body }, somebody.as);
    return answer.ok ? answer.body.data.id : answer.error.code;
  };
  const first = (await makePhoneKey()).public_jwk;
  const id = await add(first);
  expect(await add(first)).toBe(id);
  for (let phones = 1; phones < 10; phones += 1) await newPhone(app, somebody);
  const further = (await makePhoneKey()).public_jwk;
  expect(await add(further)).toBe('redemption.too-many-keys');
  await app.ok('DELETE /device-keys/:id', { params: { id } }, somebody.as);
  expect(await add(first)).toBe('redemption.key-not-right');
  // No point of the curve.
  expect(await add({ ...further, y: further.x })).toBe('redemption.key-not-right');
  expect(await add(further)).toMatch(/^[0-9a-f-]{36}$/);
});

describe('near the doors', () => {
  test('a ticket stays on its phone, until staff free it', async () => {
    const second = await newPhone(app, fan, 'New phone');
    expect(codeOf(await bind(ticket, second.key_id))).toBe('redemption.binding-closed');
    await app.ok('DELETE /device-keys/:id', { params: { id: second.key_id } }, fan.as);
    const third = await newPhone(app, fan, 'Newer phone');
    await app.ok('DELETE /items/:id/key', { params: { id: ticket } }, stage.owner.as);
    expect(verdictOf(await scan(await phone.show('item', ticket)))).toBe('refused other-phone');
    expect(codeOf(await bind(ticket, third.key_id))).toBe('ok');
    expect(verdictOf(await scan(await third.show('item', ticket)))).toBe('accepted');
  });

  test('one that is on no phone yet can still be put on one', async () => {
    const { item_id } = await putItem(app, design, fan.id);
    const asked = { params: { id: item_id } };
    expect((await app.ok('GET /items/:id/key', asked, fan.as)).data).toMatchObject({
      key_id: null,
      can: { bind: true },
    });
    expect(codeOf(await bind(item_id, phone.key_id))).toBe('ok');
    expect((await app.ok('GET /items/:id/key', asked, fan.as)).data).toMatchObject({
      key_id: phone.key_id,
      can: { bind: false },
    });
  });

  test('nobody binds what is not theirs, nor to a phone that is not', async () => {
    const theirs = await newPhone(app, other);
    expect(codeOf(await bind(ticket, theirs.key_id, other.as))).toBe('items.not-yours');
    expect(codeOf(await bind(ticket, theirs.key_id))).toBe('redemption.key-not-found');
    const { item_id } = await putItem(app, await putDesign(app, { club_id: stage.club.id }), fan.id);
    expect(codeOf(await bind(item_id, phone.key_id))).toBe('redemption.not-redeemable');
  });
});

describe('a code that is read out', () => {
  const make = async () =>
    (await app.ok('POST /typed-codes', { body: { kind: 'item', item_id: ticket } }, fan.as)).data;

  test('is good once, for two minutes, in small letters too', async () => {
    const { code } = await make();
    expect(verdictOf(await scan(code.toLowerCase()))).toBe('accepted');
    expect(verdictOf(await scan(code))).toBe('conflict already-redeemed');
    const again = { params: { id: ticket } };
    for (const [item_id, refusal] of [
      [ticket, 'items.not-free'],
      ['no-id', 'items.not-found'],
    ] as const)
      expect(codeOf(await app.call('POST /typed-codes', { body: { kind: 'item', item_id } }, fan.as))).toBe(
        refusal,
      );
    expect((await app.ok('GET /items/:id', again, fan.as)).data.state).toBe('redeemed');
  });

  test('is too old after that', async () => {
    const { code } = await make();
    app.clock.advance(121_000);
    expect(verdictOf(await scan(code))).toBe('refused stale');
  });
});
