// Owns the campaigns of the demo world as the clubs would have written them.
import type { RewardWay } from '@stagepass/contract/campaigns/kinds.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';
import type { DemoReading } from '#domains/missions/public/demo-missions.ts';

interface Given {
  way: RewardWay;
  needs: number | null;
  total: number;
}

/** By the name of a design of the maker's, or so many of its club's tokens. */
type DemoReward = Given & ({ design: string } | { tokens: number });

export interface DemoCampaign {
  /** The maker comes first. */
  clubs: readonly [DemoClubHandle, ...DemoClubHandle[]];
  title: string;
  story: string;
  composition: 'kites' | 'curtain' | 'beams';
  /** In hours from the moment the world is made. */
  opens_h: number;
  closes_h: number;
  missions: readonly (DemoReading & { club: DemoClubHandle })[];
  rewards: readonly DemoReward[];
  /** Which of its missions the demo fan has done, from 0. */
  fan_done: readonly number[];
  /** Asked, and not answered yet: it stays a draft. */
  invited?: DemoClubHandle;
}

const kites: DemoCampaign = {
  clubs: ['third-kettle', 'the-trapdoor', 'paper-tigers'],
  title: 'Kites over Lisbon',
  story:
    'A café, a theatre and eleven scarves, on one train south. Do four of the five and your ticket is in the draw for the first menu; whoever is quickest drinks from a chipped mug.',
  composition: 'kites',
  opens_h: -46,
  closes_h: 6 * 24 + 5,
  missions: [
    {
      club: 'third-kettle',
      title: 'Order in Portuguese',
      story: 'Uma bica, se faz favor. Say it to somebody behind a counter.',
      object: 'cup',
      text: '**Bom dia. Uma bica, se faz favor.**\n\nThe *r* in *favor* is nearly not there. If they answer in English, say it again, slower.',
    },
    {
      club: 'third-kettle',
      title: 'Which custard tart is ours',
      story: 'There are four on the tray. One of them is ours.',
      object: 'book',
      text: 'Ours is the one that is slightly burnt on the left. It is always the left: the oven leans.',
    },
    {
      club: 'third-kettle',
      title: 'The tram timetable',
      story: 'Line 28, and what it does instead of arriving.',
      object: 'ticket',
      text: 'The 28 comes every eleven minutes, in threes. Let the first one go.',
    },
    {
      club: 'the-trapdoor',
      title: 'Spot the paper kite in act one',
      story: 'It is on stage for nine seconds. So is the understudy.',
      object: 'mask',
      text: 'Stage left, above the piano, until the second lamp goes out. If you blinked, read the prompt book.',
    },
    {
      club: 'paper-tigers',
      title: 'Fly the scarf',
      story: 'Out of the window of a moving train, within reason.',
      object: 'scarf',
      text: 'Hold both ends. Not out of the door. The guard is one of ours and will pretend not to see.',
    },
  ],
  rewards: [
    { design: 'First menu', way: 'raffle', needs: 4, total: 1 },
    { design: 'Chipped mug', way: 'first', needs: 3, total: 10 },
    { design: 'Regular', way: 'all', needs: 1, total: 500 },
    // Of these the demo fan is one mission away, too.
    { tokens: 25, way: 'all', needs: 4, total: 40 },
  ],
  fan_done: [1, 2, 4],
};

const basement: DemoCampaign = {
  clubs: ['velvet-static', 'paper-tigers'],
  title: 'The basement tapes',
  story: 'Three tapes, two clubs, one basement. Everybody who heard all of them was in the draw.',
  composition: 'beams',
  opens_h: -16 * 24,
  closes_h: -4 * 24,
  missions: [
    {
      club: 'velvet-static',
      title: 'Tape one, side B',
      story: 'The side with the kettle on it.',
      object: 'cassette',
      text: 'At 2:40 the kettle comes in, a third too high. We kept it.',
    },
    {
      club: 'velvet-static',
      title: 'Tape two, mostly rain',
      story: 'The roof was open. So was the microphone.',
      object: 'cassette',
      text: 'The rain is in four. The song is in three. By the end they have agreed.',
    },
    {
      club: 'paper-tigers',
      title: 'Tape three, the away end',
      story: 'Recorded from the coach, by accident.',
      object: 'mic',
      text: 'Eleven minutes of a chant nobody will admit to. The last voice is the driver.',
    },
  ],
  rewards: [
    { design: 'Gilt backstage key', way: 'raffle', needs: 2, total: 3 },
    { design: 'Second encore pin', way: 'top', needs: 1, total: 5 },
  ],
  fan_done: [0, 1, 2],
};

const lanterns: DemoCampaign = {
  clubs: ['tin-lighthouse', 'velvet-static'],
  title: 'Lanterns for the long night',
  story: 'The lighthouse needs keepers for the longest night of the year. We thought of yours.',
  composition: 'curtain',
  opens_h: 12 * 24,
  closes_h: 20 * 24,
  missions: [],
  rewards: [{ design: 'Weather cartridge', way: 'raffle', needs: null, total: 2 }],
  fan_done: [],
  invited: 'velvet-static',
};

export const demoCampaigns: readonly DemoCampaign[] = [kites, basement, lanterns];
