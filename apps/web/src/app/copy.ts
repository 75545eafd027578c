// Owns the texts of the shell: loading, failures, missing screens, notices.
import { defineCopy } from '#platform/i18n/copy.ts';

export const shellCopy = defineCopy({
  goToDiscover: 'Go to Discover',
  error: {
    art: 'A guitar lead pulled out of its amplifier',
    title: 'Something went wrong',
    slow: 'This screen took too long to load. What you did before is saved. Try again.',
    load: 'This screen didn’t load. What you did before is saved. Try again.',
    broken: 'This screen couldn’t be shown. What you did before is saved. Try again.',
    retry: 'Try again',
    reload: 'Reload app',
    reference: 'Error {reference}, {time}',
  },
  offline: {
    art: 'A flashlight shining on a ticket on a dark floor',
    title: 'You’re offline',
    text: 'This screen isn’t saved on this phone. It opens as soon as you’re back online.',
    retry: 'Try again',
    nextTry: 'Trying again in 0:{seconds}',
    banner: 'You’re offline. You’re seeing what was saved on this phone.',
    pass: 'Fan pass',
    passText: 'Works offline',
    tickets: 'Tickets',
    ticketsText: 'Tickets saved on this phone',
  },
  notFound: {
    art: 'A torn ticket that says 404; its other half is missing',
    documentTitle: 'Page not found',
    title: 'Page not found',
    text: 'This page doesn’t exist or was removed. Check the address for typos.',
  },
  unbuilt: {
    art: 'An empty stage with places marked in tape, and an unopened flight case',
    title: 'Not available yet',
    text: 'The {room} page isn’t ready yet. You’re not missing anything.',
    signIn: 'Sign in',
    signInDetail: 'Or create an account',
    welcome: 'About StagePass',
    welcomeDetail: 'Three short slides',
    profile: 'Your profile',
    profileDetail: 'Your name, picture and bio',
    settings: 'Settings',
    settingsDetail: 'Appearance, sign-in and devices',
    back: 'Go back',
  },
  update: { text: 'A new version of StagePass is available.', reload: 'Reload' },
});
