// Owns the making and revoking of invitation codes: a member's own, and the staff's further ones.
import { invitationNotFound, tooManyInvitations } from '@stagepass/contract/admissions/errors.ts';
import { timePassed } from '@stagepass/contract/memberships/errors.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { makeCode } from '../invitations.rules.ts';
import {
  countGoodFurther,
  findInvitation,
  findPersonal,
  insertInvitation,
  lockCodes,
  revokeCode,
} from '../invitations.store.ts';
import type { InvitationRow } from '../tables.ts';

const MOST_GOOD_CODES = 50;
const TRIES = 5;

/** Made at the first call; two calls at once make one. */
export async function ensurePersonal(
  platform: Platform,
  tx: Tx,
  clubId: string,
  userId: string,
): Promise<InvitationRow> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const had = await findPersonal(tx, clubId, userId);
    if (had !== undefined) return had;
    await insertInvitation(tx, { ...blank(platform, clubId, userId), personal: true });
  }
  throw new Error(`no free code in ${TRIES} tries`);
}

export async function createInvitation(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  terms: { label: string; limit: number | null; ends_at: string | null },
): Promise<InvitationRow> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'manage-members');
    const now = platform.clock.now();
    const endsAt = terms.ends_at === null ? null : new Date(terms.ends_at);
    if (endsAt !== null && endsAt <= now) fail(timePassed);
    await lockCodes(tx, club.id);
    if ((await countGoodFurther(tx, club.id, now)) >= MOST_GOOD_CODES) fail(tooManyInvitations);
    const staff = signedIn(actor).user_id;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const row: InvitationRow = {
        ...blank(platform, club.id, staff),
        personal: false,
        label: terms.label,
        max_uses: terms.limit,
        ends_at: endsAt,
      };
      if (!(await insertInvitation(tx, row))) continue;
      await recordDeed(platform, tx, {
        club_id: club.id,
        actor_id: staff,
        deed: 'admissions.invitation-created',
        details: { code: row.code, label: row.label },
      });
      return row;
    }
    throw new Error(`no free code in ${TRIES} tries`);
  });
}

/** Staff revokes any code of the club, a member the own one. */
export async function revokeInvitation(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  code: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, idOrHandle, 'take-part');
    const row = await findInvitation(tx, code);
    if (row === undefined || row.club_id !== club.id) return fail(invitationNotFound);
    const { user_id } = signedIn(actor);
    if (row.inviter_id !== user_id) requireMay(club, standing, 'manage-members');
    await revokeCode(tx, code, platform.clock.now());
    if (row.personal && row.inviter_id === user_id) return;
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: user_id,
      deed: 'admissions.invitation-revoked',
      details: { code, label: row.label },
    });
  });
}

function blank(platform: Platform, clubId: string, inviterId: string): InvitationRow {
  return {
    code: makeCode(platform.dice),
    club_id: clubId,
    inviter_id: inviterId,
    personal: false,
    label: '',
    max_uses: null,
    uses: 0,
    ends_at: null,
    revoked_at: null,
    created_at: platform.clock.now(),
  };
}
