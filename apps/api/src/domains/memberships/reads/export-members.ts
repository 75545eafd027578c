// Owns the register as a file for the staff: every active member, a page of the database at a time, cells made harmless.
import { csvLine } from '@stagepass/base/csv.ts';
import { levelAt } from '@stagepass/base/level.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubFor } from '../public/load-club-for.ts';
import { memberXp } from '../public/xp-slot.ts';
import { keyOf, listRegister, type RegisterKey, type RegisterRow } from '../register.store.ts';

const rowsAtOnce = 500;
const headings = [
  'number',
  'user_name',
  'display_name',
  'role',
  'tier',
  'level',
  'xp',
  'joined_at',
  'muted_until',
];

/** Asked and logged before the first byte is sent: a list of people leaves the house. */
export async function exportMembers(platform: Platform, actor: SignedIn, id: string): Promise<Download> {
  const now = platform.clock.now();
  const club = await platform.db.transaction(async (tx) => {
    const seen = await loadClubFor(platform, tx, actor, id, 'manage-members');
    await recordDeed(platform, tx, {
      club_id: seen.club.id,
      actor_id: actor.user_id,
      deed: 'memberships.members-exported',
      details: { members: seen.club.member_count },
    });
    return seen.club;
  });
  return {
    name: `${club.handle}-members-${now.toISOString().slice(0, 10)}.csv`,
    parts: linesOf(platform, club.id, now),
  };
}

async function* linesOf(platform: Platform, clubId: string, now: Date): AsyncGenerator<string> {
  const { db } = platform;
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  yield `\ufeff${csvLine(headings)}`;
  let after: RegisterKey | undefined;
  for (;;) {
    const rows = await listRegister(db, clubId, { now }, { after, limit: rowsAtOnce });
    const ids = rows.map((row) => row.user_id);
    const xp = await memberXp.read().ofMembers(db, clubId, ids);
    yield rows.map((row) => lineOf(row, xp.get(row.user_id) ?? 0, now)).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = keyOf(last, {});
  }
}

function lineOf(row: RegisterRow, xp: number, now: Date): string {
  return csvLine([
    row.number,
    row.user_name,
    row.display_name,
    row.role,
    row.tier_name,
    levelAt(xp),
    xp,
    row.joined_at?.toISOString() ?? null,
    row.muted_until !== null && row.muted_until > now ? row.muted_until.toISOString() : null,
  ]);
}
