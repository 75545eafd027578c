// Owns what a person reads about push: how it stands, and what to do when it cannot be switched on.
import { defineCopy } from '../i18n/copy.ts';

export const pushCopy = defineCopy({
  blocked: {
    sentence: 'Your browser blocks notifications from StagePass.',
    whatToDo: 'Open this site’s settings in the browser, allow notifications, then try again.',
  },
  undecided: {
    sentence: 'Your browser asked about notifications, and the question was closed.',
    whatToDo: 'Switch them on again and choose Allow when the browser asks.',
  },
  unsupported: {
    sentence: 'This browser cannot receive notifications from StagePass.',
    whatToDo: 'Add StagePass to your home screen, or open it over https in a current browser.',
  },
  granted: {
    sentence: 'Notifications are on for this phone.',
    whatToDo: 'You can switch them off in the settings at any time.',
  },
});
