// Owns how tests sign somebody in on one more phone.
import { hashToken, newToken, SESSION_MS } from '#domains/auth/sessions.rules.ts';
import { insertSession } from '#domains/auth/sessions.store.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';
import type { Somebody } from './world.ts';

export async function signInAgain(app: TestApp, fan: Somebody): Promise<Somebody> {
  const { platform, clock } = app;
  const token = newToken(platform.dice);
  const now = clock.now();
  const session_id = newId(platform);
  await insertSession(platform.db, {
    ...{ id: session_id, user_id: fan.id, token_hash: hashToken(token), method: 'password' },
    ...{ device_name: 'Second phone', network: 'this machine', created_at: now, last_seen_at: now },
    ...{ expires_at: new Date(now.getTime() + SESSION_MS), stepped_up_at: now },
  });
  return { ...fan, session_id, as: { ...fan.as, token } };
}
