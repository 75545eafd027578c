// Owns what this domain writes to people: that their data is ready, and what becomes of their account.
import { type LetterParts, writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function exportReadyLetter(origin: string, of: { to: string; expires_at: Date }): Letter {
  return letter(of.to, 'Your StagePass data is ready', {
    heading: 'Your data is ready',
    intro:
      'Everything we hold about you is gathered in one archive: JSON files, and your pictures and videos.',
    action: { label: 'Fetch it', url: `${origin}/user/settings?view=data` },
    outro: `It is kept until ${day.format(of.expires_at)}. If you did not ask for it, change your password.`,
  });
}

export function deletionAskedLetter(origin: string, of: { to: string; due_at: Date }): Letter {
  return letter(of.to, 'Your StagePass account is to be deleted', {
    heading: 'Goodbye, for now',
    intro: [
      `Your account will be deleted on ${day.format(of.due_at)}. Until then nobody sees your profile.`,
      'If you change your mind, sign in before that day: everything is as you left it.',
    ],
    action: { label: 'Keep my account', url: `${origin}/auth` },
    outro: 'If you did not ask for this, sign in now and change your password.',
  });
}

export function deletionCancelledLetter(of: { to: string }): Letter {
  return letter(of.to, 'Your StagePass account stays', {
    heading: 'Welcome back',
    intro: 'You signed in, so your account is not going to be deleted. Everything is as you left it.',
    outro: 'If it was not you who signed in, change your password.',
  });
}

export function accountErasedLetter(of: { to: string }): Letter {
  return letter(of.to, 'Your StagePass account is deleted', {
    heading: 'Your account is deleted',
    intro: 'What you made is gone, and what others need to keep no longer carries your name.',
    outro: 'This is the last letter from us. You are welcome back any time.',
  });
}

function letter(to: string, subject: string, parts: LetterParts): Letter {
  return { to, subject, ...writeLetter(parts) };
}
