// Owns what is said in the demo world's conversations: between two people, as requests, and in the channels of clubs.

import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoLine {
  /** `fan` is the demo account; `other` the second person of two, or the club's owner; a number one of the members. */
  by: 'fan' | 'other' | number;
  minutes_ago: number;
  text: string;
  /** Which line it answers, from 0. */
  reply?: number;
  reactions?: Partial<Record<ReactionKind, number>>;
  /** The name of a design of the club. */
  item?: string;
  picture?: { composition: 'beams' | 'waves'; alt: string };
  pinned?: true;
}

export interface DemoTalk {
  key: string;
  club: DemoClubHandle;
  kind:
    | 'direct'
    | 'member'
    | 'request'
    | 'announcements'
    | 'lounge'
    | 'broadcast'
    | { name: string; topic: string };
  /** With whom: the creator's account, the admin's, or a member by place in the club. */
  with?: 'creator' | 'admin' | number;
  lines: readonly DemoLine[];
  /** Lines that the demo fan has not read yet. */
  unread: number;
  muted?: true;
  /** What the demo fan answered to the last message of a broadcast. */
  answers?: readonly string[];
}

export const demoTalks: readonly DemoTalk[] = [
  {
    key: 'juno',
    club: 'velvet-static',
    kind: 'direct',
    with: 'creator',
    unread: 0,
    lines: [
      { by: 'other', minutes_ago: 71, text: 'Front Row in 41 days. I think that is a club record.' },
      { by: 'fan', minutes_ago: 69, text: 'Forty! I missed one because of a flight' },
      { by: 'fan', minutes_ago: 68, text: 'Is the Halle 7 recording real or a rumour' },
      {
        by: 'other',
        minutes_ago: 64,
        text: 'Real. Two mics in the ceiling, one half dead. It sounds like being inside a radiator.',
        reactions: { heart: 2 },
      },
      { by: 'other', minutes_ago: 63, text: '', item: 'Demo tape B' },
      { by: 'fan', minutes_ago: 60, text: 'I am shouting in a library' },
    ],
  },
  {
    key: 'mika',
    club: 'velvet-static',
    kind: 'direct',
    with: 'admin',
    unread: 2,
    lines: [
      { by: 'fan', minutes_ago: 300, text: 'Is the rail still first come, first served on Friday?' },
      {
        by: 'other',
        minutes_ago: 44,
        text: 'Yes, from 17:30. Bring the fan pass, not a screenshot.',
        reply: 0,
      },
      {
        by: 'other',
        minutes_ago: 43,
        text: 'This is where the queue starts:',
        picture: { composition: 'beams', alt: 'The side entrance under five beams of light' },
      },
    ],
  },
  {
    key: 'velvet-member',
    club: 'velvet-static',
    kind: 'member',
    with: 6,
    unread: 1,
    lines: [
      { by: 'fan', minutes_ago: 1500, text: 'Same train to Halle 7 as last time?' },
      {
        by: 'other',
        minutes_ago: 1480,
        text: 'The 16:12. I have the seats by the bikes.',
        reactions: { clap: 1 },
      },
      { by: 'other', minutes_ago: 95, text: 'Change of plan: the 15:42, the late one is cancelled' },
    ],
  },
  {
    key: 'request-1',
    club: 'the-trapdoor',
    kind: 'request',
    with: 0,
    unread: 1,
    lines: [
      { by: 'other', minutes_ago: 210, text: 'Hi! You bought my spare seat last year. Did you get in?' },
    ],
  },
  {
    key: 'request-2',
    club: 'tin-lighthouse',
    kind: 'request',
    with: 1,
    unread: 2,
    lines: [
      { by: 'other', minutes_ago: 520, text: 'Saw your badge wall. How did you get the owl?' },
      { by: 'other', minutes_ago: 515, text: 'Asking for a friend who is also me' },
    ],
  },
  {
    key: 'velvet-announcements',
    club: 'velvet-static',
    kind: 'announcements',
    unread: 1,
    lines: [
      {
        by: 'other',
        minutes_ago: 4300,
        text: 'Winter record: out on the 12th. **Members hear it first.**',
        pinned: true,
      },
      {
        by: 'other',
        minutes_ago: 130,
        text: 'Doors on Friday: 18:00. The show starts at 20:30, not at 20:00.',
      },
    ],
  },
  {
    key: 'velvet-lounge',
    club: 'velvet-static',
    kind: 'lounge',
    unread: 4,
    lines: [
      { by: 3, minutes_ago: 190, text: 'Does anybody have the setlist of the second night?' },
      {
        by: 4,
        minutes_ago: 188,
        text: 'Photographed it. The third line is a drawing of a duck.',
        reply: 0,
        reactions: { laugh: 3 },
      },
      { by: 'fan', minutes_ago: 150, text: 'The duck is *Paper Ceiling*. It always is.' },
      {
        by: 5,
        minutes_ago: 90,
        text: 'Row 3 sounds better than row 1, and I will say it here first',
        reactions: { wow: 2 },
      },
      { by: 2, minutes_ago: 88, text: 'Out. Out of this lounge.', reply: 3, reactions: { laugh: 4 } },
      {
        by: 'other',
        minutes_ago: 52,
        text: 'Row 3 is where I would stand.',
        reply: 3,
        reactions: { fire: 5 },
      },
      { by: 3, minutes_ago: 50, text: 'I take everything back' },
    ],
  },
  {
    key: 'tigers-away',
    club: 'paper-tigers',
    kind: { name: 'Away end', topic: 'Coaches, meeting points, songs' },
    unread: 3,
    lines: [
      { by: 2, minutes_ago: 330, text: 'Who still needs a seat on the coach?' },
      { by: 'fan', minutes_ago: 328, text: 'One here, if there is one by the window' },
      { by: 3, minutes_ago: 140, text: 'Window is yours, I get sick anyway', reply: 1 },
      { by: 4, minutes_ago: 132, text: 'Coach leaves at seven, not half past' },
      { by: 2, minutes_ago: 131, text: 'Seven. SEVEN. Somebody wake Tomasz.', reactions: { laugh: 2 } },
    ],
  },
  {
    key: 'harbour-announcements',
    club: 'harbour-voices',
    kind: 'announcements',
    unread: 1,
    lines: [{ by: 'other', minutes_ago: 2900, text: 'Thursday moves to the boathouse' }],
  },
  {
    key: 'velvet-broadcast',
    club: 'velvet-static',
    kind: 'broadcast',
    unread: 0,
    lines: [
      {
        by: 'other',
        minutes_ago: 3000,
        text: 'Halle 7 is sold out. Thank you. Which song do we open with?',
        reactions: { fire: 6 },
      },
      {
        by: 'other',
        minutes_ago: 220,
        text: 'In the studio until midnight. What is missing on the winter record?',
      },
    ],
    answers: ['A radiator. A real one this time.'],
  },
  {
    key: 'kettle-regulars',
    club: 'third-kettle',
    kind: { name: 'Regulars', topic: 'For those with a cup of their own' },
    unread: 3,
    muted: true,
    lines: [
      { by: 2, minutes_ago: 3300, text: 'The window table is free until four' },
      { by: 3, minutes_ago: 3200, text: 'Not any more' },
      { by: 4, minutes_ago: 3100, text: 'The oat milk has opinions today', reactions: { laugh: 2 } },
    ],
  },
];
