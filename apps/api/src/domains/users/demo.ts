// Owns this domain's part of the demo world: 200 fans with faces, and the four people behind the demo accounts.
import { seededDice } from '@stagepass/base/dice.ts';
import type { Platform } from '#platform/platform.ts';
import { AVATAR_SMALL_PX } from './avatars.rules.ts';
import { drawFace } from './demo-faces.ts';
import { type DemoFan, demoFans } from './demo-fans.rules.ts';
import { renderDemoFaces } from './jobs.ts';
import { createUser, type NewUser } from './public/create-user.ts';
import { demoAccounts } from './public/demo-accounts.ts';
import { updateUser } from './users.store.ts';

const DAY_MS = 86_400_000;
const facesAtOnce = 4;

export async function demo(platform: Platform): Promise<void> {
  const dice = seededDice('stagepass-demo-people');
  // Ids and free names come from the same seed, so that two demo worlds made at one moment are alike.
  const seeded: Platform = { ...platform, dice };
  const now = platform.clock.now().getTime();
  const people = [...demoAccounts.map(accountPerson), ...demoFans(dice).map(fanPerson)];
  const made = await platform.db.transaction(async (tx) => {
    const ids: { id: string; seed: string; hue: number }[] = [];
    for (const { joined_days_ago, ...person } of people) {
      const createdAt = new Date(now - joined_days_ago * DAY_MS);
      const id = await createUser(seeded, tx, { ...person, demo: true, created_at: createdAt });
      // Somebody registered that address before the demo world was made: their account stays theirs.
      if (id !== undefined) ids.push({ id, seed: person.name_hint ?? id, hue: person.hue ?? 0 });
    }
    return ids;
  });
  for (let at = 0; at < made.length; at += facesAtOnce)
    await Promise.all(made.slice(at, at + facesAtOnce).map((person) => setSmallFace(platform, person)));
  await platform.jobs.queue(platform.db, renderDemoFaces.name, {}, { key: 'demo', start_after_s: 20 });
}

async function setSmallFace(
  platform: Platform,
  person: { id: string; seed: string; hue: number },
): Promise<void> {
  const { key, bytes } = await drawFace(platform.pictures, person, AVATAR_SMALL_PX);
  await platform.storage.put(key, { bytes, type: 'image/webp' });
  await updateUser(platform.db, person.id, { avatar_small_key: key });
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
