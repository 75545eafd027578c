// Owns what this domain writes to people: codes, and word of changes they should know of.
import { type LetterParts, writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { OtpPurpose } from './tables.ts';

const codeLetters = {
  'verify-email': {
    subject: 'is your StagePass code',
    heading: 'Welcome to StagePass',
    intro: 'Enter this code to verify your e-mail:',
    outro: 'If you did not make an account, ignore this letter: without the code nothing happens.',
  },
  'reset-password': {
    subject: 'is your code for a new password',
    heading: 'A new password',
    intro: 'Enter this code to choose a new password, or open the link below it:',
    outro: 'If you did not ask for it, ignore this letter: your password stays as it is.',
  },
  'old-email': {
    subject: 'confirms your new e-mail',
    heading: 'Your e-mail is about to change',
    intro: 'Somebody signed in to your account wants to change its e-mail. If it was you, enter this code:',
    outro: 'If it was not you, do not share the code, and change your password.',
  },
  'new-email': {
    subject: 'confirms this e-mail',
    heading: 'Is this your new e-mail?',
    intro: 'Enter this code to use this address for your StagePass account:',
    outro: 'If you did not ask for it, ignore this letter.',
  },
} as const satisfies Record<OtpPurpose, { subject: string; heading: string; intro: string; outro: string }>;

const resetLabel = 'Choose a new password';

export function codeLetter(otp: { to: string; purpose: OtpPurpose; code: string; link?: string }): Letter {
  const { subject, heading, intro, outro } = codeLetters[otp.purpose];
  const { code, link } = otp;
  const lasts = link === undefined ? 'The code is' : 'Code and link are';
  return letter(otp.to, `${code} ${subject}`, {
    heading,
    intro,
    code,
    ...(link === undefined ? {} : { action: { label: resetLabel, url: link } }),
    outro: `${lasts} valid for 10 minutes, once. ${outro}`,
  });
}

/** Where the day's codes, or the wrong tries at them, are used up: the link works all the same. */
export function resetLinkLetter(to: string, link: string): Letter {
  const { heading, outro } = codeLetters['reset-password'];
  return letter(to, 'Your link for a new password', {
    heading,
    intro: 'Open this link to choose a new password:',
    action: { label: resetLabel, url: link },
    outro: `The link is valid for 10 minutes, once. ${outro}`,
  });
}

export function emailInUseLetter(to: string): Letter {
  return letter(to, 'Your e-mail was entered at another account', {
    heading: 'Your e-mail stays yours',
    intro: 'Somebody tried to use this address for another StagePass account. It stays with yours.',
    outro: 'If it was you: sign in with this address, or choose another for the other account.',
  });
}

export function passwordChangedLetter(to: string): Letter {
  return letter(to, 'Your password was changed', {
    heading: 'Your password was changed',
    intro: 'The password of your StagePass account was changed, and other devices were signed out.',
    outro: 'If it was not you, choose a new password right away by “Forgot your password?”.',
  });
}

export function emailChangedLetter(to: string, newEmail: string): Letter {
  return letter(to, 'Your e-mail was changed', {
    heading: 'Your e-mail was changed',
    intro: `The e-mail of your StagePass account is now ${newEmail}.`,
    outro: 'If it was not you, write to the people who run this instance.',
  });
}

function letter(to: string, subject: string, parts: LetterParts): Letter {
  return { to, subject, ...writeLetter(parts) };
}
