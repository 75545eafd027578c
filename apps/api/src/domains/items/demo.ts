// Owns this domain's part of the demo world: what the clubs brought out, whose hands it is in, and its pictures.
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { putPicture } from '#domains/media/public/put-picture.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { putDocuments } from '#domains/search/public/put-document.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import { item } from '#platform/art/item.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCopies, setInUse } from './copies.store.ts';
import { type DemoDesign, demoDesignData } from './demo-designs.data.ts';
import { shapeModels } from './demo-models.ts';
import { drawPicture, PICTURE } from './design-media.ts';
import { insertDesign, listAllDesigns, updateDesign } from './designs.store.ts';
import { insertGrant } from './grants.store.ts';
import type { Minted } from './public/item.ts';
import { mintItems } from './public/mint-items.ts';
import { moveItem } from './public/move-item.ts';
import { documentOf } from './search-document.ts';
import type { DesignRow } from './tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Doors of an evening, by the clock of the machine that shows the demo. */
const EVENING = 19;
/** Copies came out in so many lots, some days apart. */
const LOTS = 4;
const sketch = { width: 480, height: 480 };
const speck = { width: 12, height: 12 };
/** What the fan wears. */
const inUse: ReadonlySet<string> = new Set(['Opening night mic', 'Crew laminate', 'Was there in Ghent']);

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  const fan = people.find(({ role }) => role === 'fan')?.id;
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined && fan !== undefined) {
      const dice = seededDice(`stagepass-items-${handle}`);
      // In one transaction a club: killed in between, the next start finds it empty and begins it again.
      if ((await listAllDesigns(platform.db, club.id)).length === 0)
        await platform.db.transaction((tx) =>
          bringOut({ ...platform, dice }, tx, { club, fan, designs: demoDesignData[handle] }),
        );
      await sketchPictures(platform, club, demoDesignData[handle]);
      await shapeModels(platform, club);
    }
    progress(at + 1, demoClubs.length);
  }
}

/** The pictures again, as large as screens can show them. */
export async function demoLater(platform: Platform, progress: DemoProgress): Promise<void> {
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    const objects = new Map(demoDesignData[handle].map(({ name, object }) => [name, object]));
    for (const design of club === undefined ? [] : await listAllDesigns(platform.db, club.id)) {
      const object = objects.get(design.name);
      if (club === undefined || object === undefined || (design.picture?.width ?? 0) > sketch.width) continue;
      const owner = { id: design.id, owner_id: club.owner_id, name: design.name, hue: club.hue };
      const facts = await drawPicture(platform, platform.db, { ...owner, object, px: 720 });
      // The sketch stays: a page that stands open meanwhile still shows it.
      await updateDesign(platform.db, design.id, { picture: JSON.stringify(facts) });
    }
    progress(at + 1, demoClubs.length);
  }
}

interface Stand {
  club: Club;
  fan: string;
  designs: readonly DemoDesign[];
}

async function bringOut(platform: Platform, tx: Tx, { club, fan, designs }: Stand): Promise<void> {
  const members = await listMembersWithAge(tx, club.id);
  const fans = members.filter(({ role, user_id }) => role === 'member' && user_id !== fan);
  const holders = fans.map(({ user_id }) => user_id);
  const rows: DesignRow[] = [];
  for (const [at, data] of designs.entries()) {
    const row = rowOf(platform, club, data, at);
    await insertDesign(tx, { ...row, state: data.state === 'draft' ? 'draft' : 'live', picture: null });
    if (data.out > 0) await hand(platform, tx, { row, data, fan, holders });
    if (data.vault !== undefined) await keepInVault(platform, tx, row, data.vault);
    if (data.state === 'retired') await updateDesign(tx, row.id, { state: 'retired' });
    rows.push(row);
  }
  await putDocuments(
    tx,
    rows.map((row) => documentOf(row, club)),
  );
}

function rowOf(platform: Platform, club: Club, data: DemoDesign, place: number): DesignRow {
  const now = platform.clock.now().getTime();
  const firstDay = daysAgoOf(data, platform.dice);
  const created_at = new Date(now - (firstDay + 1) * DAY_MS - place * HOUR_MS);
  const { from, starts, until } = doorsOf(data, now);
  return {
    id: newId({ clock: { now: () => created_at }, dice: platform.dice }),
    club_id: club.id,
    name: data.name,
    description: data.text,
    quality: data.quality,
    kind: data.kind,
    picture: null,
    model_key: null,
    edition_size: data.edition,
    issued: 0,
    held_back: data.held_back ?? 0,
    transferable: data.bound !== true,
    redeem_place: data.doors?.place ?? null,
    redeem_address: data.doors?.address ?? '',
    redeem_gate: data.doors?.gate ?? '',
    redeem_offer: data.doors?.offer ?? '',
    redeem_from: from,
    redeem_starts_at: starts,
    redeem_until: until,
    transfer_closes_at: from,
    event_id: null,
    state: data.state ?? 'live',
    hidden_at: null,
    hidden_reason: null,
    created_by: club.owner_id,
    created_at,
    changed_at: created_at,
  };
}

