// Owns that who is known as a subscriber is one: looked at again where the two were found to differ.
import { setSubscribed } from '#domains/memberships/public/set-subscribed.ts';
import type { Platform } from '#platform/platform.ts';
import { findLive, lockFanInClub } from './subscriptions.store.ts';

/** Longer than two versions ever run side by side. */
export const LOOKED_BACK_MS = 7 * 86_400_000;

export async function keepKnown({ db }: Platform, fan: { club_id: string; user_id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFanInClub(tx, fan);
    await setSubscribed(tx, { ...fan, subscribed: (await findLive(tx, fan)) !== undefined });
  });
}
