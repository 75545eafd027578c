// Owns the expected failures of notifications and push.
import { errorCode } from '../endpoint.ts';

export const notificationNotFound = errorCode(
  'notifications.not-found',
  404,
  'This notification doesn’t exist anymore.',
);
export const channelFixed = errorCode(
  'notifications.channel-fixed',
  422,
  'This kind of notification can’t be changed there. Nothing was saved.',
);
export const timeZoneUnknown = errorCode(
  'notifications.time-zone-unknown',
  422,
  'This time zone doesn’t exist. Choose another one.',
);
export const tooManyClubChoices = errorCode(
  'notifications.too-many-club-choices',
  409,
  'You have settings of your own for 200 clubs. Reset one first.',
);
export const unsubscribeLinkInvalid = errorCode(
  'notifications.unsubscribe-link-invalid',
  404,
  'This unsubscribe link doesn’t work. Turn emails off in Settings, Notifications.',
);
export const deviceNotFound = errorCode(
  'notifications.device-not-found',
  404,
  'This device isn’t registered anymore.',
);
export const noDevice = errorCode(
  'notifications.no-device',
  409,
  'No device of yours gets push notifications. Turn them on first.',
);
export const subscriptionRefused = errorCode(
  'notifications.subscription-refused',
  422,
  'This browser’s push address can’t be used. Turn push off and on again.',
);
