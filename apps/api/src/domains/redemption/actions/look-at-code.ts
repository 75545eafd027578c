// Owns the looking at a code without redeeming anything: for the staff of the club that it is for, and nobody else.
import { parseRedeemCode, readTypedCode } from '@stagepass/base/redeem-code.ts';
import { codeUnknown } from '@stagepass/contract/redemption/errors.ts';
import type { ScanLook } from '@stagepass/contract/redemption/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { presentClub } from '#domains/clubs/public/present-club.ts';
import { loadItems } from '#domains/items/public/load-items.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { judge } from '../judge.ts';
import { loadPasses, presentFirst, presentScannedItem } from '../present-scans.ts';
import { hashTypedCode } from '../read-code.ts';
import { findTypedCode } from '../scans.store.ts';

export async function lookAtCode(
  platform: Platform,
  actor: Actor,
  { code, club_id }: { code: string; club_id?: string | undefined },
): Promise<ScanLook> {
  const { db } = platform;
  const about = await subjectOf(platform, code);
  if (about === undefined) return fail(codeUnknown);
  const itsClub =
    about.kind === 'item'
      ? (await loadItems(db, [about.subject_id])).get(about.subject_id)?.club_id
      : club_id;
  const club = await staffedClub(platform, actor, itsClub);
  const now = platform.clock.now();
  const judged = await judge(db, {
    club_id: club.id,
    code,
    scanned_at: now,
    received_at: now,
    lock: false,
  });
  const { shown, item, design, reason, first } = judged;
  const people = await loadUserCards(platform, db, [
    ...(shown === undefined ? [] : [shown.user_id]),
    ...(first === undefined ? [] : [first.staff_id]),
  ]);
  const passes =
    about.kind === 'pass' && shown !== undefined ? await loadPasses(db, club.id, [shown.user_id]) : undefined;
  return {
    club: presentClub(platform, club),
    verdict: reason === undefined ? 'accepted' : first === undefined ? 'refused' : 'conflict',
    reason: reason ?? null,
    kind: about.kind,
    person: people.get(shown?.user_id ?? '') ?? null,
    item: item && design ? presentScannedItem(platform, item, design) : null,
    pass: passes?.get(shown?.user_id ?? '') ?? null,
    first: first === undefined ? null : presentFirst(first, people.get(first.staff_id) ?? null),
  };
}

/** What it says that it is of; whether that is so is judged later. */
async function subjectOf(
  { db }: Platform,
  code: string,
): Promise<{ kind: 'item' | 'pass'; subject_id: string } | undefined> {
  const typed = readTypedCode(code);
  return typed === undefined ? parseRedeemCode(code) : findTypedCode(db, hashTypedCode(typed));
}

async function staffedClub(platform: Platform, actor: Actor, clubId: string | undefined): Promise<Club> {
  const at = clubId && (await loadClubAndStanding(platform, platform.db, actor, clubId));
  if (!at || !may(at.club, at.standing, 'scan')) return fail(codeUnknown);
  return at.club;
}
