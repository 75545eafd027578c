// Tests who may do what in a club: the table of permissions as the product states it, and what goes round no table.
import {
  type ClubDeed,
  clubColumns,
  clubDeeds,
  deedsOfPresence,
  deedsOfVoice,
  ifMeans,
  permissions,
  scopesFor,
} from '@stagepass/contract/memberships/permissions.ts';
import { expect, test } from 'vitest';
import { isBelow } from './policy.ts';
import { may, whyNot } from './public/may.ts';
import type { Standing } from './public/standing.ts';

const club = {
  visibility: 'public' as 'public' | 'private',
  posting: 'staff' as 'staff' | 'members',
  delete_after: null as Date | null,
  closed_at: null as Date | null,
  suspended_at: null as Date | null,
};
const standing = (role: Standing['role'], more: Partial<Standing> = {}): Standing => ({
  club_id: 'c',
  user_id: role === 'visitor' ? null : 'u',
  role,
  scopes: role === 'admin' ? ['all'] : [],
  operator: false,
  muted_until: null,
  banned: false,
  number: null,
  joined_at: null,
  tier: null,
  subscribed: false,
  ...more,
});
const soon = new Date('2027-01-01');

// visitor, guest, member, admin, owner, operator: · no, x yes, ? where the club or the post allows it
const stated: Record<ClubDeed, string> = {
  'see-front': 'xxxxxx',
  'see-inside': '??xxxx',
  join: '·x····',
  comment: '·?xxx·',
  'take-part': '··xxx·',
  buy: '·xxxx·',
  post: '··?xx·',
  'see-management': '···xx·',
  scan: '···xx·',
  'manage-content': '···xx·',
  'manage-sales': '···xx·',
  'manage-members': '···xx·',
  'manage-club': '···xx·',
  'manage-admins': '····x·',
  'manage-token': '····x·',
  'take-money-out': '····x·',
  'delete-club': '····x·',
  'hand-over': '····x·',
  'moderate-instance': '·····x',
};

test('the table is the product’s', () => {
  const signs = { true: 'x', false: '·', if: '?' } as const;
  const kept = clubDeeds.map((deed) => [
    deed,
    clubColumns.map((column) => signs[`${permissions[deed][column]}`]).join(''),
  ]);
  expect(Object.fromEntries(kept)).toEqual(stated);
  const conditional = clubDeeds.filter((deed) => Object.values(permissions[deed]).includes('if'));
  expect(conditional.toSorted()).toEqual(Object.keys(ifMeans).toSorted());
});

test.each(clubDeeds)('%s is decided by the table for every role', (deed) => {
  for (const role of ['visitor', 'guest', 'member', 'admin', 'owner'] as const) {
    const open = { ...club, posting: 'members' as const };
    const closed = { ...club, visibility: 'private' as const };
    const cell = permissions[deed][role];
    expect(may(open, standing(role), deed, { post_allows_guests: true })).toBe(cell !== false);
    expect(may(closed, standing(role), deed)).toBe(cell === true);
  }
  const operator = standing('guest', { operator: true });
  const cells = [permissions[deed].guest, permissions[deed].operator];
  expect(may({ ...club, visibility: 'private' }, operator, deed)).toBe(cells.includes(true));
});

test('what is missing is named', () => {
  const hidden = { ...club, visibility: 'private' as const };
  expect(whyNot(hidden, standing('visitor'), 'see-inside')?.code).toBe('clubs.members-only');
  expect(whyNot(club, standing('visitor'), 'join')?.code).toBe('not-signed-in');
  expect(whyNot(club, standing('visitor'), 'buy')?.code).toBe('not-signed-in');
  expect(whyNot(club, standing('member'), 'join')?.code).toBe('clubs.already-member');
  expect(whyNot(club, standing('guest'), 'take-part')?.code).toBe('clubs.members-only');
  expect(whyNot(club, standing('guest'), 'comment')?.code).toBe('clubs.members-only');
  expect(whyNot(club, standing('member'), 'post')?.code).toBe('clubs.staff-only');
  expect(whyNot(club, standing('member'), 'delete-club')?.code).toBe('clubs.staff-only');
  expect(whyNot(club, standing('admin'), 'delete-club')?.code).toBe('clubs.owner-only');
  expect(whyNot(club, standing('owner'), 'moderate-instance')?.code).toBe('not-allowed');
});

