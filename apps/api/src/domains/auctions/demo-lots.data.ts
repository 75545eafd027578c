// Owns the auctions of the demo world: which stand open, which are to come, how past ones went. Hours are from now.
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoLot {
  /** Of the club's collectibles with a copy left, rarest first, this one. */
  nth: number;
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
      nth: 1,
      title: 'Test pressing, signed by all four',
      story: 'From the box that was never sold. The sleeve has a coffee ring; the coffee was ours.',
      start: 4000,
      starts_h: -44,
      ends_h: 0.7,
      bids: 19,
      fan: 'outbid',
    },
    {
      nth: 0,
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
      nth: 2,
      title: 'Laminate 001 of the winter tour',
      story: 'The first one off the machine, slightly crooked.',
      start: 2500,
      buy_now: 9000,
      starts_h: 19,
      ends_h: 91,
      bids: 0,
    },
    {
      nth: 3,
      title: 'Demo tape with the hidden song',
      story: 'Turn it over before the end.',
      start: 1200,
      starts_h: -52,
      ends_h: -4,
      bids: 9,
      fan: 'won',
    },
    {
      nth: 4,
      title: 'Drum skin from Ghent',
      story: 'Wren hit it once too often.',
      start: 1500,
      starts_h: -14 * 24,
      ends_h: -11 * 24,
      bids: 13,
    },
    {
      nth: 2,
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
      nth: 0,
      title: 'The pennant from the away end',
      story: 'It travelled further than some of the team.',
      start: 5000,
      buy_now: 25_000,
      starts_h: -9,
      ends_h: 63,
      bids: 0,
    },
    { nth: 1, title: 'Match day piece, row 1', story: '', start: 2000, starts_h: -30, ends_h: 18, bids: 8 },
    {
      nth: 1,
      title: 'Match day piece, row 2',
      story: '',
      start: 2000,
      starts_h: -9 * 24,
      ends_h: -7 * 24,
      bids: 7,
    },
  ],
  'ola-after-dark': [
    {
      nth: 0,
      title: 'From the 24-hour stream',
      story: 'Hour nineteen, if you look closely.',
      start: 3000,
      starts_h: -6,
      ends_h: 5.2,
      bids: 7,
      fan: 'outbid',
    },
    {
      nth: 1,
      title: 'Signed after the finale',
      story: '',
      start: 1500,
      starts_h: -6 * 24,
      ends_h: -4 * 24,
      bids: 10,
    },
  ],
  'tin-lighthouse': [
    {
      nth: 0,
      title: 'A page of the first draft',
      story: 'With the wrong ending.',
      start: 2500,
      starts_h: -28,
      ends_h: 44,
      bids: 5,
    },
    { nth: 1, title: 'The cover that was not', story: '', start: 1000, starts_h: 40, ends_h: 112, bids: 0 },
  ],
};
