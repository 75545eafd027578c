// Owns the words about push on this device: the question before the browser's own, and the way onto an iPhone's home screen.
import { defineCopy } from '#platform/i18n/copy.ts';

export const askCopy = defineCopy({
  title: {
    joined: 'Hear from your new club',
    bid: 'Know when you’re outbid',
    reminder: 'Get your reminder on this phone',
    message: 'Know when they answer',
  },
  text: {
    joined: 'We’ll notify you about new posts, drops and missions, even when StagePass is closed.',
    bid: 'We’ll notify you the moment another fan bids more, so you can still bid.',
    reminder: 'Without notifications, we remind you in the app and by email only.',
    message: 'We’ll notify you when somebody writes to you, even when StagePass is closed.',
  },
  promise: 'You choose what you hear about, and when. Change it in Settings at any time.',
  allow: 'Turn on notifications',
  notNow: 'Not now',
  on: 'Notifications are on for this phone',
  failed: 'Couldn’t turn on notifications. Nothing was changed. Try again in Settings.',
  understood: 'Got it',
});

export const guideCopy = defineCopy({
  title: 'Add StagePass to your home screen',
  lead: 'On iPhone and iPad, apps on the home screen can send notifications. It takes a few seconds.',
  steps: {
    share: 'Tap Share in Safari’s toolbar',
    add: 'Choose Add to Home Screen, then Add',
    open: 'Open StagePass from your home screen and turn on notifications',
  },
});
