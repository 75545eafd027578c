// Owns the texts of the three panels of the first visit.
import { defineCopy } from '#platform/i18n/copy.ts';

export const welcomeCopy = defineCopy({
  title: 'Welcome',
  region: 'What StagePass is, in three panels',
  panel: 'Panel {number} of {total}',
  panels: {
    closer: {
      title: 'Get closer.',
      text: 'Join the clubs of the bands, teams and makers you love. Missions, posts and votes bring you nearer to the stage.',
    },
    seats: {
      title: 'Earn your seat.',
      text: 'Every mission moves you on, from the balcony to backstage. What you earn is a pass with your own number on it.',
    },
    fair: {
      title: 'Play fair.',
      text: 'Odds stand above every draw and can be checked afterwards. No adverts, and nobody follows you around.',
    },
  },
  pass: { seat: 'Front Row', name: 'Your name', club: 'Your club, since tonight', serial: 'N° 00001' },
  odds: {
    title: 'The odds',
    serial: 'out of 100',
    ultra: 'Ultra Rare',
    ss: 'SS.Rare',
    super: 'Super Rare',
    rare: 'Rare',
    uncommon: 'Uncommon',
    common: 'Common',
  },
  next: 'Next',
  discover: 'Look around',
  signIn: 'Sign in',
});
