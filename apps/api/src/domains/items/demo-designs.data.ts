// Owns the items of the demo world as the clubs would have brought them out.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { DrawnObject, ItemKind } from '@stagepass/contract/items/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';
import { type DemoDoors, doorsOf } from './demo-doors.data.ts';

export interface DemoDesign {
  name: string;
  quality: ItemQualityKey;
  kind: ItemKind;
  object: DrawnObject;
  edition: number | null;
  text: string;
  /** Copies that are out; the fan has those with these numbers. */
  out: number;
  fan?: readonly number[];
  doors?: DemoDoors;
  bound?: true;
  state?: 'draft' | 'retired';
  held_back?: number;
  /** Copies in the club's own hand. */
  vault?: number;
}

const kind =
  (of: ItemKind) =>
  (
    name: string,
    quality: ItemQualityKey,
    object: DrawnObject,
    edition: number | null,
    out: number,
    text: string,
    more: Partial<DemoDesign> = {},
  ): DemoDesign => ({ name, quality, kind: of, object, edition, out, text, ...more });
const thing = kind('collectible');
const ticket = kind('ticket');
const coupon = kind('coupon');
const perk = kind('perk');
const badge = kind('badge');

export const demoDesignData: Record<DemoClubHandle, readonly DemoDesign[]> = {
  'velvet-static': [
    thing('Opening night mic', 'urare', 'mic', 100, 23, 'It has been dropped twice. Both times on purpose.', {
      fan: [7],
    }),
    thing('Test pressing 2', 'ssrare', 'vinyl', 12, 6, 'The B side plays a little fast. We kept it.', {
      fan: [2],
      vault: 2,
    }),
    thing('Crew laminate', 'srare', 'pass', 400, 118, 'From the winter tour. Opens the door by the stairs.', {
      fan: [114],
    }),
    thing('Demo tape B', 'rare', 'cassette', 1000, 112, 'Four songs, one of them finished.', {
      fan: [41, 98],
    }),
    thing('Snare, night 3', 'rare', 'drum', 1000, 74, 'A ring cut from the head that Wren broke in Ghent.', {
      fan: [61],
    }),
    thing('Lightstick', 'uncommon', 'stick', null, 96, 'Glows in the colour of whoever sings.', {
      fan: [20, 55, 80],
    }),
    thing('Van polaroid', 'uncommon', 'polaroid', null, 64, 'It starts on Tuesdays. This is a Tuesday.', {
      fan: [33],
    }),
    thing('House pick', 'common', 'pick', null, 141, 'Thrown into the third row, give or take.', {
      fan: [12, 40, 77, 101, 120, 133],
    }),
    thing('Wristband, week 40', 'common', 'band', null, 88, 'It will not come off. That is the idea.', {
      fan: [9, 44],
    }),
    thing(
      'Second encore pin',
      'common',
      'pin',
      500,
      51,
      'For those who were still there at the second one.',
      { fan: [50] },
    ),
    thing('Gilt backstage key', 'urare', 'key', 500, 0, 'Opens nothing any more. Everybody still asks.'),
    thing('Neon sleeve proof', 'ssrare', 'vinyl', 1500, 0, 'The pink came out wrong, and stayed.'),
    thing('Night bus stub', 'ssrare', 'ticket', 1500, 0, 'Line 7, 01:40, all of us in the back row.'),
    thing('Moth pin', 'srare', 'pin', null, 0, 'It flew into the lamp at every show in May.'),
    thing('Broken string loop', 'srare', 'band', null, 0, 'The high E, from the encore in Lille.'),
    thing('Setlist, torn', 'rare', 'book', null, 0, 'The last two songs are missing. So they were.'),
    thing('Green room mug', 'rare', 'cup', null, 0, 'Do not ask what is in it.'),
    ticket('Last train home', 'rare', 'ticket', 220, 64, 'The winter show. Doors at seven, van willing.', {
      fan: [31],
      doors: doorsOf('Last train home'),
    }),
    ticket(
      'Open rehearsal',
      'uncommon',
      'ticket',
      60,
      41,
      'Forty people, no phones in the air, one new song twice.',
      {
        fan: [17],
        doors: doorsOf('Open rehearsal'),
      },
    ),
    ticket(
      'Ghent, the loud night',
      'uncommon',
      'ticket',
      80,
      52,
      'The one where the power went and nobody stopped singing.',
      {
        fan: [8],
        state: 'retired',
        doors: doorsOf('Ghent, the loud night'),
      },
    ),
    coupon('Tea at the merch table', 'common', 'cup', null, 37, 'Milk is extra. So is sympathy.', {
      fan: [6, 29],
      doors: { place: 'Merch table, every show', offer: 'One cup of tea' },
    }),
    perk('Choose the encore', 'ssrare', 'key', 5, 2, 'One song, from everything we have ever played.', {
      fan: [1],
      doors: doorsOf('Choose the encore'),
    }),
    badge('Was there in Ghent', 'srare', 'pin', null, 38, 'Given at the door, on the night.', {
      fan: [5],
      bound: true,
    }),
    thing('Spring record, sleeve draft', 'srare', 'vinyl', 50, 0, 'Not out yet. Nor is the record.', {
      state: 'draft',
    }),
  ],
  'paper-tigers': [
    thing('1974 print-works scarf', 'urare', 'scarf', 10, 3, 'One of ten. Smells faintly of ink.', {
      vault: 1,
    }),
    thing(
      'Kite pin',
      'srare',
      'pin',
      250,
      57,
      'For the day the kite landed on the pitch and nobody stopped play.',
      { fan: [55] },
    ),
    thing('Away-day drum', 'rare', 'drum', 300, 62, 'Borrowed from the brass band in 1991.', { fan: [19] }),
    thing('Second scarf', 'uncommon', 'scarf', null, 83, 'For whoever forgot theirs.', { fan: [13, 71] }),
    thing('Pie of the month card', 'common', 'cup', null, 70, 'October was leek. It was close.', {
      fan: [11, 32, 66],
    }),
    ticket(
      'Tigers v Derby',
      'rare',
      'ticket',
      412,
      69,
      'Saturday, three o’clock, under the bit with a roof.',
      {
        fan: [24],
        doors: doorsOf('Tigers v Derby'),
      },
    ),
    ticket('Tigers v Harbour Town', 'uncommon', 'ticket', 412, 58, 'Two all. The second one was offside.', {
      fan: [10],
      state: 'retired',
      doors: doorsOf('Tigers v Harbour Town'),
    }),
    badge('Stood in the rain', 'uncommon', 'pin', null, 46, 'Ninety minutes. No umbrella.', {
      fan: [28],
      bound: true,
    }),
  ],
  'ola-after-dark': [
    thing('Cartridge with a bite mark', 'ssrare', 'cart', 20, 7, 'Nobody asked whose.', { vault: 1 }),
    thing('Boss door key', 'srare', 'key', 150, 41, 'Opens the third one.', {}),
    thing('Emergency energy cup', 'rare', 'cup', 400, 48, 'It says 23:00 on the bottom.', {}),
    thing('Chat polaroid', 'uncommon', 'polaroid', null, 52, 'Everybody who was awake.', {}),
    thing('Mute button pin', 'common', 'pin', null, 77, 'Wear it in meetings.', {}),
  ],
  'third-kettle': [
    thing('First menu', 'srare', 'book', 100, 22, 'Two items. One of them was toast.', { fan: [9] }),
    thing('Chipped mug', 'rare', 'cup', 300, 37, 'Every one is chipped somewhere else.', { fan: [30] }),
    coupon('Flat white on the house', 'common', 'cup', null, 44, 'Any size. There is one size.', {
      fan: [18, 40],
      doors: { place: 'Third Kettle, the counter', address: '9 Mill Street', offer: 'One flat white' },
    }),
    coupon('Birthday slice', 'uncommon', 'cup', null, 21, 'On your day, or near it. We do not check.', {
      fan: [4],
      doors: doorsOf('Birthday slice'),
    }),
    badge('Regular', 'common', 'pin', null, 35, 'They start your order when you pass the window.', {
      fan: [12],
      bound: true,
    }),
  ],
  'harbour-voices': [
    thing(
      'Marked score',
      'ssrare',
      'book',
      40,
      11,
      'Sigrid’s own pencil on the winter programme. Bar 40 says “breathe or die”.',
      { fan: [7] },
    ),
    thing('Tuning fork', 'rare', 'key', 200, 26, 'An A. More or less.', { fan: [14] }),
    thing('Lifeboat shed print', 'uncommon', 'polaroid', null, 30, 'Where we sing when the hall floods.', {
      fan: [22],
    }),
    ticket(
      'Advent in the shed',
      'uncommon',
      'ticket',
      120,
      33,
      'Bring a blanket. Bring a second one for the altos.',
      {
        fan: [16],
        doors: doorsOf('Advent in the shed'),
      },
    ),
    thing('Programme, June', 'common', 'book', null, 28, 'With the typo that became a running joke.', {
      fan: [3],
    }),
  ],
  'tin-lighthouse': [
    thing('Golden build key', 'urare', 'key', 8, 3, 'Runs the version where the storm never ends.', {
      vault: 1,
    }),
    thing('Weather cartridge', 'srare', 'cart', 120, 31, 'It rains when you hold it. Only a little.', {}),
    thing('Keeper’s logbook', 'rare', 'book', 300, 40, 'Day 41: the light went out and was sorry.', {}),
    thing('Fog polaroid', 'uncommon', 'polaroid', null, 44, 'There is a lighthouse in it.', {}),
    thing('Beta tester pin', 'common', 'pin', null, 58, 'You found the ladder that leads nowhere.', {}),
  ],
  'the-trapdoor': [
    thing(
      'Understudy’s mask',
      'ssrare',
      'mask',
      41,
      9,
      'Worn once, for eleven minutes, to great applause.',
      {},
    ),
    thing('Prompt book', 'rare', 'book', 60, 14, 'Every pause is marked. Some are longer than the scene.', {
      fan: [5],
    }),
    ticket('The forty-second seat', 'srare', 'ticket', 41, 27, 'It is under the stage. Bring a torch.', {
      fan: [21],
      doors: doorsOf('The forty-second seat'),
    }),
    thing('Interval tea', 'common', 'cup', null, 19, 'Cold before the second act.', { fan: [8] }),
  ],
};