test('somebody muted reads only; somebody banned not even that in a private club', () => {
  const open = { ...club, posting: 'members' as const };
  for (const deed of clubDeeds) {
    const muted = whyNot(open, standing('member', { muted_until: soon }), deed);
    const member = whyNot(open, standing('member'), deed);
    expect(muted?.code).toBe(deedsOfVoice.includes(deed) ? 'clubs.muted' : member?.code);
    const banned = whyNot(open, standing('guest', { banned: true }), deed);
    if (deedsOfPresence.includes(deed)) expect(banned?.code).toBe('clubs.banned');
    else expect(banned).toBe(whyNot(open, standing('guest'), deed));
    const away = whyNot({ ...club, visibility: 'private' }, standing('guest', { banned: true }), deed);
    expect(away?.code).toBe('clubs.not-found');
  }
});

test('a club that closes takes nobody in and sells nothing; one that is closed is not there', () => {
  const closing = { ...club, delete_after: soon };
  expect(whyNot(closing, standing('guest'), 'join')?.code).toBe('clubs.closing');
  expect(whyNot(closing, standing('member'), 'buy')?.code).toBe('clubs.closing');
  expect(may(closing, standing('member'), 'comment')).toBe(true);
  for (const role of ['visitor', 'member', 'owner'] as const)
    expect(whyNot({ ...club, closed_at: soon }, standing(role), 'see-front')?.code).toBe('clubs.not-found');
});

test('a suspended club is there for its staff and for operators', () => {
  const suspended = { ...club, suspended_at: soon };
  expect(may(suspended, standing('member'), 'see-front')).toBe(false);
  expect(may(suspended, standing('admin'), 'see-inside')).toBe(true);
  expect(may(suspended, standing('guest', { operator: true }), 'see-inside')).toBe(true);
});

test('one acts on those below the own rank only', () => {
  const roles = ['member', 'admin', 'owner'] as const;
  for (const [rank, role] of roles.entries())
    for (const [other, target] of roles.entries())
      expect(isBelow(standing(role), { role: target, state: 'active' })).toBe(other < rank);
  expect(isBelow(standing('admin'), { role: 'member', state: 'left' })).toBe(true);
  expect(isBelow(standing('admin'), undefined)).toBe(true);
});

test('an admin of one scope does what it covers, and beyond it what a member does', () => {
  const covered = {
    scan: ['scan'],
    moderate: ['post', 'manage-content', 'manage-members'],
    sales: ['manage-sales'],
  } as const satisfies Record<string, readonly ClubDeed[]>;
  const scoped = Object.keys(scopesFor) as ClubDeed[];
  for (const [scope, deeds] of Object.entries(covered) as [keyof typeof covered, readonly ClubDeed[]][]) {
    const admin = standing('admin', { scopes: [scope] });
    for (const deed of clubDeeds) {
      const may_as_member = may(club, standing('member'), deed);
      const expected = scoped.includes(deed)
        ? deeds.includes(deed)
        : may(club, standing('admin'), deed) || may_as_member;
      expect([deed, may(club, admin, deed)]).toEqual([deed, expected]);
      if (scoped.includes(deed) && !expected)
        expect(whyNot(club, admin, deed)?.code).toBe('clubs.scope-missing');
    }
    // Where members post, so does an admin of any scope.
    expect(may({ ...club, posting: 'members' }, admin, 'post')).toBe(true);
  }
  const two = standing('admin', { scopes: ['scan', 'sales'] });
  expect([may(club, two, 'scan'), may(club, two, 'manage-sales'), may(club, two, 'manage-members')]).toEqual([
    true,
    true,
    false,
  ]);
});
