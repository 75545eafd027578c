// Owns signing in as the demo fan, and a phone on which that fan is signed in.
import type { BrowserContextOptions } from 'playwright-core';

export interface DemoSession {
  readonly sctoken: string;
  readonly user_name: string;
}

export async function signInAsFan(url: string): Promise<DemoSession> {
  const response = await fetch(`${url}/api/auth/system`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'fan@stagepass.test', password: 'stagepass-demo' }),
  });
  if (!response.ok) throw new Error(`the fan could not sign in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: DemoSession }).data;
}

/** As the browser keeps it. */
export function keptSession(url: string, session: DemoSession): BrowserContextOptions['storageState'] {
  const localStorage = [{ name: 'spc-user', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] };
}
