// Owns this domain's part of the demo world: 200 fans with faces, and the four people behind the demo accounts.
import { seededDice } from '@stagepass/base/dice.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { setLargePicture, setSmallPicture } from './demo-faces.ts';
import { DEMO_FANS, type DemoFan, demoFans } from './demo-fans.rules.ts';
import { seedDemoFollows } from './demo-follows.ts';
import { createUser, type NewUser } from './public/create-user.ts';
import { demoAccounts } from './public/demo-accounts.ts';
import { listDemoUsersWithoutLargeFace, listDemoUsersWithoutSmallFace } from './users.store.ts';

const DAY_MS = 86_400_000;
const facesAtOnce = 4;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const dice = seededDice('stagepass-demo-people');
  // Ids and free names come from the same seed, so that two demo worlds made at one moment are alike.
  const seeded: Platform = { ...platform, dice };
  const now = platform.clock.now().getTime();
  const people = [...demoAccounts.map(accountPerson), ...demoFans(dice).map(fanPerson)];
  await platform.db.transaction(async (tx) => {
    for (const { joined_days_ago, ...person } of people) {
      const createdAt = new Date(now - joined_days_ago * DAY_MS);
      // Nothing is made where somebody registered that address before the demo world: their account stays theirs.
      await createUser(seeded, tx, { ...person, demo: true, created_at: createdAt });
    }
  });
  await seedDemoFollows(platform);
  // By what is missing, not by whom we just made: a start that was killed in between is gone on with by the next.
  const faceless = await listDemoUsersWithoutSmallFace(platform.db, people.length);
  for (let at = 0; at < faceless.length; at += facesAtOnce) {
    await Promise.all(
      faceless.slice(at, at + facesAtOnce).map((person) => setSmallPicture(platform, person)),
    );
    progress(at + facesAtOnce, faceless.length);
  }
  // The profiles that are looked at first, at once; everybody else's by and by.
  const lookedAt = (await listDemoUsersWithoutLargeFace(platform.db, people.length)).filter(hasAccount);
  await Promise.all(lookedAt.map((person) => setLargePicture(platform, person)));
}

/** Everybody else's large picture: a profile shows the small one until then. */
export async function demoLater(platform: Platform, progress: DemoProgress): Promise<void> {
  const faceless = await listDemoUsersWithoutLargeFace(platform.db, DEMO_FANS + demoAccounts.length);
  for (const [at, person] of faceless.entries()) {
    await setLargePicture(platform, person);
    progress(at + 1, faceless.length);
  }
}

function hasAccount({ user_name }: { user_name: string }): boolean {
  return demoAccounts.some((account) => account.user_name === user_name);
}

type DatedPerson = NewUser & { joined_days_ago: number };

function fanPerson(fan: DemoFan): DatedPerson {
  return {
    email: `${fan.user_name}@fans.stagepass.test`,
    email_verified: true,
    name_hint: fan.user_name,
    display_name: fan.display_name,
    bio: fan.bio,
    interests: fan.interests,
    hue: fan.hue,
    welcome_done: true,
    joined_days_ago: fan.joined_days_ago,
  };
}

function accountPerson(account: (typeof demoAccounts)[number]): DatedPerson {
  return {
    email: account.email,
    email_verified: true,
    name_hint: account.user_name,
    display_name: account.display_name,
    bio: account.bio,
    interests: [...account.interests],
    hue: account.hue,
    operator: account.role === 'operator',
    welcome_done: true,
    joined_days_ago: account.joined_days_ago,
  };
}
