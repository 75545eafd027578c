// Owns this domain's part of the demo world: doors that were passed, tickets and coupons handed in, and scans of tonight.
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type DemoCopy, hasScans, listDemoCopies } from './demo.store.ts';
import { insertScan } from './scans.store.ts';
import type { RedemptionRow } from './tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Evening {
  design: string;
  scanners: readonly string[];
  /** Of a hundred holders, so many came. */
  percent: number;
  /** Hours ago it began, where the doors do not say. */
  hours_ago?: number;
  /** What the fan did: came, stayed away, or comes later. */
  fan: 'came' | 'later';
}

const evenings: Partial<Record<DemoClubHandle, readonly Evening[]>> = {
  'velvet-static': [
    { design: 'Ghent, the loud night', scanners: ['Front door', 'Side door'], percent: 84, fan: 'came' },
    { design: 'Open rehearsal', scanners: ['The stairs'], percent: 45, hours_ago: 1.5, fan: 'later' },
    { design: 'Tea at the merch table', scanners: ['Merch table'], percent: 30, hours_ago: 470, fan: 'came' },
  ],
  'paper-tigers': [
    { design: 'Tigers v Harbour Town', scanners: ['Gate A', 'Gate C'], percent: 78, fan: 'came' },
  ],
  'third-kettle': [
    { design: 'Flat white on the house', scanners: ['The counter'], percent: 50, hours_ago: 70, fan: 'came' },
  ],
};

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id ?? '';
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    // In one transaction a club: killed in between, the next start finds it empty and begins it again.
    if (club !== undefined && !(await hasScans(platform.db, club.id))) {
      const dice = seededDice(`stagepass-doors-${handle}`);
      await platform.db.transaction((tx) =>
        openDoors({ ...platform, dice }, tx, { club, fan, evenings: evenings[handle] ?? [] }),
      );
    }
    progress(at + 1, demoClubs.length);
  }
}

interface House {
  club: Club;
  fan: string;
  evenings: readonly Evening[];
}

async function openDoors(platform: Platform, tx: Tx, house: House): Promise<void> {
  const { club, fan } = house;
  const staff = (await listMembersWithAge(tx, club.id)).filter(({ role }) => role !== 'member');
  const staffIds = staff.map(({ user_id }) => user_id);
  for (const evening of house.evenings) {
    const copies = await listDemoCopies(tx, club.id, evening.design);
    const coming = copies.filter((copy) =>
      copy.holder_id === fan ? evening.fan === 'came' : platform.dice.int(100) < evening.percent,
    );
    // The fan hands in one of several.
    const own = coming.filter((copy) => copy.holder_id === fan).slice(1);
    let last: RedemptionRow | undefined;
    for (const copy of coming.filter((one) => !own.includes(one)))
      last = await letIn(platform, tx, { club, evening, copy, staffIds });
    if (last !== undefined) await comeTwice(platform, tx, last);
  }
  if (house.evenings.length > 0 && fan !== '') await showPass(platform, tx, { club, fan, staffIds });
}

interface Arrival {
  club: Club;
  evening: Evening;
  copy: DemoCopy;
  staffIds: readonly string[];
}

async function letIn(
  platform: Platform,
  tx: Tx,
  { club, evening, copy, staffIds }: Arrival,
): Promise<RedemptionRow | undefined> {
  const { dice } = platform;
  const now = platform.clock.now().getTime();
  const began =
    evening.hours_ago === undefined
      ? (copy.redeem_from?.getTime() ?? now)
      : now - evening.hours_ago * HOUR_MS;
  const at = new Date(Math.min(now - 60_000, began + dice.int(5_000_000)));
  await moveItem(tx, {
    item_id: copy.id,
    from: { holder_id: copy.holder_id, state: 'held' },
    to: { holder_id: copy.holder_id, state: 'redeemed' },
    event: 'redeemed',
    at,
  });
  return insertScan(tx, {
    ...scanOf(platform, club, at, { staffIds, scanner: oneOf(evening.scanners, dice) ?? '' }),
    kind: 'item',
    item_id: copy.id,
    design_id: copy.design_id,
    user_id: copy.holder_id,
    verdict: 'accepted',
    reason: null,
    first_id: null,
  });
}

/** Every door knows somebody who tries it again. */
async function comeTwice(platform: Platform, tx: Tx, first: RedemptionRow): Promise<void> {
  const at = new Date(
    Math.min(platform.clock.now().getTime() - 30_000, first.scanned_at.getTime() + 420_000),
  );
  const { item_id, design_id, user_id, kind, staff_id, club_id } = first;
  await insertScan(tx, {
    ...first,
    id: newId(platform),
    scan_id: newId(platform),
    club_id,
    kind,
    item_id,
    design_id,
    user_id,
    staff_id,
    scanned_at: at,
    received_at: at,
    verdict: 'conflict',
    reason: 'already-redeemed',
    first_id: first.id,
  });
}

async function showPass(
  platform: Platform,
  tx: Tx,
  { club, fan, staffIds }: { club: Club; fan: string; staffIds: readonly string[] },
): Promise<void> {
  const at = new Date(platform.clock.now().getTime() - (6 + platform.dice.int(20)) * DAY_MS);
  await insertScan(tx, {
    ...scanOf(platform, club, at, { staffIds, scanner: 'Members’ entrance' }),
    kind: 'pass',
    item_id: null,
    design_id: null,
    user_id: fan,
    verdict: 'accepted',
    reason: null,
    first_id: null,
  });
}

function scanOf(
  platform: Platform,
  club: Club,
  at: Date,
  { staffIds, scanner }: { staffIds: readonly string[]; scanner: string },
) {
  return {
    id: newId({ clock: { now: () => at }, dice: platform.dice }),
    club_id: club.id,
    scan_id: newId(platform),
    key_id: null,
    staff_id: oneOf(staffIds, platform.dice) ?? club.owner_id,
    scanner,
    scanned_at: at,
    received_at: at,
  };
}

function oneOf<T>(list: readonly T[], dice: Dice): T | undefined {
  return list[dice.int(Math.max(1, list.length))];
}
