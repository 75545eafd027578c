// Owns the making of a person: a free user name is found, and one email makes one person however many try at once.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { putPerson } from '../search-documents.ts';
import type { Link } from '../tables.ts';
import { nextUserName, userNameFrom } from '../user-names.rules.ts';
import { findKeptName } from '../user-names.store.ts';
import { findUserByEmail, insertUser } from '../users.store.ts';

export interface NewUser {
  email: string | null;
  email_verified: boolean;
  /** What the user name is made from; by default what stands before the @. */
  name_hint?: string;
  display_name?: string;
  bio?: string;
  links?: Link[];
  interests?: Interest[];
  hue?: number;
  operator?: boolean;
  demo?: boolean;
  welcome_done?: boolean;
  created_at?: Date;
}

const tries = 12;
/** Of somebody who has just come. */
const here = { suspended_at: null, hidden_at: null, closing_at: null, erasing_at: null };

/** The new person's id; undefined where the email is taken. */
export async function createUser(platform: Platform, tx: Tx, user: NewUser): Promise<string | undefined> {
  const now = platform.clock.now();
  const createdAt = user.created_at ?? now;
  const hint = user.name_hint ?? user.email?.split('@')[0] ?? 'fan';
  const name = userNameFrom(hint);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const userName = nextUserName(name, attempt, (sides) => platform.dice.int(sides));
    if ((await findKeptName(tx, userName, now)) !== undefined) continue;
    const id = newId({ clock: { now: () => createdAt }, dice: platform.dice });
    const found = {
      id,
      email_verified_at: user.email !== null && user.email_verified ? createdAt : null,
      user_name: userName,
      display_name: user.display_name?.trim().slice(0, 50) || displayNameFrom(hint) || userName,
      bio: user.bio ?? '',
      created_at: createdAt,
    };
    const inserted = await insertUser(tx, {
      ...found,
      email: user.email,
      links: JSON.stringify(user.links ?? []),
      interests: user.interests ?? [],
      hue: user.hue ?? platform.dice.int(360),
      operator: user.operator ?? false,
      demo: user.demo ?? false,
      terms_accepted_at: createdAt,
      welcome_done_at: user.welcome_done === true ? createdAt : null,
    });
    if (inserted) {
      if (found.email_verified_at !== null) await putPerson(tx, { ...found, ...here });
      return id;
    }
    if (user.email !== null && (await findUserByEmail(tx, user.email)) !== undefined) return undefined;
  }
  throw new Error(`no free user name near ${name} in ${tries} tries`);
}

/** 'ana.lima+tickets' → 'Ana Lima': a first guess, which the welcome screen offers to change. */
function displayNameFrom(hint: string): string {
  return (hint.split('+')[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ')
    .slice(0, 50);
}
