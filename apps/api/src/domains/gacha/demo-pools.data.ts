// Owns the pools of the demo world as the clubs would have made them.
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoVersion {
  /** In US cents, or in tokens of the club. */
  readonly price: number;
  readonly asset?: 'token';
  /** By name of the design; weight inside its tier. */
  readonly entries: readonly (readonly [name: string, weight: number])[];
  /** Negative: in the past. The next version takes over from there. */
  readonly opens_h: number;
  readonly tens: number;
  readonly singles: number;
}

export interface DemoPool {
  readonly club: DemoClubHandle;
  readonly name: string;
  readonly story: string;
  readonly fans: number;
  readonly versions: readonly DemoVersion[];
  /** Draws of the demo fan since the last SS.Rare or better, all of them yesterday. */
  readonly meter?: number;
}

const DAY = 24;

const tin: DemoVersion['entries'] = [
  ['Gilt backstage key', 3],
  ['Opening night mic', 1],
  ['Neon sleeve proof', 1],
  ['Night bus stub', 1],
  ['Moth pin', 2],
  ['Broken string loop', 1],
  ['Setlist, torn', 1],
  ['Green room mug', 1],
  ['Lightstick', 1],
  ['Van polaroid', 1],
  ['House pick', 2],
  ['Wristband, week 40', 1],
];

export const demoPools: readonly DemoPool[] = [
  {
    club: 'velvet-static',
    name: 'Tour Tin II',
    story: 'One thing from the van in every tin. The key is real; the door is gone.',
    fans: 80,
    versions: [
      {
        price: 100,
        entries: tin.filter(([name]) => name !== 'Opening night mic'),
        opens_h: -70 * DAY,
        tens: 60,
        singles: 90,
      },
      { price: 120, entries: tin, opens_h: -24 * DAY, tens: 160, singles: 220 },
      // Announced, so that a fan sees what new odds look like before they count.
      {
        price: 120,
        entries: tin.filter(([name]) => name !== 'House pick'),
        opens_h: 30,
        tens: 0,
        singles: 0,
      },
    ],
    meter: 47,
  },
  // Not open yet: what a fan can read of a pack before its first day.
  {
    club: 'velvet-static',
    name: 'Ghost light box',
    story: 'What was left on stage when the house went dark. Opens with the next show.',
    fans: 0,
    versions: [
      {
        price: 200,
        entries: tin.filter(([name]) => name !== 'House pick' && name !== 'Wristband, week 40'),
        opens_h: 2 * DAY + 4,
        tens: 0,
        singles: 0,
      },
    ],
  },
  // For those who earned tokens: nothing of it is sold for credits.
  {
    club: 'velvet-static',
    name: 'Rehearsal tin',
    story: 'What we find under the rug when rehearsal is over. Paid in VELV only.',
    fans: 0,
    versions: [
      {
        price: 6,
        asset: 'token',
        entries: [
          ['Setlist, torn', 1],
          ['Green room mug', 1],
          ['Van polaroid', 1],
        ],
        opens_h: -3 * DAY,
        tens: 0,
        singles: 0,
      },
    ],
  },
  {
    club: 'third-kettle',
    name: 'Night snack tin',
    story: 'Left on the counter after closing. Something in it is still warm.',
    fans: 24,
    versions: [
      {
        price: 60,
        entries: [
          ['First menu', 1],
          ['Chipped mug', 1],
          ['Birthday slice', 1],
          ['Flat white on the house', 1],
        ],
        opens_h: -15 * DAY,
        tens: 8,
        singles: 40,
      },
    ],
  },
];
