// Owns this domain's part of the demo world: the password of the demo accounts.
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount, insertAccount } from './accounts.store.ts';
import { hashPassword } from './password-hash.rules.ts';

export const DEMO_PASSWORD = 'stagepass-demo';

export async function demo(platform: Platform): Promise<void> {
  // Hashed once: it is public anyway, and hashing is made to be slow.
  const passwordHash = await hashPassword(platform.config, DEMO_PASSWORD);
  await platform.db.transaction(async (tx) => {
    for (const { email } of demoAccounts) {
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
    }
  });
}
