// Owns the privacy notice, section by section.
import { defineCopy } from '#platform/i18n/copy.ts';

export const privacyCopy = defineCopy({
  title: 'Privacy policy',
  lead: 'What StagePass at {host} knows about you, why, and how to export or delete it.',
  updated: 'Version 1, November 15, 2026',
  sections: {
    short: {
      title: 'In short',
      first:
        'We don’t show ads, sell your data or let third parties track you. The fonts, pictures and scripts of this app come from this server only.',
      second:
        'You can download everything we store about you and delete your account yourself, in your settings.',
    },
    who: {
      title: 'Who is responsible',
      first: 'The site operator: the person or organization that runs StagePass at {host}.',
      contact: 'To contact them, write to {contact}.',
      second:
        'Creators see what their members do in their club. They don’t see your email, your other clubs or your payments elsewhere.',
    },
    kept: {
      title: 'What we store',
      first:
        'Your account: email, username, name, picture and bio. Your password is stored only as a hash, which can’t be turned back into the password. If you sign in with another service or a wallet, we store its ID for you, never its password or key.',
      second:
        'What you do: your clubs, missions, posts, comments, items and every transaction. We ask for your date of birth only where the law or a club’s age limit requires it. We use your location only when you send it to check in, and then store only whether you were there.',
    },
    technical: {
      title: 'Technical data',
      first:
        'We store which devices are signed in, with a shortened IP address and when each was last active, so you can sign out devices that aren’t yours. Server logs contain no passwords, tokens or texts you write, and are deleted within 30 days.',
      second:
        'On your phone we store your session, your appearance setting, the club you’re in and your drafts. There are no advertising or analytics cookies. One cookie is used while you sign in with another service and is deleted right after. Another remembers for a year that you signed in on this device, so that strangers who guess your password can’t lock you out.',
    },
    why: {
      title: 'Why we’re allowed to use it',
      first:
        'To provide what you signed up for (contract), and to keep StagePass safe and its accounts correct (legitimate interest and legal duty). We use notifications, location and camera only with your consent, which you can withdraw at any time.',
      second: 'No decision with legal effect for you is made by a computer alone.',
    },
    others: {
      title: 'Who else gets your data',
      first:
        'Only services needed for what you do: the payment service when you pay, the email service for emails, your browser’s push service for notifications, the service you sign in with, and a club’s AI service if its creator turned one on and you chat with it.',
      second:
        'Each service gets only what it needs. We give data to a court or an authority only where the law requires it.',
    },
    howLong: {
      title: 'How long we keep it',
      first:
        'As long as your account exists. When you delete your account, your profile, posts and comments are deleted. Where others need something to follow a conversation, we remove your name from it. We keep transactions as long as tax law requires, without your name where possible.',
      second: 'Backups are overwritten within 35 days.',
    },
    rights: {
      title: 'Your rights',
      first:
        'You can see, correct, export (JSON, CSV and your media), restrict, object to and delete your data. Most of this is in your settings.',
      contact: 'For the rest, write to {contact}. We answer within a month.',
      second: 'You can also complain to the data protection authority of your country.',
    },
    children: {
      title: 'Children and young people',
      first:
        'You must be 13 or older to have an account. If we learn that someone is younger, we delete their account. People under 18 can’t open packs that cost money.',
      second: 'Parents and guardians can ask us to export or delete their child’s account.',
    },
  },
});
