// Owns what a person reads about push: its state, and what to do when it can't be turned on.
import { defineCopy } from '../i18n/copy.ts';

export const pushCopy = defineCopy({
  blocked: {
    sentence: 'Notifications from StagePass are blocked in your browser.',
    whatToDo: 'Open this site’s settings in your browser, allow notifications, then try again.',
  },
  undecided: {
    sentence: 'Notifications aren’t on yet.',
    whatToDo: 'Tap the button again and choose Allow when your browser asks.',
  },
  unsupported: {
    sentence: 'This browser can’t receive notifications from StagePass.',
    whatToDo: 'Update your browser, or open StagePass in Chrome, Edge, Firefox or Safari over HTTPS.',
  },
  granted: {
    sentence: 'Notifications are allowed on this phone.',
    whatToDo: 'You can turn them off in your browser’s settings at any time.',
  },
});
