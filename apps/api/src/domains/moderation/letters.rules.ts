// Owns the emails of moderation: what was decided, why, and how to appeal.
import type { Sanction } from '@stagepass/contract/moderation/shapes.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

const subjectWords = {
  post: 'post',
  comment: 'comment',
  message: 'message',
  answer: 'answer',
  user: 'profile',
  club: 'club',
  item: 'item',
  mission: 'mission',
  station: 'station',
  campaign: 'campaign',
  vote: 'vote',
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
  banned_until: Date | null;
  reason: string;
  url: string;
}

export function decisionLetter(words: DecisionWords): Letter {
  const heading = headingOf(words);
  return {
    to: words.to,
    subject: heading,
    ...writeLetter({
      heading,
      intro: [...contentSentence(words), ...sanctionSentence(words), `Reason: “${words.reason}”`],
      action: { label: 'View decision or appeal', url: words.url },
      outro: 'You can appeal once within 14 days.',
    }),
  };
}

/** A ban that is about no post or comment is about the person. */
function isBareBan({ kind, removed, sanction }: DecisionWords): boolean {
  return kind === 'user' && !removed && sanction === 'ban';
}

function headingOf(words: DecisionWords): string {
  const what = subjectWords[words.kind];
  if (isBareBan(words)) return `You’re banned from ${words.club_name ?? 'the club'}`;
  return words.removed ? `Your ${what} was removed` : `A decision about your ${what}`;
}

function contentSentence(words: DecisionWords): string[] {
  if (isBareBan(words)) return [];
  const where = words.club_name === null ? '' : ` in ${words.club_name}`;
  return [`Your ${subjectWords[words.kind]}${where} was ${words.removed ? 'removed' : 'reviewed'}.`];
}

function sanctionSentence({ sanction, muted_until, banned_until }: DecisionWords): string[] {
  if (sanction === 'warn') return ['This is a warning. Nothing else changes.'];
  if (sanction === 'mute')
    return [
      `You’re muted in the club until ${muted_until === null ? 'further notice' : time.format(muted_until)}. You can read but not write.`,
    ];
  if (sanction !== 'ban') return [];
  return [
    banned_until === null
      ? 'You’re banned from the club. You’re no longer a member and can’t join again.'
      : `You’re banned from the club until ${time.format(banned_until)}. You’re no longer a member, and can join again after that.`,
  ];
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
