// Owns this domain's part of the demo world: a choir's queue with its notes, a theatre's codes, who came by the fan's invitation.
import { seededDice } from '@stagepass/base/dice.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import { loadStanding } from '#domains/memberships/public/load-standing.ts';
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { demoCodes, demoNotes } from './demo-texts.data.ts';
import { makeCode } from './invitations.rules.ts';
import { findPersonal, insertInvitation, insertUse } from './invitations.store.ts';
import { countWaiting, insertRequest } from './requests.store.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export async function demo(platform: Platform): Promise<void> {
  // The same seed, the same codes: the demo world's links can be written down.
  const seeded: Platform = { ...platform, dice: seededDice('stagepass-demo-admissions') };
  const choir = await findClub(platform, platform.db, 'harbour-voices');
  if (choir !== undefined) await fillQueue(seeded, choir);
  const theatre = await findClub(platform, platform.db, 'the-trapdoor');
  if (theatre !== undefined) await platform.db.transaction((tx) => makeCodes(seeded, tx, theatre));
  const band = await findClub(platform, platform.db, 'velvet-static');
  if (band !== undefined) await platform.db.transaction((tx) => inviteFriends(seeded, tx, band));
}

async function fillQueue(platform: Platform, club: Club): Promise<void> {
  if ((await countWaiting(platform.db, club.id)) > 0) return;
  const strangers = await findStrangers(platform, club, demoNotes.length);
  const now = platform.clock.now().getTime();
  await platform.db.transaction(async (tx) => {
    for (const [at, user_id] of strangers.entries()) {
      const { note, hours_ago } = demoNotes[at] ?? { note: '', hours_ago: 1 };
      const created_at = new Date(now - hours_ago * HOUR_MS);
      await insertRequest(tx, {
        id: newId({ clock: { now: () => created_at }, dice: platform.dice }),
        club_id: club.id,
        user_id,
        note,
        code: null,
        state: 'waiting',
        answered_by: null,
        answered_at: null,
        created_at,
      });
    }
  });
}

/** People of the demo world who could ask: neither members nor banned, and none of the accounts one taps into. */
async function findStrangers(platform: Platform, club: Club, count: number): Promise<string[]> {
  const names = new Set(demoAccounts.map((account) => account.user_name));
  const found: string[] = [];
  for (const person of (await listDemoPeople(platform.db)).toReversed()) {
    if (found.length === count) break;
    if (names.has(person.user_name)) continue;
    const standing = await loadStanding(platform, platform.db, actorOf(person.id), club);
    if (standing.role === 'guest' && !standing.banned) found.push(person.id);
  }
  return found;
}

async function makeCodes(platform: Platform, tx: Tx, club: Club): Promise<void> {
  const now = platform.clock.now().getTime();
  const members = await listMemberIds(tx, club.id, { limit: 60 });
  const guests = members.filter((id) => id !== club.owner_id);
  for (const { code, label, max_uses, uses, made_days_ago, ends_in_days, revoked } of demoCodes) {
    const created_at = new Date(now - made_days_ago * DAY_MS);
    const came = guests.splice(0, uses);
    const made = await insertInvitation(tx, {
      code,
      club_id: club.id,
      inviter_id: club.owner_id,
      personal: false,
      label,
      max_uses,
      uses: came.length,
      ends_at: ends_in_days === null ? null : new Date(now + ends_in_days * DAY_MS),
      revoked_at: revoked ? new Date(now - DAY_MS) : null,
      created_at,
    });
    if (!made) return;
    for (const [at, user_id] of came.entries())
      await insertUse(tx, {
        club_id: club.id,
        user_id,
        code,
        inviter_id: club.owner_id,
        state: 'joined',
        joined_at: new Date(created_at.getTime() + (at + 1) * HOUR_MS),
      });
  }
}

/** Three came by the fan's own code; one of them on a phone that two accounts share. */
async function inviteFriends(platform: Platform, tx: Tx, club: Club): Promise<void> {
  const email = demoAccounts.find((account) => account.role === 'fan')?.email ?? '';
  const fan = await findPerson(tx, { email });
  if (fan === undefined || (await findPersonal(tx, club.id, fan.id)) !== undefined) return;
  const now = platform.clock.now().getTime();
  const code = makeCode(platform.dice);
  const friends = (await listMemberIds(tx, club.id, { limit: 40 })).filter((id) => id !== fan.id).slice(-3);
  await insertInvitation(tx, {
    code,
    club_id: club.id,
    inviter_id: fan.id,
    personal: true,
    max_uses: null,
    uses: friends.length,
    ends_at: null,
    revoked_at: null,
    created_at: new Date(now - 60 * DAY_MS),
  });
  for (const [at, user_id] of friends.entries())
    await insertUse(tx, {
      club_id: club.id,
      user_id,
      code,
      inviter_id: fan.id,
      state: at === 2 ? 'nothing' : 'joined',
      joined_at: new Date(now - (at * 11 + 2) * DAY_MS),
    });
}

function actorOf(userId: string): SignedIn {
  return {
    kind: 'user',
    user_id: userId,
    session_id: userId,
    verified: true,
    operator: false,
    suspended: false,
    stepped_up_at: null,
  };
}
