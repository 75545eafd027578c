// Owns the privacy notice, section by section.
import { defineCopy } from '#platform/i18n/copy.ts';

export const privacyCopy = defineCopy({
  title: 'Privacy',
  lead: 'What StagePass at {host} knows about you, why, and how to take it back.',
  updated: 'Version 1, 15 November 2026',
  sections: {
    short: {
      title: 'In short',
      first:
        'No adverts, no tracking by third parties, no sale of data. The fonts, pictures and scripts of this app come from this server alone.',
      second:
        'You can export everything that is kept about you and delete your account, both by yourself, in your settings.',
    },
    who: {
      title: 'Who is responsible',
      first:
        'The person or organisation that runs this instance at {host}. You reach them by answering any mail that this instance sends you.',
      second:
        'Creators see what their members do in their club. They do not see your e-mail address, your other clubs or your payments elsewhere.',
    },
    kept: {
      title: 'What is kept',
      first:
        'Your account: e-mail address, user name, display name, picture, what you write about yourself, and your password only as a hash that cannot be turned back. If you sign in with a provider or a wallet: their identifier for you, never their password or key.',
      second:
        'What you do: clubs, missions, posts, messages, votes, items, and every movement of value. Your birth date only where the law or a club’s age limit needs it. Your position only at the moment you send it for a mission, and then only whether you were there.',
    },
    technical: {
      title: 'Technical data',
      first:
        'Which devices are signed in, with a shortened network address and the time last seen, so that you can end a session that is not yours. Server logs hold no passwords, tokens or message texts, and are deleted within 30 days.',
      second:
        'On your phone we keep your session, your theme, the club you are in and drafts. There are no advertising or analytics cookies. One cookie is used while you sign in with a provider and disappears right after; another remembers for a year that you signed in on this device, so that strangers who guess at your password do not slow you down.',
    },
    why: {
      title: 'Why we may',
      first:
        'To give you what you signed up for (contract); to keep the place safe and the books straight (legitimate interest and legal duty); and for push messages, position and camera only with your consent, which you can take back at any time.',
      second: 'Nothing about you is decided by a machine alone that would have legal effect for you.',
    },
    others: {
      title: 'Who else sees it',
      first:
        'Only those needed for what you ask for: the payment service when you pay, the mail service for mails, your browser’s push service for push messages, the provider you sign in with, and the AI service of a club if its creator switched one on and you talk to it.',
      second:
        'Each gets only what it needs for that. A court or authority gets data only where the law compels us.',
    },
    howLong: {
      title: 'How long',
      first:
        'As long as your account exists. When you delete it, your profile, posts and messages go; what others need to read on, such as a reply, loses your name. Ledger entries are kept as long as tax law demands, without your name where that is possible.',
      second: 'Backups are overwritten within 35 days.',
    },
    rights: {
      title: 'Your rights',
      first:
        'See, correct, export (JSON, CSV and your media), restrict, object, delete. Most of it is a button in your settings; for the rest write to us, and you get an answer within a month.',
      second: 'You can also complain to the data protection authority of your country.',
    },
    children: {
      title: 'Children and young people',
      first:
        'Nobody under 13 may have an account; where we learn of one we delete it. Adults cannot write first to people under 18, and draws that cost money are closed to them.',
      second: 'A parent or guardian can ask us to export or delete the account of their child.',
    },
  },
});
