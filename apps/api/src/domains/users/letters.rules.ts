// Owns the emails of this domain: the data to download is ready, and each step of deleting an account.
import { type LetterParts, writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function exportReadyLetter(origin: string, of: { to: string; expires_at: Date }): Letter {
  return letter(of.to, 'Your StagePass data is ready', {
    heading: 'Your data is ready',
    intro:
      'Everything we store about you is in one ZIP file: your data as JSON and CSV files, and your pictures and videos.',
    action: { label: 'Download your data', url: `${origin}/user/settings?view=data` },
    outro: `The file is available until ${day.format(of.expires_at)}. If you didn’t request it, change your password.`,
  });
}

export function deletionAskedLetter(origin: string, of: { to: string; due_at: Date }): Letter {
  return letter(of.to, 'Your StagePass account will be deleted', {
    heading: 'Your account will be deleted',
    intro: [
      `Your account will be deleted on ${day.format(of.due_at)}. Until then, no one can see your profile.`,
      'If you change your mind, sign in before that day. Everything will be as you left it.',
    ],
    action: { label: 'Keep my account', url: `${origin}/auth` },
    outro: 'If you didn’t request this, sign in now and change your password.',
  });
}

export function deletionCancelledLetter(of: { to: string }): Letter {
  return letter(of.to, 'Your StagePass account won’t be deleted', {
    heading: 'Welcome back',
    intro: 'You signed in, so your account won’t be deleted. Everything is as you left it.',
    outro: 'If it wasn’t you who signed in, change your password.',
  });
}

export function accountErasedLetter(of: { to: string }): Letter {
  return letter(of.to, 'Your StagePass account was deleted', {
    heading: 'Your account was deleted',
    intro: 'Your profile and content are deleted. Records we must keep no longer show your name.',
    outro: 'This is our last email to you. You can create a new account at any time.',
  });
}

function letter(to: string, subject: string, parts: LetterParts): Letter {
  return { to, subject, ...writeLetter(parts) };
}
