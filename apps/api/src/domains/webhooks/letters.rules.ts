// Owns the email of this domain: a webhook was turned off because nothing got through.
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

export function turnedOffLetter(of: { to: string; club: string; host: string; page: string }): Letter {
  const body = writeLetter({
    heading: 'A webhook was turned off',
    intro: [
      `For two days, ${of.host} didn’t accept any event of ${of.club}, so we turned that webhook off.`,
      'Events from now on aren’t sent there. Check the address, then turn the webhook on again.',
    ],
    action: { label: 'See what failed', url: of.page },
  });
  return { to: of.to, subject: `${of.club}: a webhook was turned off`, ...body };
}
