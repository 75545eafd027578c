// Owns the letter about submissions that nobody reviewed in time.
import { REVIEW_DUE_H } from '@stagepass/contract/requirements/kinds.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

export function escalationLetter(of: { to: string; club_name: string; count: number; url: string }): Letter {
  const what = of.count === 1 ? 'One submission has' : `${of.count} submissions have`;
  const heading = `Fans of ${of.club_name} are waiting for a review`;
  return {
    to: of.to,
    subject: heading,
    ...writeLetter({
      heading,
      intro: [
        `${what} waited for more than ${REVIEW_DUE_H} hours, and nobody of your team has reviewed them.`,
        'As the owner, please accept or refuse them, so that fans get their reward or can try again.',
      ],
      action: { label: 'Open the review queue', url: of.url },
      outro: 'You get this email once for each submission that is overdue.',
    }),
  };
}
