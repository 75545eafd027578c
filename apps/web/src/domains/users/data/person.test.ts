// How a profile looks while the server has not answered yet.
import { expect, it } from 'vitest';
import { type PublicProfile, withRelation } from './person.ts';

const none = { following: false, followed_by: false, muted: false, blocked: false };
const profile = { followers: 7, viewer: none } as PublicProfile;

it('counts a follow once, and a block ends it', () => {
  const followed = withRelation(profile, { following: true });
  expect(followed).toMatchObject({ followers: 8, viewer: { following: true } });
  expect(withRelation(followed, { following: true }).followers).toBe(8);
  const blocked = withRelation(followed, { blocked: true, following: false, followed_by: false });
  expect(blocked).toMatchObject({ followers: 7, viewer: { blocked: true, following: false } });
});

it('leaves a visitor’s view alone', () => {
  const seen = { ...profile, viewer: null };
  expect(withRelation(seen, { following: true })).toBe(seen);
});
