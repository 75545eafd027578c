// Owns the texts of the shell: loading, failures, doors that stay shut, notices.
import { defineCopy } from '#platform/i18n/copy.ts';

export const shellCopy = defineCopy({
  goToDiscover: 'Go to Discover',
  error: {
    art: 'A guitar lead pulled out of its amplifier',
    title: 'We lost the signal',
    slow: 'This screen did not load within two minutes. What you did before is safe on our side.',
    load: 'This screen did not load. What you did before is safe on our side.',
    broken: 'Something broke while this screen was drawn. What you did before is safe on our side.',
    retry: 'Plug back in',
    reload: 'Reload the app',
    reference: 'Ref {reference}, {time}',
  },
  offline: {
    art: 'A torch lighting a ticket on a dark floor',
    title: 'Someone took the router',
    text: 'You are offline, and this screen was not kept on this phone. It opens by itself the moment you are back.',
    retry: 'Try now',
    nextTry: 'Next try by itself in 0:{seconds}',
    banner: 'You are offline. What you see was kept on this phone.',
    pass: 'Fan pass',
    passText: 'Opens doors without a network, too',
    tickets: 'Tickets',
    ticketsText: 'Those that are on this phone',
  },
  notFound: {
    art: 'A torn ticket that says 404; its other half is missing',
    documentTitle: 'Not found',
    title: 'The other half is missing',
    text: 'Nothing is at this address. The link may be old, or a letter went astray on the way.',
  },
  unbuilt: {
    art: 'An empty stage with places marked in tape, and an unopened flight case',
    title: 'Marked out, not built',
    text: '{room} has its place in the house, but nobody has built it yet. There is nothing to see behind this door, and nothing you miss.',
    signIn: 'Sign in',
    signInDetail: 'Accounts work already',
    welcome: 'What StagePass is',
    welcomeDetail: 'Three short panels',
    profile: 'Your profile',
    profileDetail: 'Name, picture, what others see',
    settings: 'Settings',
    settingsDetail: 'Theme, sign-in, devices',
    back: 'Go back',
  },
  update: { text: 'A new version is here.', reload: 'Reload' },
});
