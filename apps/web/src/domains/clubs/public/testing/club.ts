// Owns a club as the server answers it, for tests of every screen in one.
import type { ClubCard, ClubView, ClubViewer } from '@stagepass/contract/clubs/shapes.ts';

type Can = ClubViewer['can'];

const nothing: Can = {
  see_inside: true,
  join: false,
  leave: false,
  comment: false,
  take_part: false,
  post: false,
  manage: false,
  scan: false,
  manage_content: false,
  manage_sales: false,
  manage_members: false,
  manage_club: false,
  manage_admins: false,
  delete_club: false,
  hand_over: false,
  answer_hand_over: false,
};
const members: Can = { ...nothing, leave: true, comment: true, take_part: true };
const staff: Can = {
  ...members,
  post: true,
  manage: true,
  scan: true,
  manage_content: true,
  manage_sales: true,
  manage_members: true,
  manage_club: true,
};
const abilities: Record<ClubViewer['role'], Can> = {
  visitor: nothing,
  guest: { ...nothing, join: true },
  member: members,
  admin: staff,
  owner: { ...staff, leave: false, manage_admins: true, delete_club: true, hand_over: true },
};

export function aViewer(role: ClubViewer['role'], can: Partial<Can> = {}): ClubViewer {
  const inside = role === 'member' || role === 'admin' || role === 'owner';
  return {
    role,
    scopes: role === 'admin' ? ['all'] : [],
    operator: false,
    member_number: inside ? 412 : null,
    joined_at: inside ? '2025-10-02T10:00:00Z' : null,
    tier: inside ? { id: 't3', rank: 3, name: 'Front Row', hue: 355 } : null,
    subscribed: false,
    muted_until: null,
    banned: false,
    pending: false,
    can: { ...abilities[role], ...can },
  };
}

/** As lists show it. */
export function aClubCard(change: Partial<ClubCard> = {}): ClubCard {
  return {
    id: 'c1',
    handle: 'velvet-static',
    name: 'Velvet Static',
    tagline: 'Songs for the last train home.',
    category: 'music',
    hue: 355,
    picture: null,
    cover_url: null,
    visibility: 'public',
    join_policy: 'open',
    member_count: 167,
    ...change,
  };
}

export function aClub(change: Partial<ClubView> = {}): ClubView {
  return {
    ...aClubCard(),
    description: 'Four people, **eleven pedals** and one van.',
    language: 'en',
    time_zone: 'UTC',
    posting: 'staff',
    modules: [
      { module: 'posts', on: true, position: 0 },
      { module: 'missions', on: true, position: 1 },
      { module: 'votes', on: false, position: 2 },
    ],
    links: [],
    house_rules: ['Be the person you would want to stand next to.'],
    owner: { id: 'u9', user_name: 'juno_vale', display_name: 'Juno Vale', avatar: null },
    created_at: '2025-08-02T10:00:00Z',
    suspended: false,
    delete_after: null,
    hand_over: null,
    viewer: aViewer('member'),
    ...change,
  };
}
