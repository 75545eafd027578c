// Owns the emails of moderation: what was decided, why, and how to appeal.
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

/** A mail is read anywhere: the time zone is named. */
const time = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

export interface DecisionWords {
  to: string;
  kind: keyof typeof subjectWords;
  /** The club that the content was in; null outside of clubs. */
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
    ...(words.removed ? [`Your ${what}${where} was removed.`] : [`Your ${what}${where} was reviewed.`]),
    ...sanctionSentence(words),
    `Reason: “${words.reason}”`,
  ];
  return {
    to: words.to,
    subject: words.removed ? `Your ${what} was removed` : `A decision about your ${what}`,
    ...writeLetter({
      heading: words.removed ? `Your ${what} was removed` : `A decision about your ${what}`,
      intro: steps,
      action: { label: 'View decision or appeal', url: words.url },
      outro: 'You can appeal once within 14 days.',
    }),
  };
}

function sanctionSentence({ sanction, muted_until }: DecisionWords): string[] {
  if (sanction === 'warn') return ['This is a warning. Nothing else changes.'];
  if (sanction === 'mute')
    return [
      `You’re muted in the club until ${muted_until === null ? 'further notice' : time.format(muted_until)}. You can read but not write.`,
    ];
  return sanction === 'ban'
    ? ['You’re banned from the club. You’re no longer a member and can’t join again.']
    : [];
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
    subject: overturned ? 'Your appeal was granted' : 'Your appeal was declined',
    ...writeLetter({
      heading: overturned ? 'Your appeal was granted' : 'Your appeal was declined',
      intro: [
        overturned
          ? 'The decision was reversed. Anything that was removed is back.'
          : 'The decision stays as it is.',
        ...(overturned && sanction === 'ban'
          ? ['You’re no longer banned. If you join the club again, you keep your member number.']
          : []),
        `Reason: “${reason}”`,
      ],
      action: { label: 'View decision', url },
      outro: 'This answer is final.',
    }),
  };
}
