// Owns how tests get clubs and people in them: founded over HTTP, joined over HTTP, or many accounts at once without it.

import type { CallInput } from '@stagepass/contract/client.ts';
import { closeClub } from '#domains/clubs/actions/close-club.ts';
import { clubSubject } from '#domains/clubs/subject.ts';
import { createUser } from '#domains/users/public/create-user.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Mailbox, type Registered, registerVerified } from './people.ts';
import type { TestApp } from './test-app.ts';

let clubs = 0;

type Wanted = Partial<NonNullable<CallInput<'POST /clubs'>['body']>>;

/** A club with its owner, who founded it. */
export async function foundClub(app: TestApp, mailbox: Mailbox, wanted: Wanted = {}) {
  clubs += 1;
  const owner = await registerVerified(app, mailbox);
  const body = {
    name: `Club ${clubs}`,
    handle: `club-${clubs}`,
    category: 'music',
    hue: 200,
    ...wanted,
  } as const;
  const { data } = await app.ok('POST /clubs', { body }, owner.as);
  return { ...data, owner };
}

/** A member of an open club. */
export async function joinedMember(app: TestApp, mailbox: Mailbox, clubId: string): Promise<Registered> {
  const fan = await registerVerified(app, mailbox);
  await app.ok('POST /clubs/:id/join', { params: { id: clubId }, body: {} }, fan.as);
  return fan;
}

/** So many accounts as actions know them: registering each over HTTP would take minutes. */
export async function manyActors(app: TestApp, count: number): Promise<SignedIn[]> {
  return app.platform.db.transaction(async (tx) => {
    const actors: SignedIn[] = [];
    for (let at = 0; at < count; at += 1) {
      const email = `crowd${clubs}x${at}@example.test`;
      const id = await createUser(app.platform, tx, { email, email_verified: true });
      if (id === undefined) throw new Error(`${email} is taken`);
      actors.push({
        kind: 'user',
        user_id: id,
        session_id: id,
        verified: true,
        operator: false,
        suspended: false,
        stepped_up_at: null,
      });
    }
    return actors;
  });
}

/** As the job does once the days of grace are over. */
export function endClub(platform: Platform, clubId: string): Promise<boolean> {
  return closeClub(platform, clubId);
}

/** As a decision of the instance does. */
export function suspendClub(platform: Platform, clubId: string): Promise<void> {
  return platform.db.transaction((tx) =>
    clubSubject.hide(platform, tx, clubId, { cause: 'a case', reason: '' }),
  );
}

export function restoreClub(platform: Platform, clubId: string): Promise<void> {
  return platform.db.transaction((tx) => clubSubject.restore(platform, tx, clubId));
}
