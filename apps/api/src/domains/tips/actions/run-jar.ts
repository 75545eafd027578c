// Owns what those who run a club do about tips: turning them on and off, and deleting the note of one.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { tipNotFound } from '@stagepass/contract/tips/errors.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findTip, putJar, updateTip } from '../tips.store.ts';

export async function setJar(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  on: boolean,
): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'manage-sales');
    if (on && club.delete_after !== null) fail(clubClosing);
    const changed = await putJar(tx, { club_id: club.id, on, by: user_id, at: platform.clock.now() });
    if (!changed) return;
    const deed = on ? 'tips.turned-on' : 'tips.turned-off';
    await recordDeed(platform, tx, { club_id: club.id, actor_id: user_id, deed });
  });
}

export async function removeNote(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const tip = (await findTip(tx, id)) ?? fail(tipNotFound);
    await loadClubFor(platform, tx, actor, tip.club_id, 'manage-sales');
    if (tip.note === '') return;
    await updateTip(tx, id, { note: '', note_held: false });
    await recordDeed(platform, tx, { club_id: tip.club_id, actor_id: user_id, deed: 'tips.note-deleted' });
  });
}
