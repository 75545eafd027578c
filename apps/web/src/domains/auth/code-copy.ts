// Every text of the two screens around the emailed code.
import { defineCopy } from '#platform/i18n/copy.ts';
import { authErrorCopy } from './copy.ts';

export const codeCopy = defineCopy({
  errors: authErrorCopy,
  title: 'Check your email',
  picture: 'A ticket in an envelope',
  ticket: 'Your code',
  lead: 'We emailed a 6-digit code to {email}. It works for 10 minutes.',
  titleNotSent: 'Verify your email',
  leadNotSent:
    'Enter the last 6-digit code we emailed to {email}, or send a new one. A code works for 10 minutes.',
  noMail:
    'This site can’t send email yet, so no code will arrive. The site operator can verify your email for you.',
  noMailContact:
    'This site can’t send email yet, so no code will arrive. Ask the site operator at {contact} to verify your email.',
  leadUnknown: 'Enter the last 6-digit code we emailed you. A code works for 10 minutes.',
  later: 'Later',
  back: 'Back',
  otherAddress: 'Change email',
  untilThen: 'Until your email is verified, you can look around but not buy, bid or post.',
  submit: 'Verify email',
  verified: 'Email verified',
  alreadyTitle: 'You’re all set',
  already: 'This email is already verified.',
  goOn: 'Continue to StagePass',
  verifiedSignIn: 'Email verified. Sign in to continue.',
  haveCode: 'Enter code',
  notThere: 'No email? Check your spam folder or resend the code.',
  openMail: 'Open {name}',
  outbox: 'Open the demo outbox',
  outboxHint: 'This demo sends no real email. Every message is in its outbox.',
  askEmailTitle: 'What’s your email?',
  askEmailLead: 'Enter your account’s email. If it isn’t verified yet, we’ll send a new code.',
  send: 'Send code',
  askWhoTitle: 'Sign in first',
  askWhoLead: 'Sign in to the account this code is for, then enter the code.',
  signIn: 'Sign in',
});
