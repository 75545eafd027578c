// Owns what this domain writes to people: the answer to their request.
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

export interface AnsweredLetter {
  to: string;
  club_name: string;
  club_url: string;
  approved: boolean;
  reason: string;
}

export function answerLetter({ to, club_name, club_url, approved, reason }: AnsweredLetter): Letter {
  const subject = approved ? `You are in: ${club_name}` : `${club_name} answered your request`;
  const body = approved
    ? writeLetter({
        heading: `Welcome to ${club_name}`,
        intro: 'The club said yes. Your member number is waiting for you.',
        action: { label: 'Open the club', url: club_url },
      })
    : writeLetter({
        heading: 'Not this time',
        intro: [
          `${club_name} did not take your request.`,
          ...(reason === '' ? [] : [`They wrote: “${reason}”`]),
        ],
        outro: 'You can ask again after seven days.',
      });
  return { to, subject, ...body };
}
