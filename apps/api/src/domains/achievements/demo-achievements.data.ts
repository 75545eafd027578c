// The achievements of the demo world. The demo fan wears every stage somewhere, by what they did there before. XP and items stand on
// goals that nobody has reached yet: what people have in the demo world stays as their domains made it. Goals are near the fan's own
// counters, so that only a few others reach them: each stage that somebody earns is made in full before the server listens.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoAchievement {
  name: string;
  description: string;
  counter: CounterKind;
  look: BadgeLook;
  /** `item`: a design of the club that is not limited, by its name. */
  stages: readonly { goal: number; xp?: number; item?: string }[];
  hidden?: true;
  draft?: true;
}

type Stages = readonly (number | { goal: number; xp?: number; item?: string })[];

function make(
  [name, description]: readonly [string, string],
  counter: CounterKind,
  [shape, icon, hue]: readonly [BadgeLook['shape'], BadgeLook['icon'], number],
  stages: Stages,
  more: { hidden?: true; draft?: true } = {},
): DemoAchievement {
  const each = stages.map((stage) => (typeof stage === 'number' ? { goal: stage } : stage));
  return { name, description, counter, look: { shape, icon, hue }, stages: each, ...more };
}

export const demoAchievements: Readonly<Partial<Record<DemoClubHandle, readonly DemoAchievement[]>>> = {
  'velvet-static': [
    make(['Pack opener', 'Open Velvet packs.'], 'draws', ['loaf', 'cards', 310], [30, 40, 45]),
    make(
      ['Moth collector', 'Receive what we print.'],
      'items',
      ['hex', 'gift', 355],
      [20, 25, { goal: 50, xp: 100, item: 'Moth pin' }],
    ),
    make(
      ['Night listener', 'Check in while the amps warm up.'],
      'checkins',
      ['disc', 'radio', 232],
      [
        { goal: 31, xp: 100 },
        { goal: 90, xp: 200 },
      ],
    ),
    make(
      ['Bridge singer', 'Complete missions with us.'],
      'missions',
      ['shield', 'microphone-stage', 355],
      [
        { goal: 10, xp: 100 },
        { goal: 25, xp: 250 },
        { goal: 100, xp: 500 },
      ],
    ),
    make(
      ['Never misses', 'Check in day after day.'],
      'streak',
      ['burst', 'flame', 20],
      [
        { goal: 31, xp: 100 },
        { goal: 100, xp: 500 },
      ],
    ),
    make(
      ['Loud and clear', 'Post in the club.'],
      'posts',
      ['hex', 'megaphone', 95],
      [
        { goal: 10, xp: 50 },
        { goal: 50, xp: 250 },
      ],
    ),
    make(
      ['Plus one', 'Bring friends along.'],
      'invites',
      ['keystone', 'users-three', 355],
      [
        { goal: 1, xp: 50 },
        { goal: 3, xp: 150 },
        { goal: 10, xp: 500 },
      ],
    ),
    make(['Highest hand', 'Win an auction.'], 'auctions', ['disc', 'gavel', 150], [1, 5]),
    make(
      ['Half a year of static', 'Check in on 180 days.'],
      'checkins',
      ['square', 'calendar-check', 265],
      [{ goal: 180, xp: 500 }],
    ),
    make(['Found the moth', 'Some things are found, not announced.'], 'draws', ['burst', 'star', 62], [75], {
      hidden: true,
    }),
    make(['Encore', 'Stay for one more.'], 'missions', ['disc', 'music-notes', 200], [5, 15], {
      draft: true,
    }),
  ],
  'paper-tigers': [
    make(
      ['Away days', 'Collect what away days leave in your pockets.'],
      'items',
      ['shield', 'soccer-ball', 55],
      [7, 9, { goal: 12, item: 'Pie of the month card' }],
    ),
    make(
      ['Singing section', 'Raise your voice in the club.'],
      'posts',
      ['hex', 'megaphone', 30],
      [
        { goal: 10, xp: 100 },
        { goal: 50, xp: 200 },
      ],
    ),
    make(
      ['Every Saturday', 'Complete missions with the Tigers.'],
      'missions',
      ['disc', 'ticket', 95],
      [
        { goal: 5, xp: 100 },
        { goal: 20, xp: 250 },
      ],
    ),
    make(
      ['Bring your cousin', 'Invite a friend who completes a mission.'],
      'invites',
      ['keystone', 'users-three', 55],
      [{ goal: 1, xp: 50 }],
    ),
    make(['Top of the stand', 'Win an auction of the club.'], 'auctions', ['disc', 'gavel', 150], [1, 3]),
  ],
  'third-kettle': [
    make(['Regular', 'Come in, check in.'], 'checkins', ['disc', 'coffee', 150], [10, { goal: 31, xp: 150 }]),
    make(
      ['Warm pot', 'Days in a row at the counter.'],
      'streak',
      ['burst', 'flame', 20],
      [12, { goal: 60, xp: 300 }],
    ),
    make(['Crumb trail', 'Collect from the counter.'], 'items', ['loaf', 'bread', 62], [6]),
  ],
  'harbour-voices': [
    make(
      ['Page-turner', 'Check in before rehearsal.'],
      'checkins',
      ['hex', 'music-notes', 200],
      [5, { goal: 31, xp: 100 }, { goal: 100, xp: 300 }],
    ),
    make(
      ['Choir folder', 'Collect programmes and prints.'],
      'items',
      ['square', 'vinyl-record', 232],
      [3, 4, 5],
    ),
  ],
  'the-trapdoor': [
    make(
      ['Understudy', 'Collect from the props table.'],
      'items',
      ['keystone', 'mask-happy', 20],
      [3, { goal: 8, xp: 100 }, { goal: 20, xp: 250 }],
    ),
    make(
      ['First-nighter', 'Complete missions backstage.'],
      'missions',
      ['shield', 'star', 310],
      [
        { goal: 3, xp: 50 },
        { goal: 10, xp: 150 },
      ],
    ),
  ],
  'tin-lighthouse': [
    make(
      ['Speedrunner', 'Complete missions.'],
      'missions',
      ['square', 'game-controller', 265],
      [
        { goal: 3, xp: 50 },
        { goal: 15, xp: 200 },
        { goal: 50, xp: 500 },
      ],
    ),
  ],
};
