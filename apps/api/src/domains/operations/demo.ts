// Owns the demo world's operator area: an announcement that is planned, so that the list has something.
import { assert } from '@stagepass/base/assert.ts';
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertAnnouncement, listAnnouncements } from './announcements.store.ts';

const DAY_MS = 86_400_000;

export async function demo(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  if ((await listAnnouncements(db, { limit: 1 })).length > 0) return;
  const now = clock.now();
  const email = demoAccounts.find(({ role }) => role === 'operator')?.email ?? '';
  const operator = await findPerson(db, { email });
  assert(operator !== undefined, 'the demo world has an operator');
  await insertAnnouncement(db, {
    ...{ id: newId(platform), made_by: operator.id, created_at: now },
    title: 'Short maintenance',
    text: 'For twenty minutes you can look around, but not buy or bid.',
    starts_at: new Date(now.getTime() + 7 * DAY_MS),
    ends_at: new Date(now.getTime() + 8 * DAY_MS),
  });
}
