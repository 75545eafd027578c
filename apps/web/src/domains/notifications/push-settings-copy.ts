// Owns the texts of push in settings: this device, all devices, a test, and the log of what was sent.
import { defineCopy } from '#platform/i18n/copy.ts';

export const pushSettingsCopy = defineCopy({
  title: 'Push and devices',
  lead: 'Push notifications reach you even when StagePass is closed.',
  turnOn: 'Turn on for this device',
  turnedOn: 'Push is on for this device',
  checkAgain: 'I allowed it, check again',
  on: 'Push is on for this device.',
  off: 'Push is allowed, but off for this device.',
  failedOn: 'Couldn’t turn on push. Nothing was changed. Try again in a moment.',
  test: 'Send me a test push',
  testSent: {
    one: 'Test sent to {count} device. It can take a few seconds.',
    other: 'Test sent to {count} devices. It can take a few seconds.',
  },
  devices: {
    heading: 'Devices',
    failed: 'Couldn’t load your devices',
    none: 'No device of yours gets push notifications yet.',
    here: 'This device',
    seen: 'Last seen {day}',
    stale: 'Last seen {day}. Open StagePass there to renew it.',
    remove: 'Remove',
    removeOf: 'Remove {name}',
    removeTitle: 'Remove {name}?',
    removeText: 'It won’t get push notifications anymore. You can turn them on there again.',
    removed: '{name} removed',
  },
  log: {
    heading: 'What was sent',
    hint: 'The last 30 days, so you can see why a push did or didn’t arrive.',
    failed: 'Couldn’t load what was sent',
    none: 'Nothing was sent yet.',
    test: 'Test push',
    on: '{state} · {device}',
    states: {
      waiting: 'On its way',
      sent: 'Sent',
      failed: 'Not delivered: {reason}',
      failedPlain: 'Not delivered: the push service of this browser refused it',
      'quiet-hours': 'Held back until quiet hours end',
      off: 'Held back: you turned this off',
      'no-device': 'Not sent: no device gets push',
      dropped: 'Not delivered: this device isn’t registered anymore, so we removed it',
    },
    tries: { one: '{count} try', other: '{count} tries' },
  },
  errors: {
    'notifications.no-device': 'No device of yours gets push notifications. Turn them on first.',
    'notifications.device-not-found': 'This device isn’t registered anymore.',
    'notifications.subscription-refused':
      'This browser’s push address can’t be used. Remove this device and turn push on again.',
  },
});
