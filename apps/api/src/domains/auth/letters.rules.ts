// Owns what this domain writes to people: codes, and word of changes they should know of.
import type { Letter } from '#platform/mail/mail.ts';
import type { OtpPurpose } from './tables.ts';

const codeLetters = {
  'verify-email': {
    subject: 'is your StagePass code',
    lead: 'Welcome to StagePass. Enter this code to verify your e-mail:',
    tail: 'If you did not make an account, ignore this letter: without the code nothing happens.',
  },
  'reset-password': {
    subject: 'is your code for a new password',
    lead: 'Enter this code to choose a new password:',
    tail: 'If you did not ask for it, ignore this letter: your password stays as it is.',
  },
  'old-email': {
    subject: 'confirms your new e-mail',
    lead: 'Somebody signed in to your account wants to change its e-mail. If it was you, enter this code:',
    tail: 'If it was not you, do not share the code, and change your password.',
  },
  'new-email': {
    subject: 'confirms this e-mail',
    lead: 'Enter this code to use this address for your StagePass account:',
    tail: 'If you did not ask for it, ignore this letter.',
  },
} as const satisfies Record<OtpPurpose, { subject: string; lead: string; tail: string }>;

export function codeLetter(otp: { to: string; purpose: OtpPurpose; code: string }): Letter {
  const { subject, lead, tail } = codeLetters[otp.purpose];
  return letter({
    to: otp.to,
    subject: `${otp.code} ${subject}`,
    paragraphs: [lead, otp.code, 'It is valid for 10 minutes, once.', tail],
    big: otp.code,
  });
}

export function emailInUseLetter(to: string): Letter {
  return letter({
    to,
    subject: 'Your e-mail was entered at another account',
    paragraphs: [
      'Somebody tried to use this address for another StagePass account. It stays with yours.',
      'If it was you: sign in with this address, or choose another for the other account.',
    ],
  });
}

export function passwordChangedLetter(to: string): Letter {
  return letter({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your StagePass account was changed, and other devices were signed out.',
      'If it was not you, choose a new password right away by “Forgotten password”.',
    ],
  });
}

export function emailChangedLetter(to: string, newEmail: string): Letter {
  return letter({
    to,
    subject: 'Your e-mail was changed',
    paragraphs: [
      `The e-mail of your StagePass account is now ${newEmail}.`,
      'If it was not you, write to the people who run this instance.',
    ],
  });
}

function letter(parts: { to: string; subject: string; paragraphs: string[]; big?: string }): Letter {
  const html = parts.paragraphs
    .map((text) =>
      text === parts.big
        ? `<p style="font:700 32px/1.2 ui-monospace,monospace;letter-spacing:.2em;margin:24px 0">${text}</p>`
        : `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
    )
    .join('\n');
  return {
    to: parts.to,
    subject: parts.subject,
    text: `${parts.paragraphs.join('\n\n')}\n`,
    html: `<div style="font:16px/1.5 system-ui,sans-serif;max-width:480px;margin:0 auto;padding:24px">\n${html}\n</div>\n`,
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
