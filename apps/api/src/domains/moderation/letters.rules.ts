// Owns what moderation writes to the person concerned: what was decided, why, and what they can do about it.
import type { Sanction } from '@stagepass/contract/moderation/shapes.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

const subjectWords = {
  post: 'post',
  comment: 'comment',
  user: 'profile',
  club: 'club',
  item: 'item',
} as const;

export interface DecisionWords {
  to: string;
  kind: keyof typeof subjectWords;
  /** Where it stood; null outside of clubs. */
  club_name: string | null;
  removed: boolean;
  sanction: Sanction;
  muted_until: Date | null;
  reason: string;
  url: string;
}

export function decisionLetter(words: DecisionWords): Letter {
  const what = subjectWords[words.kind];
  const where = words.club_name === null ? '' : ` in ${words.club_name}`;
  const steps = [
    ...(words.removed ? [`Your ${what}${where} was taken away.`] : [`Your ${what}${where} was looked at.`]),
    ...sanctionSentence(words),
    `The reason given: “${words.reason}”`,
  ];
  return {
    to: words.to,
    subject: words.removed ? `Your ${what} was taken away` : `About your ${what}`,
    ...writeLetter({
      heading: words.removed ? `Your ${what} was taken away` : `About your ${what}`,
      intro: steps,
      action: { label: 'See the decision, or appeal', url: words.url },
      outro: 'You can appeal once, within 14 days. Somebody else will look at it.',
    }),
  };
}

function sanctionSentence({ sanction, muted_until }: DecisionWords): string[] {
  if (sanction === 'warn') return ['Take this as a warning: nothing else changes.'];
  if (sanction === 'mute')
    return [
      `You can read, and not write, in the club until ${muted_until?.toUTCString() ?? 'further notice'}.`,
    ];
  return sanction === 'ban' ? ['You are not a member of the club any more, and cannot join it.'] : [];
}

export interface AnswerWords {
  to: string;
  overturned: boolean;
  /** What the decision did to its author. */
  sanction: Sanction;
  reason: string;
  url: string;
}

export function appealAnswerLetter({ to, overturned, sanction, reason, url }: AnswerWords): Letter {
  return {
    to,
    subject: overturned ? 'Your appeal was granted' : 'Your appeal was turned down',
    ...writeLetter({
      heading: overturned ? 'Your appeal was granted' : 'Your appeal was turned down',
      intro: [
        overturned
          ? 'The decision was turned over, and what was taken away is back.'
          : 'The decision stands.',
        ...(overturned && sanction === 'ban'
          ? ['The ban is lifted: join the club again, and your old number is yours.']
          : []),
        `The reason given: “${reason}”`,
      ],
      action: { label: 'See the decision', url },
      outro: 'This answer is final.',
    }),
  };
}
