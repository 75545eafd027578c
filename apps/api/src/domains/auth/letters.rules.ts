// Owns the emails of this domain: codes, and notices of changes to an account.
import { type LetterParts, writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { OtpPurpose } from './tables.ts';

const codeLetters = {
  'verify-email': {
    subject: 'is your StagePass code',
    heading: 'Welcome to StagePass',
    intro: 'Enter this code to verify your email:',
    outro: 'If you didn’t create an account, ignore this email. Nothing happens without the code.',
  },
  'reset-password': {
    subject: 'is your password reset code',
    heading: 'Reset your password',
    intro: 'Enter this code to choose a new password, or open the link below:',
    outro: 'If you didn’t request this, ignore this email. Your password stays the same.',
  },
  'old-email': {
    subject: 'is your code to change your email',
    heading: 'Confirm your email change',
    intro: 'Someone signed in to your account wants to change its email. If it was you, enter this code:',
    outro: 'If it wasn’t you, don’t share the code, and change your password.',
  },
  'new-email': {
    subject: 'is your code to confirm this email',
    heading: 'Confirm your new email',
    intro: 'Enter this code to use this email for your StagePass account:',
    outro: 'If you didn’t request this, ignore this email.',
  },
} as const satisfies Record<OtpPurpose, { subject: string; heading: string; intro: string; outro: string }>;

const resetLabel = 'Choose a new password';

export function codeLetter(otp: { to: string; purpose: OtpPurpose; code: string; link?: string }): Letter {
  const { subject, heading, intro, outro } = codeLetters[otp.purpose];
  const { code, link } = otp;
  const works = link === undefined ? 'The code works' : 'The code and the link work';
  return letter(otp.to, `${code} ${subject}`, {
    heading,
    intro,
    code,
    ...(link === undefined ? {} : { action: { label: resetLabel, url: link } }),
    outro: `${works} once, within 10 minutes. ${outro}`,
  });
}

/** Sent where the day's codes, or the wrong tries at them, are used up: the link still works. */
export function resetLinkLetter(to: string, link: string): Letter {
  const { heading, outro } = codeLetters['reset-password'];
  return letter(to, 'Your password reset link', {
    heading,
    intro: 'Open this link to choose a new password:',
    action: { label: resetLabel, url: link },
    outro: `The link works once, within 10 minutes. ${outro}`,
  });
}

export function emailInUseLetter(to: string): Letter {
  return letter(to, 'Someone tried to use your email for another account', {
    heading: 'Your email is still linked to your account',
    intro:
      'Someone tried to use this email for another StagePass account. Nothing has changed on your account.',
    outro: 'If it was you, sign in with this email, or choose a different one for the other account.',
  });
}

export function passwordChangedLetter(to: string): Letter {
  return letter(to, 'Your password was changed', {
    heading: 'Your password was changed',
    intro: 'The password of your StagePass account was changed, and your other devices were signed out.',
    outro:
      'If it wasn’t you, reset your password right away with “Forgot your password?” on the sign-in page.',
  });
}

export function emailChangedLetter(to: string, newEmail: string, contact: string | undefined): Letter {
  return letter(to, 'Your email was changed', {
    heading: 'Your email was changed',
    intro: `The email of your StagePass account is now ${newEmail}.`,
    outro:
      contact === undefined
        ? 'If it wasn’t you, someone else has signed in to your account.'
        : `If it wasn’t you, write to ${contact} right away.`,
  });
}

function letter(to: string, subject: string, parts: LetterParts): Letter {
  return { to, subject, ...writeLetter(parts) };
}
