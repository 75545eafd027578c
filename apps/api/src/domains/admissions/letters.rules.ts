// Owns the emails of admissions: a club's answer to a join request.
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
  const subject = approved ? `You’re now a member of ${club_name}` : `${club_name} declined your request`;
  const body = approved
    ? writeLetter({
        heading: `Welcome to ${club_name}`,
        intro: `${club_name} approved your request to join.`,
        action: { label: 'Go to club', url: club_url },
      })
    : writeLetter({
        heading: 'Your request was declined',
        intro: [
          `${club_name} declined your request to join.`,
          ...(reason === '' ? [] : [`Their reason: “${reason}”`]),
        ],
        outro: 'You can ask again after seven days.',
      });
  return { to, subject, ...body };
}
