// Owns the lines about people and their sessions: the check of a token, and a public profile.
import { createHash } from 'node:crypto';
import { signInAsFan } from '../lib/demo-session.ts';
import type { BenchLine } from '../lib/line.ts';
import { prepareRead } from '../lib/read-line.ts';

const loginCheck: BenchLine = {
  about: 'who a token belongs to; raw is node:http with one prepared statement and the same bytes',
  figures: [{ name: 'login-check', unit: 'requests/s', kind: 'rate', goal: 0.5 }],
  async prepare(bench) {
    const server = await bench.server();
    const { sctoken } = await signInAsFan(server.url);
    return prepareRead({
      server,
      url: `${server.url}/api/auth/session`,
      headers: { authorization: sctoken },
      text: `select u.id, u.id as user_id, u.email, u.user_name, u.display_name,
          u.email_verified_at is not null as email_verified, u.operator,
          u.welcome_done_at is not null as welcome_done, s.id as session_id
        from auth_sessions s join users u on u.id = s.user_id
        where s.token_hash = decode($1, 'hex') and s.expires_at > now()`,
      values: [createHash('sha256').update(sctoken).digest('hex')],
    });
  },
};

const profileRead: BenchLine = {
  about: 'a public profile by user name; raw is node:http with one prepared statement and the same bytes',
  figures: [{ name: 'profile-read', unit: 'requests/s', kind: 'rate', goal: 0.6 }],
  async prepare(bench) {
    const server = await bench.server();
    const { user_name } = await signInAsFan(server.url);
    return prepareRead({
      server,
      url: `${server.url}/api/users/${user_name}`,
      // Everything that the answer holds, for a visitor: the person, their counts, their public clubs.
      text: `select u.id, u.user_name, u.display_name, u.bio, u.links, u.hue, u.avatar_small_key, u.avatar_large_key,
          u.created_at as joined_at, coalesce(c.followers, 0) as followers, coalesce(c.following, 0) as following,
          (select json_agg(x) from (select b.id, b.handle, b.name, b.hue, b.picture_small_key, b.picture_large_key, m.role
            from memberships m join clubs b on b.id = m.club_id
            where m.user_id = u.id and m.state = 'active' and b.visibility = 'public'
            order by (m.role = 'owner') desc, m.joined_at desc limit 12) x) as club_rows
        from users u left join user_follow_counts c on c.user_id = u.id
        where u.user_name = $1 and u.suspended_at is null`,
      values: [user_name],
    });
  },
};

export const lines: BenchLine[] = [loginCheck, profileRead];
