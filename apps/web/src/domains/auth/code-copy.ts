// Every text of the two screens around the mailed code.
import { defineCopy } from '#platform/i18n/copy.ts';
import { authErrorCopy } from './copy.ts';

export const codeCopy = defineCopy({
  errors: authErrorCopy,
  title: 'Check your mail',
  picture: 'A ticket in an envelope',
  ticket: 'Admit you',
  lead: 'Six digits are on their way to {email}. They last ten minutes.',
  leadUnknown: 'Six digits are on their way to you. They last ten minutes.',
  later: 'Later',
  back: 'Back',
  otherAddress: 'Other address',
  untilThen: 'Until then you can look around. Spending, posting and chatting wait for the code.',
  submit: 'Let me in',
  verified: 'Your e-mail is verified.',
  alreadyTitle: 'All set',
  already: 'This e-mail is verified already.',
  goOn: 'Go on',
  verifiedSignIn: 'Your e-mail is verified. Sign in to go on.',
  haveCode: 'I have the code',
  notThere: 'Not there? Look in the spam folder, or send it again.',
  openMail: 'Open {name}',
  outbox: 'Open the demo outbox',
  outboxHint: 'This demo sends no real mail. Every message lands in its outbox.',
  askEmailTitle: 'Which address?',
  askEmailLead: 'Type the e-mail of your account. If it waits for a code, a fresh one is sent.',
  send: 'Send the code',
  askWhoTitle: 'Who are you?',
  askWhoLead: 'A code belongs to one account. Sign in to yours, then type the six digits.',
  signIn: 'Sign in',
});
