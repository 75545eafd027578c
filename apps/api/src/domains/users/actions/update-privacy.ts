// Owns the change of who may see what of a person; settings that are not sent stay.
import type { Privacy } from '@stagepass/contract/users/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnUser } from '../access.ts';
import { updateUser } from '../users.store.ts';
import { presentPrivacy } from '../views.ts';

type Changes = { [Setting in keyof Privacy]?: Privacy[Setting] | undefined };

export async function updatePrivacy(platform: Platform, actor: Actor, changes: Changes): Promise<Privacy> {
  return platform.db.transaction(async (tx) => {
    const user = await lockOwnUser(actor, tx);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) await updateUser(tx, user.id, given);
    return presentPrivacy({ ...user, ...given });
  });
}
