// Owns the small world that permissions are tried in: a public and a private club, and somebody of every role in each.
import { assert } from '@stagepass/base/assert.ts';
import { hashToken, newToken, SESSION_MS } from '#domains/auth/sessions.rules.ts';
import { insertSession } from '#domains/auth/sessions.store.ts';
import { createUser } from '#domains/users/public/create-user.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import { stranger } from './people.ts';
import type { CallOptions, TestApp } from './test-app.ts';

/** Whoever is not said to be otherwise has a verified e-mail and is not suspended. */
export const roleNames = [
  'visitor',
  'unverified',
  'guest',
  'member',
  'admin',
  'scanner',
  'moderator',
  'seller',
  'owner',
  'operator',
  'banned',
  'muted',
  'suspended',
] as const;
/** An admin is one for everything; these are admins of one scope. */
const scopeOf = { admin: 'all', scanner: 'scan', moderator: 'moderate', seller: 'sales' } as const;
const isAdmin = (role: RoleName): role is keyof typeof scopeOf => role in scopeOf;
export type RoleName = (typeof roleNames)[number];

export interface Somebody {
  id: string;
  user_name: string;
  email: string;
  session_id: string;
  as: CallOptions & { headers: Record<string, string>; token: string };
}

export interface WorldClub {
  id: string;
  handle: string;
  visibility: 'public' | 'private';
}

/** What a row of the table makes its call from. */
export interface Stage {
  readonly app: TestApp;
  readonly role: RoleName;
  /** The caller; undefined for a visitor. */
  readonly me: Somebody | undefined;
  readonly club: WorldClub;
  /** Of that club; the caller themselves where they are the owner. */
  readonly owner: Somebody;
  /** Somebody new, who is that in this club. There is one owner: ask `owner`. */
  make(role: Exclude<RoleName, 'visitor' | 'owner'>): Promise<Somebody>;
}

export interface World {
  /** The standing club and its people, or with `fresh` ones of its own. */
  stage(at: { role: RoleName; visibility: WorldClub['visibility']; fresh: boolean }): Promise<Stage>;
}

export async function makeWorld(app: TestApp): Promise<World> {
  const standing = {
    public: await makeTroupe(app, 'public'),
    private: await makeTroupe(app, 'private'),
  };
  return {
    async stage({ role, visibility, fresh }) {
      const troupe = fresh ? await makeTroupe(app, visibility) : standing[visibility];
      const me = role === 'visitor' ? undefined : await troupe.player(role);
      return { app, role, me, club: troupe.club, owner: troupe.owner, make: troupe.make };
    },
  };
}

interface Troupe {
  club: WorldClub;
  owner: Somebody;
  make: Stage['make'];
  player(role: Exclude<RoleName, 'visitor'>): Promise<Somebody>;
}

async function makeTroupe(app: TestApp, visibility: WorldClub['visibility']): Promise<Troupe> {
  const owner = await makePerson(app, 'owner');
  const club = await foundClub(app, owner, visibility);
  const make: Stage['make'] = async (role) => {
    const person = await makePerson(app, role);
    await app.platform.db.transaction((tx) => seat(tx, app.clock.now(), { club, person, role }));
    return person;
  };
  const players = new Map<RoleName, Promise<Somebody>>([['owner', Promise.resolve(owner)]]);
  return {
    club,
    owner,
    make,
    player(role) {
      const known = players.get(role) ?? (role === 'owner' ? Promise.resolve(owner) : make(role));
      players.set(role, known);
      return known;
    },
  };
}

/** Whoever runs the site has a second factor: without one the operator area is closed to them. No endpoint that is tried removes it. */
async function insertPasskey(platform: TestApp['platform'], tx: Tx, userId: string): Promise<void> {
  await tx.query({
    text: `insert into auth_passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
      values ($1, $2, $1::text, '', 0, '{}', 'Test', $3)`,
    values: [newId(platform), userId, platform.clock.now()],
  });
}

let made = 0;

/** Made without a password: hashing one takes longer than all else here. */
async function makePerson(app: TestApp, role: RoleName): Promise<Somebody> {
  const { platform } = app;
  made += 1;
  const email = `${role}${made}@world.test`;
  const token = newToken(platform.dice);
  const now = platform.clock.now();
  const session_id = newId(platform);
  const id = await platform.db.transaction(async (tx) => {
    const userId = await createUser(platform, tx, {
      email,
      email_verified: role !== 'unverified',
      operator: role === 'operator',
      name_hint: `${role}${made}`,
      welcome_done: true,
    });
    assert(userId !== undefined, 'e-mails of the world are its own');
    if (role === 'suspended')
      await tx.query({ text: 'update users set suspended_at = $2 where id = $1', values: [userId, now] });
    await tx.query({
      text: 'insert into auth_accounts (user_id, created_at) values ($1, $2)',
      values: [userId, now],
    });
    if (role === 'operator') await insertPasskey(platform, tx, userId);
    await insertSession(tx, {
      id: session_id,
      user_id: userId,
      token_hash: hashToken(token),
      method: 'password',
      device_name: 'Test',
      network: 'this machine',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      stepped_up_at: now,
    });
    return userId;
  });
  const { rows } = await platform.db.query<{ user_name: string }>({
    text: 'select user_name from users where id = $1',
    values: [id],
  });
  const user_name = rows[0]?.user_name ?? '';
  return { id, user_name, email, session_id, as: { ...stranger(), token } };
}

async function foundClub(
  app: TestApp,
  owner: Somebody,
  visibility: WorldClub['visibility'],
): Promise<WorldClub> {
  made += 1;
  const handle = `world-${made}`;
  const body = { name: `World ${made}`, handle, category: 'music', hue: 200, visibility } as const;
  const { data } = await app.ok('POST /clubs', { body }, owner.as);
  return { id: data.id, handle, visibility };
}

const muteDays = 2;

/** Written straight into the tables: the ways in and the limits have tests of their own. */
async function seat(
  tx: Tx,
  now: Date,
  { club, person, role }: { club: WorldClub; person: Somebody; role: RoleName },
): Promise<void> {
  if (!isAdmin(role) && !['member', 'muted', 'banned'].includes(role)) return;
  const until = role === 'muted' ? new Date(now.getTime() + muteDays * 86_400_000) : null;
  const isBanned = role === 'banned';
  // The number under its row's lock: several are seated at once.
  const { rows } = isBanned
    ? { rows: [] }
    : await tx.query<{ given: number }>({
        text: 'update member_numbers set given = given + 1 where club_id = $1 returning given',
        values: [club.id],
      });
  await tx.query({
    text: `insert into memberships
        (club_id, user_id, role, number, state, source, joined_at, muted_until, banned_at, scopes)
      values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9)`,
    values: [
      club.id,
      person.id,
      isAdmin(role) ? 'admin' : 'member',
      rows[0]?.given ?? null,
      isBanned ? 'removed' : 'active',
      now,
      until,
      isBanned ? now : null,
      [isAdmin(role) ? scopeOf[role] : 'all'],
    ],
  });
  if (isBanned) return;
  await tx.query({
    text: 'update clubs set member_count = member_count + 1 where id = $1',
    values: [club.id],
  });
  await tx.query({
    text: `update club_limits set used = used + 1 where club_id = $1 and name = 'members'`,
    values: [club.id],
  });
}
