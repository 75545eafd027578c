// Owns the words of the demo world's stations: in four clubs one of each kind, so that the demo fan finds every kind locked, open, claimed
// and gone.
import type { BadgeInput } from '@stagepass/contract/badges/shapes.ts';
import type { StationKind, StationStand } from '@stagepass/contract/stations/kinds.ts';
import type { StationPlace } from '@stagepass/contract/stations/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoStation {
  title: string;
  story: string;
  kind: StationKind;
  /** As the demo fan finds it. */
  stand: StationStand;
  /** Of an item: its name. */
  design?: string;
  badge?: Pick<BadgeInput, 'name' | 'description'> & { look: BadgeInput['look'] };
  /** Of a tier: which one from the lowest (-1 is the highest), and for how many days. */
  tier?: { at: number; days: number | null };
  price_cents?: number;
  total?: number;
  /** Fan tokens with each claim. */
  tokens?: number;
  closes_h?: number;
  place?: Extract<StationPlace, { kind: 'real' }>;
  /** What has to be read before. */
  step?: { title: string; text: string };
  /** A level that has to be reached before. */
  level?: number;
}

const real = (
  name: string,
  address: string,
  lat: number,
  long: number,
): NonNullable<DemoStation['place']> => ({
  kind: 'real',
  name,
  address,
  point: { lat, long },
});

export const demoStationData: Partial<Record<DemoClubHandle, readonly DemoStation[]>> = {
  'the-trapdoor': [
    {
      title: 'The stage door hatch',
      story: 'Ring twice. Somebody will come, eventually, with the tea.',
      kind: 'ITEM',
      stand: 'open',
      design: 'Interval tea',
      total: 300,
      closes_h: 120,
      place: real('The Trapdoor', '14 Cellar Lane', 51.5117, -0.1231),
      step: { title: 'Read the house notice', text: 'Mind the third stair. It is not there.' },
    },
    {
      title: 'Prop room',
      story: 'Bring back the goose and we will talk.',
      kind: 'BADGE',
      stand: 'locked',
      badge: {
        name: 'Prop keeper',
        description: 'Knows where the goose is.',
        look: { shape: 'keystone', icon: 'mask-happy', hue: 20 },
      },
      step: { title: 'Sign the prop list', text: 'One goose, two daggers, a moon.' },
      level: 30,
      place: real('Prop store', 'Under the arch, Cellar Lane', 51.5102, -0.1262),
    },
    {
      title: 'Box office',
      story: 'A month in better seats, on us.',
      kind: 'MEMBERTIER',
      stand: 'claimed',
      tier: { at: -1, days: 30 },
    },
    {
      title: 'Poster wall',
      story: 'The last three were gone before the paste was dry.',
      kind: 'NFT',
      stand: 'gone',
      design: 'Interval tea',
      total: 3,
    },
  ],
  'velvet-static': [
    {
      title: 'Merch hatch',
      story: 'One pin each. The moth is not included.',
      kind: 'ITEM',
      stand: 'claimed',
      design: 'Moth pin',
      total: 250,
      tokens: 5,
      place: real('The Old Exchange', '2 Wharf Road', 51.5322, -0.0981),
    },
    {
      title: 'The quiet booth',
      story: 'For those who listened to the end.',
      kind: 'BADGE',
      stand: 'open',
      badge: {
        name: 'Heard it all',
        description: 'Stayed for the hidden track.',
        look: { shape: 'disc', icon: 'headphones', hue: 355 },
      },
    },
    {
      title: 'Crew door',
      story: 'A week behind the rope. Bring earplugs.',
      kind: 'MEMBERTIER',
      stand: 'gone',
      tier: { at: -1, days: 7 },
      total: 2,
    },
    {
      title: 'Sleeve press',
      story: 'A print of the torn setlist, numbered, kept for you here.',
      kind: 'NFT',
      stand: 'locked',
      design: 'Setlist, torn',
      price_cents: 900,
      step: { title: 'Read the liner notes', text: 'Recorded in one room, with one cat.' },
      level: 40,
    },
    {
      title: 'Rope line',
      story: 'Three months on the other side of the rope.',
      kind: 'MEMBERTIER',
      stand: 'open',
      tier: { at: -1, days: 90 },
      price_cents: 400,
      place: real('Loading bay', '4 Wharf Road', 51.5329, -0.0994),
    },
  ],
  'paper-tigers': [
    {
      title: 'Turnstile 4',
      story: 'For whoever comes back in the rain.',
      kind: 'ITEM',
      stand: 'locked',
      design: 'Second scarf',
      total: 120,
      step: { title: 'Read the ground rules', text: 'No umbrellas in the front three rows.' },
      level: 35,
      place: real('Print Works Ground', 'Press Street, Hull', 53.7457, -0.3367),
    },
    {
      title: 'Pie hatch',
      story: 'All gone by half time, as ever.',
      kind: 'BADGE',
      stand: 'gone',
      badge: {
        name: 'First in the pie queue',
        description: 'Before the whistle.',
        look: { shape: 'loaf', icon: 'bread', hue: 40 },
      },
      total: 3,
    },
    {
      title: 'Programme desk',
      story: 'The pie card, pressed and numbered. The site holds it for you.',
      kind: 'NFT',
      stand: 'claimed',
      design: 'Pie of the month card',
      total: 200,
    },
  ],
  'harbour-voices': [
    {
      title: 'Score cupboard',
      story: 'The June programme went in one evening.',
      kind: 'ITEM',
      stand: 'gone',
      design: 'Programme, June',
      total: 3,
    },
    {
      title: 'Altos’ bench',
      story: 'For those who held the low note.',
      kind: 'BADGE',
      stand: 'claimed',
      badge: {
        name: 'Held the low note',
        description: 'Eleven bars, one breath.',
        look: { shape: 'shield', icon: 'music-notes', hue: 200 },
      },
    },
    {
      title: 'Lifeboat steps',
      story: 'The choir loft, for good. You will hear the sea.',
      kind: 'MEMBERTIER',
      stand: 'locked',
      tier: { at: -1, days: null },
      step: { title: 'Learn bar 40', text: 'Breathe, or die.' },
      level: 25,
      place: real('Lifeboat shed', 'Harbour Road', 54.4874, -0.6129),
    },
    {
      title: 'Shed window',
      story: 'A print of the shed at high tide. The site holds it for you.',
      kind: 'NFT',
      stand: 'open',
      design: 'Lifeboat shed print',
      total: 80,
      price_cents: 250,
    },
  ],
};
