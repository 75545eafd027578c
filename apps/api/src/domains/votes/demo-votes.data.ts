// Owns the votes of the demo world, by club: one that runs, one to come, closed ones with and without an answer, weighted ones.
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';
import type { Composition } from '#platform/art/poster.ts';

export interface DemoVote {
  title: string;
  story?: string;
  /** With how many of ten votes each gets, and its picture. */
  options: readonly { label: string; share: number; art?: readonly [Composition, number] }[];
  /** In hours from now; what has closed has both behind it. */
  opens_h: number;
  closes_h: number;
  /** By the tiers of the club, lowest first. */
  weights?: readonly number[];
  /** By what fans spend on it. */
  tokens?: true;
  several?: number;
  hidden?: boolean;
  final?: boolean;
  /** What the club said, hours after the close; a binding vote without it is owed one. */
  binding?: true;
  answer?: { text: string; after_h: number };
  /** The place that the demo fan chose. */
  fan?: number;
}

export const demoVoteData: Partial<Record<DemoClubHandle, readonly DemoVote[]>> = {
  'velvet-static': [
    {
      title: 'Which song opens the Lisbon show?',
      story: 'The winner is the first song of the night. Front Row has been asking since spring.',
      options: [
        { label: 'Long String', share: 5, art: ['kites', 95] },
        { label: 'Weather Permitting', share: 3, art: ['tiles', 20] },
        { label: 'Ferry at Six', share: 1, art: ['waves', 200] },
        { label: 'Hallway Moon', share: 1, art: ['pixel', 290] },
      ],
      opens_h: -40,
      closes_h: 31,
      weights: [1, 2, 3, 4],
      binding: true,
      fan: 1,
    },
    {
      title: 'Which two demos go on the tape?',
      story: 'Pick up to two.',
      options: [
        { label: 'Cellar take', share: 4 },
        { label: 'Bus window', share: 3 },
        { label: 'Answering machine', share: 2 },
        { label: 'The one with the dog', share: 1 },
      ],
      opens_h: -20,
      closes_h: 120,
      several: 2,
      hidden: true,
    },
    {
      title: 'Poster for the winter tour',
      options: [
        { label: 'Moth', share: 4, art: ['curtain', 310] },
        { label: 'Static', share: 6, art: ['tiles', 260] },
      ],
      opens_h: 48,
      closes_h: 168,
    },
    {
      title: 'What do we play at the record store?',
      options: [
        { label: 'Quiet set', share: 3 },
        { label: 'Loud set', share: 7 },
      ],
      opens_h: -300,
      closes_h: -90,
      binding: true,
      fan: 2,
    },
    {
      title: 'Color of the winter tape',
      story: 'Every vote counts by the VELV you put on it.',
      options: [
        { label: 'Smoke', share: 3 },
        { label: 'Violet', share: 5 },
        { label: 'Clear', share: 2 },
      ],
      opens_h: -200,
      closes_h: -60,
      tokens: true,
      fan: 2,
    },
    {
      title: 'Which B-side gets a video?',
      options: [
        { label: 'Moth Season', share: 4 },
        { label: 'Low Ceiling', share: 4 },
        { label: 'Second Matinee', share: 2 },
      ],
      opens_h: -30,
      closes_h: 90,
      tokens: true,
    },
  ],
  'paper-tigers': [
    {
      title: 'Which away kit for spring?',
      options: [
        { label: 'Night stripe', share: 5, art: ['tiles', 55] },
        { label: 'Humber blue', share: 3, art: ['waves', 232] },
        { label: '1974 red', share: 2, art: ['kites', 355] },
      ],
      opens_h: -60,
      closes_h: 55,
      fan: 1,
    },
    {
      title: 'Who walks out with the team?',
      options: [
        { label: 'The under-nines', share: 6 },
        { label: 'The brass band', share: 4 },
      ],
      opens_h: -10,
      closes_h: 4.2,
      weights: [1, 2, 3, 4],
    },
    {
      title: 'Half-time song',
      options: [
        { label: 'Brass band', share: 6 },
        { label: 'Organ', share: 3 },
        { label: 'No music', share: 1 },
      ],
      opens_h: -520,
      closes_h: -380,
      weights: [1, 2, 3, 4],
      binding: true,
      answer: { text: 'Done. The brass band plays from Saturday on. Bring earplugs.', after_h: 90 },
      fan: 1,
    },
  ],
  'third-kettle': [
    {
      title: 'Which guest roast gets the December grinder?',
      options: [
        { label: 'Cortile, Forlì', share: 6, art: ['cup', 20] },
        { label: 'Blåklocka, Lund', share: 4, art: ['cup', 250] },
      ],
      opens_h: -400,
      closes_h: -200,
      final: true,
    },
  ],
};
