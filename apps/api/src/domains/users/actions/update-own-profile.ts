// Owns the change of one's own profile: fields that are not sent stay.
import type { updateOwnProfile as updateOwnProfileEndpoint } from '@stagepass/contract/users/endpoints.ts';
import { userProfileChanged } from '@stagepass/contract/users/events.ts';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnUser } from '../access.ts';
import { putPerson } from '../search-documents.ts';
import type { UserRow, UsersTables } from '../tables.ts';
import { findUser, updateUser } from '../users.store.ts';

type Changes = z.output<(typeof updateOwnProfileEndpoint)['body']>;

export async function updateOwnProfile(platform: Platform, actor: Actor, changes: Changes): Promise<UserRow> {
  return platform.db.transaction(async (tx) => {
    const user = await lockOwnUser(actor, tx);
    const update: Updateable<UsersTables['users']> = {};
    if (changes.display_name !== undefined) update.display_name = changes.display_name;
    if (changes.bio !== undefined) update.bio = changes.bio;
    if (changes.links !== undefined) update.links = JSON.stringify(changes.links);
    if (changes.interests !== undefined) update.interests = [...new Set(changes.interests)];
    if (changes.hue !== undefined) update.hue = changes.hue;
    if (changes.welcome_done === true && user.welcome_done_at === null)
      update.welcome_done_at = platform.clock.now();
    if (Object.keys(update).length === 0) return user;
    await updateUser(tx, user.id, update);
    await tx.emit(userProfileChanged, { user_id: user.id });
    const changed = (await findUser(tx, user.id)) ?? user;
    await putPerson(tx, changed);
    return changed;
  });
}
