// Owns the events of the demo world; hours from now, so that the world is always as fresh as on its first day.
import type { EventKind } from '@stagepass/contract/events/kinds.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';

export interface DemoEvent {
  kind: EventKind;
  title: string;
  story: string;
  object: DrawnObject;
  /** The name of a design: place and times are what it says. */
  ticket?: string;
  place?: string;
  address?: string;
  point?: { latitude: number; longitude: number };
  link?: string;
  from_h?: number;
  lasts_h?: number;
  capacity?: number;
  /** Published so long before. */
  known_days: number;
  going: number;
  /** The note of each. */
  guests: readonly string[];
  draft?: true;
  /** Why. */
  cancelled?: string;
}

const DAY = 24;

export const demoEventData: Readonly<Record<string, readonly DemoEvent[]>> = {
  'velvet-static': [
    {
      ...{ kind: 'show', title: 'Ghent, the loud night', object: 'drum' },
      ...{ place: 'Vooruit', address: 'Ghent', from_h: -20 * DAY, lasts_h: 5 },
      story: 'The last night of the spring tour. Ears were warned.',
      ...{ known_days: 30, going: 14, guests: ['Merch table', 'Drove the van'] },
    },
    {
      ...{ kind: 'show', title: 'Open rehearsal', ticket: 'Open rehearsal', object: 'mic' },
      story: 'We play the new songs badly until they are good. Shoes off on the carpet.',
      ...{ known_days: 14, going: 0, guests: ['Plus one, says hello to Mira', 'Press'] },
    },
    {
      ...{ kind: 'show', title: 'Last train home', ticket: 'Last train home', object: 'pass' },
      story: 'Paper Hall, all of the record, front to back. Support: Kite Season.',
      ...{ known_days: 21, going: 0, guests: ['Family of the bass player'] },
    },
    {
      ...{
        kind: 'meet-up',
        title: 'Sleeves and coffee',
        object: 'cup',
        place: 'Rope & Bean',
        address: '9 Rope Walk, Ghent',
      },
      ...{ point: { latitude: 51.0543, longitude: 3.7174 }, from_h: 3 * DAY, lasts_h: 2, capacity: 24 },
      story: 'Bring a record sleeve you love and tell us why. The first round is ours.',
      ...{ known_days: 10, going: 9, guests: ['Sleeve designer'] },
    },
    {
      ...{
        kind: 'stream',
        title: 'Listening party',
        object: 'vinyl',
        link: 'https://stream.example/velvet-static',
      },
      ...{ from_h: 6 * DAY, lasts_h: 2 },
      story: 'Both sides, no skipping. We answer in the chat.',
      ...{ known_days: 5, going: 12, guests: [] },
    },
    {
      ...{
        kind: 'meet-up',
        title: 'Picnic by the canal',
        object: 'scarf',
        place: 'Canal steps',
        address: 'Ghent',
      },
      ...{ from_h: 2 * DAY, lasts_h: 4 },
      story: 'Blankets, bread, one guitar.',
      ...{ known_days: 12, going: 7, guests: [], cancelled: 'A storm is coming. We will find a dry day.' },
    },
    {
      ...{
        kind: 'show',
        title: 'Winter show',
        object: 'mic',
        place: 'Paper Hall',
        from_h: 60 * DAY,
        lasts_h: 4,
      },
      story: 'Not announced yet.',
      ...{ known_days: 1, going: 0, guests: [], draft: true },
    },
  ],
  'paper-tigers': [
    {
      ...{ kind: 'match', title: 'Tigers v Derby', ticket: 'Tigers v Derby', object: 'scarf' },
      story: 'Home again. Gates open an hour before.',
      ...{ known_days: 20, going: 0, guests: ['Under-twelves coach'] },
    },
    {
      ...{
        kind: 'meet-up',
        title: 'Paint the banner',
        object: 'band',
        place: 'The shed behind the stand',
        from_h: DAY,
        lasts_h: 3,
      },
      ...{ capacity: 12 },
      story: 'Old clothes, please. Paint and biscuits are there.',
      ...{ known_days: 6, going: 8, guests: [] },
    },
  ],
};
