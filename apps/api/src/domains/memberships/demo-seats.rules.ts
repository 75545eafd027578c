// Owns who sits where in the demo world: which fans are in which club since when, and the few who are staff, silent or gone.
import type { Dice } from '@stagepass/base/dice.ts';
import type { AdminScope } from '@stagepass/contract/clubs/shapes.ts';
import type { MemberRole, MemberState } from '@stagepass/contract/memberships/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';
import type { DemoPerson } from '#domains/users/public/list-demo-people.ts';

const DAY_MS = 86_400_000;

export interface Seat {
  user_id: string;
  role: MemberRole;
  scopes: AdminScope[];
  state: MemberState;
  joined_at: Date;
  left_at: Date | null;
  muted_until: Date | null;
  mute_reason: string;
  banned_at: Date | null;
  ban_reason: string;
}

type Account = NonNullable<DemoPerson['role']>;

/** The demo accounts in each club, and since when; the operator is in none, to see clubs from outside. */
const accounts: Record<DemoClubHandle, Partial<Record<Account, { role: MemberRole; days_ago: number }>>> = {
  'velvet-static': {
    fan: { role: 'member', days_ago: 388 },
    admin: { role: 'admin', days_ago: 451 },
  },
  'paper-tigers': {
    fan: { role: 'member', days_ago: 401 },
    creator: { role: 'member', days_ago: 120 },
  },
  'ola-after-dark': { admin: { role: 'member', days_ago: 210 } },
  'third-kettle': {
    fan: { role: 'member', days_ago: 61 },
    creator: { role: 'member', days_ago: 322 },
  },
  'harbour-voices': {
    fan: { role: 'member', days_ago: 204 },
    creator: { role: 'admin', days_ago: 371 },
  },
  'tin-lighthouse': { creator: { role: 'member', days_ago: 88 } },
  'the-trapdoor': {
    fan: { role: 'member', days_ago: 130 },
    admin: { role: 'member', days_ago: 175 },
  },
};

/** How many fans help to run each, beside the accounts above; two is the most a Free club has. */
const adminFans: Record<DemoClubHandle, number> = {
  'velvet-static': 1,
  'paper-tigers': 2,
  'ola-after-dark': 2,
  'third-kettle': 1,
  'harbour-voices': 1,
  'tin-lighthouse': 1,
  'the-trapdoor': 1,
};

/** What the fans among them were made for, one after the other: the list of members has more than one kind of admin. */
const scopesOfFans: readonly AdminScope[][] = [['moderate'], ['scan', 'sales']];
const scopesAtVelvetStatic: readonly AdminScope[][] = [['scan']];

const muteReasons = [
  'Setlist spoilers, again.',
  'Shouting at the organist in capitals.',
  'Argued with the weather.',
];
const banReasons = [
  'Sold tickets above face value.',
  'Posted the same link forty times.',
  'Was not kind, twice.',
];

export interface SeatPlan {
  handle: DemoClubHandle;
  /** How many to seat, beside the owner. */
  seats: number;
  founded: Date;
  now: Date;
  owner_id: string;
}

/** In the order of joining, so that numbers follow the dates. */
export function seatsFor(people: readonly DemoPerson[], plan: SeatPlan, dice: Dice): Seat[] {
  const { handle, founded, now, owner_id, seats } = plan;
  const known = people.flatMap((person) => {
    const seat = person.role === undefined ? undefined : accounts[handle][person.role];
    if (seat === undefined) return [];
    return [plainSeat(person.id, new Date(now.getTime() - seat.days_ago * DAY_MS), seat.role)];
  });
  const fans = shuffled(
    people.filter((person) => person.role === undefined && person.id !== owner_id),
    dice,
  ).slice(0, Math.max(0, seats - known.length));
  const seated = fans.map((fan) => plainSeat(fan.id, joinDay(fan, { founded, now }, dice), 'member'));
  const scopes = handle === 'velvet-static' ? scopesAtVelvetStatic : scopesOfFans;
  for (const [at, seat] of seated.slice(0, adminFans[handle]).entries()) {
    seat.role = 'admin';
    seat.scopes = scopes[at % scopes.length] ?? ['all'];
    seat.joined_at = new Date(Math.max(founded.getTime(), seat.joined_at.getTime()) + DAY_MS / 2);
  }
  unsettle(seated.slice(adminFans[handle]), now, dice);
  return [...known, ...seated].toSorted((a, b) => a.joined_at.getTime() - b.joined_at.getTime());
}

function plainSeat(user_id: string, joined_at: Date, role: MemberRole): Seat {
  return {
    user_id,
    role,
    scopes: ['all'],
    state: 'active',
    joined_at,
    left_at: null,
    muted_until: null,
    mute_reason: '',
    banned_at: null,
    ban_reason: '',
  };
}

/** More of them lately than long ago: a club that people come to. */
function joinDay(fan: DemoPerson, { founded, now }: { founded: Date; now: Date }, dice: Dice): Date {
  const from = Math.max(founded.getTime(), fan.created_at.getTime()) + 3_600_000;
  const share = Math.max(dice.int(10_000), dice.int(10_000)) / 10_000;
  const rush = dice.int(12) === 0 ? 0.98 + share / 60 : share;
  return new Date(Math.min(now.getTime() - 600_000, from + (now.getTime() - from) * Math.min(rush, 0.9999)));
}

/** Two read only, two are banned, three have left: the register has something to filter. */
function unsettle(seats: Seat[], now: Date, dice: Dice): void {
  const past = (days: number) => new Date(now.getTime() - days * DAY_MS - dice.int(40_000_000));
  for (const [at, seat] of seats.slice(0, 7).entries()) {
    const since = new Date(Math.max(seat.joined_at.getTime() + 3_600_000, past(3 + at * 9).getTime()));
    if (at < 2) {
      seat.muted_until = new Date(now.getTime() + (1 + at * 3) * DAY_MS);
      seat.mute_reason = muteReasons[dice.int(muteReasons.length)] ?? '';
    } else {
      seat.state = at < 4 ? 'removed' : 'left';
      seat.left_at = since;
    }
    if (seat.state !== 'removed') continue;
    seat.banned_at = since;
    seat.ban_reason = banReasons[dice.int(banReasons.length)] ?? '';
  }
}

function shuffled<T>(entries: readonly T[], dice: Dice): T[] {
  const list = [...entries];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = dice.int(at + 1);
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}
