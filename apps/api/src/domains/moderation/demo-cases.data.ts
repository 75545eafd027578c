// Owns what was complained about in the demo world, by whom it was looked at, and what they said.
import type { Sanction } from '@stagepass/contract/moderation/shapes.ts';
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';

export interface DemoCase {
  /** A comment of somebody in the club, or of the demo fan. */
  by: 'member' | 'fan';
  text: string;
  hours_ago: number;
  reports: readonly { reason: ReportReason; note: string }[];
  /** More of standing report it, until it is out of sight. */
  hidden?: true;
  /** The word filter held it back before anybody saw it. */
  held?: true;
  /** An admin is on it. */
  taken?: true;
  decision?:
    | { act: 'dismiss'; reason: string }
    | {
        act: 'action';
        remove: boolean;
        sanction: Sanction;
        mute_days: number;
        ban_days: null;
        reason: string;
      };
  appeal?: string;
}

export const velvetStaticCases: readonly DemoCase[] = [
  {
    by: 'member',
    text: 'They open with Paper Ceiling. There, I said it. Somebody had to.',
    hours_ago: 190,
    reports: [{ reason: 'other', note: 'SPOILER. I am eating dinner.' }],
    decision: {
      act: 'dismiss',
      reason: 'It is printed on the poster, in letters of two hands’ height. Nothing to take away.',
    },
  },
  {
    by: 'member',
    text: 'Worst mix I have ever paid for, and I have been on hold with a bank.',
    hours_ago: 98,
    reports: [
      { reason: 'abuse', note: 'The engineer reads this.' },
      { reason: 'abuse', note: '' },
    ],
    decision: {
      act: 'action',
      remove: true,
      sanction: 'warn',
      mute_days: 0,
      ban_days: null,
      reason:
        'House rule one: be kind to whoever carries the cables. Say what was wrong with it, and to them.',
    },
    appeal:
      'The engineer is my brother. He read it to our mother, and she laughed. He asks me to ask you to put it back.',
  },
  {
    by: 'fan',
    text: 'I have hidden Saturday’s setlist under the third chair on the left. Go, go, go.',
    hours_ago: 76,
    reports: [{ reason: 'other', note: 'Forty people ran to the third chair on the left.' }],
    decision: {
      act: 'action',
      remove: true,
      sanction: 'warn',
      mute_days: 0,
      ban_days: null,
      reason: 'The third chair on the left is in front of the fire exit. Hide it somewhere slower next time.',
    },
  },
  {
    by: 'member',
    text: 'Juno here, from my private account. Send me your ticket code and I will put you on the list for soundcheck.',
    hours_ago: 30,
    reports: [
      { reason: 'impersonation', note: 'This is not Juno. Juno cannot spell soundcheck.' },
      { reason: 'scam', note: 'They asked me for my code in a message too.' },
    ],
    taken: true,
  },
  {
    by: 'member',
    text: 'Two for Leeds, face value times four, cash only. Message me quickly, my conscience is asleep.',
    hours_ago: 21,
    reports: [
      { reason: 'scam', note: 'Four times!' },
      { reason: 'scam', note: 'Same person as in March.' },
      { reason: 'spam', note: '' },
    ],
    hidden: true,
  },
  {
    by: 'member',
    text: 'Whoever thinks the drummer can count should not be trusted with stairs.',
    hours_ago: 9,
    reports: [{ reason: 'abuse', note: 'He is sitting next to me. It was not funny for long.' }],
  },
  {
    by: 'member',
    text: 'FREE STREAM of the whole tour on my channel, first fifty only, no virus, my cousin checked.',
    hours_ago: 4,
    reports: [
      { reason: 'spam', note: 'Third time this week.' },
      { reason: 'spam', note: '' },
    ],
  },
  {
    by: 'member',
    text: 'Every song of the Leeds show, with the encore: https://cellar-tapes.example/leeds',
    hours_ago: 2,
    reports: [],
    held: true,
  },
];

export const paperTigersCases: readonly DemoCase[] = [
  {
    by: 'member',
    text: 'The linesman could not find offside with a map, a torch and his mother.',
    hours_ago: 27,
    reports: [{ reason: 'abuse', note: 'I am the linesman’s mother.' }],
  },
];

/** About a person: for whoever runs the instance. */
export const personReports: readonly { reason: ReportReason; note: string }[] = [
  { reason: 'impersonation', note: 'Says to be from the record company. There is no record company.' },
  { reason: 'scam', note: 'Sells backstage passes that nobody printed.' },
];
