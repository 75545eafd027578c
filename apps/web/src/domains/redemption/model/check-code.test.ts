// Tests what a door says by itself: signed codes of known phones, once each, in their time; the rest waits or is refused.
import { makePhoneKey, signRedeemCode, slotAt } from '@stagepass/base/redeem-code.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { scannerCopy } from '../scanner-copy.ts';
import { checkCode, type DoorList } from './check-code.ts';
import { verdictOf } from './verdict-words.ts';

const now_ms = Date.parse('2026-11-14T19:00:00.000Z');
const uuid = (n: number) => `01920000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ticket, person, phone, design] = [uuid(1), uuid(2), uuid(3), uuid(4)];
let key: Awaited<ReturnType<typeof makePhoneKey>>;
let list: DoorList;

beforeAll(async () => {
  key = await makePhoneKey();
  const entry = { item_id: ticket, design_id: design, number: 7, state: 'held', holder_name: 'Kofi Mensah' };
  list = {
    club: { id: uuid(9), handle: 'paper-tigers', name: 'Paper Tigers', hue: 55 },
    doors: [
      {
        design: { id: design, name: 'Tigers v Derby' },
        redeemable: {
          place: 'C',
          offer: '',
          from: '2026-11-14T18:00:00.000Z',
          until: '2026-11-14T22:00:00.000Z',
        },
      },
    ] as unknown as DoorList['doors'],
    items: [{ ...entry, key_id: phone, public_jwk: key.public_jwk, first: null }] as DoorList['items'],
    passes: [
      {
        user_id: person,
        key_id: phone,
        public_jwk: key.public_jwk,
        revoked: false,
        holder_name: 'Kofi Mensah',
        number: 4,
        tier: null,
      },
    ],
    as_of: '',
    read_at: '',
    offset_ms: 0,
  };
});

const sign = (change: Partial<Parameters<typeof signRedeemCode>[0]> = {}) =>
  signRedeemCode(
    { kind: 'item', subject_id: ticket, key_id: phone, slot: slotAt(now_ms), ...change },
    key.private_key,
  );
const check = (code: string, change: Partial<Parameters<typeof checkCode>[1]> = {}) =>
  checkCode(code, { list, letIn: new Map(), now_ms, ...change });
const changed = (change: object): DoorList => ({
  ...list,
  items: list.items.map((item) => ({ ...item, ...change })),
});

describe('a ticket at a door without a network', () => {
  it('is let in, also from the address that a QR code carries', async () => {
    const code = await sign();
    const said = { verdict: 'accepted', name: 'Kofi Mensah', what: 'Tigers v Derby', subject_id: ticket };
    expect(await check(code)).toMatchObject(said);
    expect(await check(`https://club.test/item-qr?code=${code}`)).toMatchObject(said);
  });

  it('is let in once', async () => {
    const first = { scanner: 'Gate C', scanned_at: '2026-11-14T18:30:00.000Z', staff_name: '' };
    expect(await check(await sign(), { letIn: new Map([[ticket, first]]) })).toMatchObject({
      verdict: 'refused',
      reason: 'already-redeemed',
      first,
    });
  });

  it('names the door, the time and the staff of the first scan, as the list knows them', async () => {
    const first = { scanner: 'Gate A', scanned_at: '2026-11-14T18:20:00.000Z', staff_name: 'Juno Vale' };
    const used = await check(await sign(), { list: changed({ state: 'redeemed', first }) });
    expect(used).toMatchObject({ verdict: 'refused', reason: 'already-redeemed', first });
    const copy = copyIn(scannerCopy, getLocale());
    const told = { copy, clock: (time: string) => time.slice(11, 16), day: (time: string) => time };
    const entry = {
      ...{ scan_id: 's', code: '', scanned_at: '', subject_id: ticket },
      state: 'waiting',
      view: null,
    } as const;
    expect(verdictOf(told, { ...entry, local: used }).note).toBe(
      'Used at 18:20, Gate A, scanned by Juno Vale',
    );
    const here = { ...used, first: { ...first, scanner: '', staff_name: '' } };
    expect(verdictOf(told, { ...entry, local: here }).note).toBe('Used at 18:20, an entrance without a name');
    // A list that an earlier version kept names none.
    const old = await check(await sign(), { list: changed({ state: 'redeemed' }) });
    expect(verdictOf(told, { ...entry, local: old }).note).toBe('This item was already used.');
  });

  it.each([
    ['stale', { slot: slotAt(now_ms) - 3 }],
    ['other-phone', { key_id: uuid(8) }],
  ] as const)('is refused as %s', async (reason, change) => {
    expect(await check(await sign(change))).toMatchObject({ verdict: 'refused', reason });
  });

  it('is refused where another key signed it, before doors and after', async () => {
    const other = await makePhoneKey();
    const forged = await signRedeemCode(
      { kind: 'item', subject_id: ticket, key_id: phone, slot: slotAt(now_ms) },
      other.private_key,
    );
    expect(await check(forged)).toMatchObject({ verdict: 'refused', reason: 'forged' });
    for (const [hour, reason] of [
      ['17:00', 'too-early'],
      ['23:00', 'too-late'],
    ]) {
      const then_ms = Date.parse(`2026-11-14T${hour}:00.000Z`);
      expect(await check(await sign({ slot: slotAt(then_ms) }), { now_ms: then_ms })).toMatchObject({
        reason,
      });
    }
  });

  it('waits for the network where the door cannot know', async () => {
    expect(await check(await sign({ subject_id: uuid(77) }))).toMatchObject({ verdict: 'unknown' });
    expect(await check('K7QM2P4X')).toMatchObject({ verdict: 'unknown' });
    expect(await check(await sign(), { list: null })).toMatchObject({ verdict: 'unknown' });
  });
});

describe('a pass', () => {
  it('opens the door, but not with a code of an item, nor from a phone that was taken away', async () => {
    const pass = await sign({ kind: 'pass', subject_id: person });
    expect(await check(pass)).toMatchObject({ verdict: 'accepted', kind: 'pass', name: 'Kofi Mensah' });
    expect(await check(await sign({ subject_id: person }))).toMatchObject({ verdict: 'unknown' });
    const revoked = { ...list, passes: list.passes.map((one) => ({ ...one, revoked: true })) };
    expect(await check(pass, { list: revoked })).toMatchObject({ reason: 'key-revoked' });
  });
});
