// Owns turning a mail off, and on again, by the link in it: without signing in, and only ever this one mail.
import { DEFAULT_DIGEST } from '@stagepass/base/notification-kinds.ts';
import { unsubscribeLinkInvalid } from '@stagepass/contract/notifications/errors.ts';
import type { MailChoice } from '@stagepass/contract/notifications/shapes.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Executor } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { choiceOf } from '../choices.rules.ts';
import { findSettings, listChoicesOfKind, putChoice, putSettings } from '../choices.store.ts';
import { isSentTo, type OpenedLink, openMailToken } from '../mail-links.ts';

export async function readMailChoice(platform: Platform, token: string): Promise<MailChoice> {
  return stateOf(platform, platform.db, linkIn(platform, token));
}

export async function switchMail(platform: Platform, token: string, on: boolean): Promise<MailChoice> {
  const link = linkIn(platform, token);
  const { user_id, what } = link;
  return platform.db.transaction(async (tx) => {
    const person = await findPerson(tx, { id: user_id });
    if (person === undefined || (on && !isSentTo(platform, link, person.email)))
      return fail(unsubscribeLinkInvalid);
    await oneAtATime(tx, 'notification-preferences', user_id);
    if (what === 'digest') {
      const settings = await findSettings(tx, user_id);
      const digest = on ? (settings.digest === 'off' ? DEFAULT_DIGEST : settings.digest) : 'off';
      await putSettings(tx, { ...settings, digest });
    } else {
      // What a club has of its own would send on: the link promises that this mail stops.
      const rows = await listChoicesOfKind(tx, { user_id, kind: what, club_id: null });
      const before = rows[0] ?? { app: null, push: null };
      await putChoice(tx, {
        user_id,
        club_id: null,
        kind: what,
        app: before.app,
        push: before.push,
        mail: on,
      });
      if (!on)
        await tx.query({
          text: 'update notification_choices set mail = null where user_id = $1 and kind = $2 and club_id is not null and mail',
          values: [user_id, what],
        });
    }
    return stateOf(platform, tx, link);
  });
}

function linkIn(platform: Platform, token: string): OpenedLink {
  return openMailToken(platform, token) ?? fail(unsubscribeLinkInvalid);
}

async function stateOf(platform: Platform, tx: Executor, link: OpenedLink): Promise<MailChoice> {
  const { user_id, what } = link;
  const person = await findPerson(tx, { id: user_id });
  if (person === undefined) return fail(unsubscribeLinkInvalid);
  const on =
    what === 'digest'
      ? (await findSettings(tx, user_id)).digest !== 'off'
      : choiceOf(what, null, await listChoicesOfKind(tx, { user_id, kind: what, club_id: null })).mail;
  return { what, email: isSentTo(platform, link, person.email) ? masked(person.email) : '', on };
}

/** Enough to know which of one's addresses it is, too little for whoever finds the link. */
export function masked(email: string | null): string {
  const [name = '', host = ''] = (email ?? '').split('@');
  return host === '' ? '' : `${name.slice(0, 1)}…@${host}`;
}
