// Owns signing up for an event without tickets, and taking it back: counted under the event's lock, so that it is never over full.
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadEventToSee } from '../access.ts';
import { whyNotSignUp } from '../event.rules.ts';
import { listTicketIds, lockEvent } from '../events.store.ts';
import { findPersonOf, insertPeople, removePerson } from '../people.store.ts';

export async function signUp(platform: Platform, actor: Actor, eventId: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { club, standing } = await loadEventToSee(platform, tx, actor, eventId);
    requireMay(club, standing, 'buy');
    const event = await lockEvent(tx, eventId);
    if (event === undefined || (await findPersonOf(tx, eventId, user_id)) !== undefined) return;
    const has_tickets = ((await listTicketIds(tx, [eventId])).get(eventId) ?? []).length > 0;
    const at = platform.clock.now();
    const refusal = whyNotSignUp(event, { now: at, has_tickets });
    if (refusal !== null) fail(refusal);
    const row = { event_id: eventId, user_id, comes_as: 'going', note: '', item_id: null } as const;
    await insertPeople(tx, [{ ...row, added_by: null, at }]);
  });
}

export async function cancelSignUp(platform: Platform, actor: Actor, eventId: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    await loadEventToSee(platform, tx, actor, eventId);
    await lockEvent(tx, eventId);
    await removePerson(tx, { event_id: eventId, user_id, comes_as: 'going' });
  });
}
