// Owns this domain's part of the demo world: the password of the demo accounts, and the demo fan's wallet on the test chain.
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { TEST_HOLDER } from '#platform/chain/test-chain.ts';
import type { Tx } from '#platform/db/db.ts';
import { ACCESS_TOKEN_PREFIX } from '#platform/http/access-token.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertAccessToken } from './access-tokens.store.ts';
import { findAccount, insertAccount, insertIdentity } from './accounts.store.ts';
import { hashPassword } from './password-hash.rules.ts';
import { hashToken, newToken } from './sessions.rules.ts';
import { shortAddress } from './siwe.rules.ts';

const DAY_MS = 86_400_000;
export const DEMO_PASSWORD = 'stagepass-demo';

export async function demo(platform: Platform): Promise<void> {
  // Hashed once: it is public anyway, and hashing is made to be slow.
  const passwordHash = await hashPassword(platform.config, DEMO_PASSWORD);
  await platform.db.transaction(async (tx) => {
    for (const { email, role } of demoAccounts) {
      const person = await findPerson(tx, { email });
      // Only people whom the demo world made: nobody else's account gets a public password.
      if (person?.demo !== true) continue;
      // There already where an earlier start was killed before it could note that it was done.
      if ((await findAccount(tx, person.id)) !== undefined) continue;
      await insertAccount(tx, {
        user_id: person.id,
        password_hash: passwordHash,
        created_at: platform.clock.now(),
      });
      if (role === 'fan') await linkTestWallet(platform, tx, person.id);
      if (role === 'creator') await putAccessToken(platform, tx, person.id);
    }
  });
}

/** Nobody knows its text, so nobody can use it. */
async function putAccessToken(platform: Platform, tx: Tx, userId: string): Promise<void> {
  const now = platform.clock.now();
  const token = ACCESS_TOKEN_PREFIX + newToken(platform.dice);
  await insertAccessToken(tx, {
    id: newId(platform),
    user_id: userId,
    name: 'Stream overlay',
    scopes: ['clubs:read'],
    token_hash: hashToken(token),
    starts_with: token.slice(0, ACCESS_TOKEN_PREFIX.length + 4),
    created_at: now,
    expires_at: new Date(now.getTime() + 90 * DAY_MS),
    last_used_at: null,
  });
}

/** Nobody has the key of this address, so nobody signs in by it. */
async function linkTestWallet(platform: Platform, tx: Tx, userId: string): Promise<void> {
  await insertIdentity(tx, {
    id: newId(platform),
    user_id: userId,
    kind: 'wallet',
    subject: TEST_HOLDER,
    label: shortAddress(TEST_HOLDER),
    linked_at: platform.clock.now(),
  });
}
