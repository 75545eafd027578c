// Owns the auctions of the demo world: which stand open, which are to come, how past ones went. Hours are from now.
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoLot {
  /** The name of a design with a copy left. */
  design: string;
  title: string;
  story: string;
  start: number;
  reserve?: number;
  buy_now?: number;
  starts_h: number;
  ends_h: number;
  bids: number;
  /** What the demo fan did here. */
  fan?: 'leads' | 'outbid' | 'won';
}

export const demoLots: Partial<Record<DemoClubHandle, readonly DemoLot[]>> = {
  'velvet-static': [
    {
      design: 'Test pressing 2',
      title: 'Test pressing, signed by all four',
      story: 'From the box that was never sold. The sleeve has a coffee ring; the coffee was ours.',
      start: 4000,
      starts_h: -44,
      ends_h: 0.7,
      bids: 19,
      fan: 'outbid',
    },
    {
      design: 'Opening night mic',
      title: 'The microphone of the first night',
      story: 'It still works. Proceeds go into the van.',
      start: 9000,
      reserve: 30_000,
      starts_h: -20,
      ends_h: 27.5,
      bids: 11,
      fan: 'leads',
    },
    {
      design: 'Crew laminate',
      title: 'Laminate 001 of the winter tour',
      story: 'The first one off the machine, slightly crooked.',
      start: 2500,
      buy_now: 9000,
      starts_h: 19,
      ends_h: 91,
      bids: 0,
    },
    {
      design: 'Demo tape B',
      title: 'Demo tape with the hidden song',
      story: 'Turn it over before the end.',
      start: 1200,
      // Before the fan's latest packs: a statement tells of days in their order.
      starts_h: -5 * 24,
      ends_h: -3 * 24,
      bids: 9,
      fan: 'won',
    },
    {
      design: 'Snare, night 3',
      title: 'Drum skin from Ghent',
      story: 'Wren hit it once too often.',
      start: 1500,
      starts_h: -14 * 24,
      ends_h: -11 * 24,
      bids: 13,
    },
    {
      design: 'Crew laminate',
      title: 'Laminate of the summer shows',
      story: 'Nobody reached what we hoped for.',
      start: 2000,
      reserve: 20_000,
      starts_h: -30 * 24,
      ends_h: -27 * 24,
      bids: 6,
    },
  ],
  'paper-tigers': [
    {
      design: '1974 print-works scarf',
      title: 'The scarf from the away end',
      story: 'It travelled further than some of the team.',
      start: 5000,
      buy_now: 25_000,
      starts_h: -9,
      ends_h: 63,
      bids: 0,
    },
    {
      design: 'Away-day drum',
      title: 'The drum of row 1',
      story: 'It was heard in the car park.',
      start: 2000,
      starts_h: -30,
      ends_h: 18,
      bids: 8,
    },
    {
      design: 'Away-day drum',
      title: 'The drum of row 2',
      story: 'Quieter than the other one. Not by much.',
      start: 2000,
      starts_h: -9 * 24,
      ends_h: -7 * 24,
      bids: 7,
    },
  ],
  'ola-after-dark': [
    {
      design: 'Cartridge with a bite mark',
      title: 'From the 24-hour stream',
      story: 'Hour nineteen, if you look closely.',
      start: 3000,
      starts_h: -6,
      ends_h: 5.2,
      bids: 7,
      fan: 'outbid',
    },
    {
      design: 'Boss door key',
      title: 'Boss door key, signed after the finale',
      story: 'Ola signed it with the wrong name. On purpose.',
      start: 1500,
      starts_h: -6 * 24,
      ends_h: -4 * 24,
      bids: 10,
    },
  ],
  'tin-lighthouse': [
    {
      design: 'Golden build key',
      title: 'Build key of the wrong ending',
      story: 'Only one save file ever got there.',
      start: 2500,
      starts_h: -28,
      ends_h: 44,
      bids: 5,
    },
    {
      design: 'Keeper’s logbook',
      title: 'Logbook with the cover that was not',
      story: 'The lighthouse is upside down.',
      start: 1000,
      starts_h: 40,
      ends_h: 112,
      bids: 0,
    },
  ],
};