/** Shows of other days have their doors at an hour of the evening; what is on now keeps its hour from now. */
function doorsOf({ doors }: DemoDesign, now: number) {
  const hours = (away: number | undefined) =>
    away === undefined ? null : new Date(Math.round((now + away * HOUR_MS) / HOUR_MS) * HOUR_MS);
  const from = hours(doors?.from_h);
  const until = hours(doors?.until_h);
  const later = (at: Date | null, by_ms: number) => (at === null ? null : new Date(at.getTime() + by_ms));
  const isOtherDay = from !== null && Math.abs(from.getTime() - now) > DAY_MS;
  const shift = isOtherDay ? (EVENING - from.getHours()) * HOUR_MS : 0;
  const after = doors?.show_after_h;
  const opens = later(from, shift);
  return {
    from: opens,
    starts: after === undefined ? null : later(opens, after * HOUR_MS),
    until: later(until, shift),
  };
}

/** Tickets come out some weeks before their doors, everything else over the last months. */
function daysAgoOf({ doors }: DemoDesign, dice: Dice): number {
  const away = (doors?.from_h ?? 0) / 24;
  return away < -1 ? 16 - away : away > 0 ? 20 + dice.int(8) : 40 + dice.int(110);
}

interface Handed {
  row: DesignRow;
  data: DemoDesign;
  fan: string;
  holders: readonly string[];
}

async function hand(platform: Platform, tx: Tx, { row, data, fan, holders }: Handed): Promise<void> {
  const { dice } = platform;
  const mine = new Set(data.fan ?? []);
  const now = platform.clock.now().getTime();
  const first = row.created_at.getTime() + DAY_MS;
  const last = Math.min(now - 2 * DAY_MS, (row.redeem_from?.getTime() ?? now) - 2 * DAY_MS);
  const each = Math.ceil(data.out / LOTS);
  for (let lot = 0; lot * each < data.out; lot += 1) {
    const numbers = Array.from(
      { length: Math.min(each, data.out - lot * each) },
      (_, n) => lot * each + n + 1,
    );
    const at = new Date(first + ((Math.max(first, last) - first) * lot) / LOTS);
    const giver = holders[dice.int(Math.max(1, holders.length))] ?? fan;
    const gifted = (number: number) => mine.has(number) && number % 3 === 0 && row.transferable;
    const cause_id = await recordGrant(tx, { row, lot, count: numbers.length, at });
    const made = await mintItems({ ...platform, clock: { now: () => at } }, tx, {
      holders: numbers.map((number) => ({
        design_id: row.id,
        cause_id,
        user_id: gifted(number)
          ? giver
          : mine.has(number)
            ? fan
            : (holders[dice.int(Math.max(1, holders.length))] ?? fan),
      })),
      origin: 'grant',
      cause_kind: 'grant',
      spare: true,
      at,
    });
    await passOn(
      tx,
      made.filter(({ number }) => gifted(number)),
      { giver, fan, at },
    );
    const worn = made.find(({ number }) => mine.has(number) && !gifted(number));
    if (worn !== undefined && inUse.has(row.name)) await setInUse(tx, worn.item_id, at);
  }
}

/** Answers its id, from dice of its own: whom the copies go to stays as it was. */
async function recordGrant(
  tx: Tx,
  { row, lot, count, at }: { row: DesignRow; lot: number; count: number; at: Date },
): Promise<string> {
  const id = newId({ clock: { now: () => at }, dice: seededDice(`stagepass-grant-${row.id}-${lot}`) });
  await insertGrant(tx, {
    ...{ id, design_id: row.id, club_id: row.club_id, by_id: row.created_by, state: 'done', after_id: null },
    ...{ target: JSON.stringify({ to: 'names' }), note: lot === 0 ? row.description : '' },
    ...{ wanted: count, granted: count, skipped: 0, skips: '[]', created_at: at, ended_at: at },
  });
  return id;
}

/** Some of what the fan has came from a friend. */
async function passOn(
  tx: Tx,
  made: readonly Minted[],
  { giver, fan, at }: { giver: string; fan: string; at: Date },
): Promise<void> {
  for (const { item_id } of giver === fan ? [] : made)
    await moveItem(tx, {
      item_id,
      from: { holder_id: giver, state: 'held' },
      to: { holder_id: fan, state: 'held' },
      event: 'gifted',
      at: new Date(at.getTime() + DAY_MS),
    });
}

async function keepInVault(platform: Platform, tx: Tx, row: DesignRow, count: number): Promise<void> {
  const copies = Array.from({ length: count }, () => ({
    id: newId(platform),
    design_id: row.id,
    holder_id: null,
    cause_id: null,
    price: null,
  }));
  await insertCopies(tx, copies, {
    origin: 'grant',
    event: 'made',
    cause_kind: null,
    transfer_id: null,
    from_paid_draw: false,
    state: 'held',
    spare: true,
    at: new Date(platform.clock.now().getTime() - DAY_MS),
  });
}

/** One print in place of three sizes: drawn in a moment, and replaced once the first look is served. */
async function sketchPictures(platform: Platform, club: Club, designs: readonly DemoDesign[]): Promise<void> {
  const objects = new Map(designs.map(({ name, object }) => [name, object]));
  for (const design of await listAllDesigns(platform.db, club.id)) {
    const object = objects.get(design.name);
    if (object === undefined || design.picture !== null) continue;
    const svg = item(design.name, club.hue, object);
    const [print, blurred] = await Promise.all([
      platform.pictures.render(svg, sketch),
      platform.pictures.render(svg, speck),
    ]);
    const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`;
    const facts = await putPicture(platform, platform.db, {
      owner_id: club.owner_id,
      made: { files: [print, print, print], ...sketch, placeholder, hue: club.hue },
      alt: design.name,
      for: { kind: PICTURE, id: design.id },
      audience: 'public',
    });
    await updateDesign(platform.db, design.id, { picture: JSON.stringify(facts) });
  }
}
