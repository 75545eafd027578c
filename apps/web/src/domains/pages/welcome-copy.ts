// Owns the texts of the three slides of the first visit.
import { defineCopy } from '#platform/i18n/copy.ts';

export const welcomeCopy = defineCopy({
  title: 'Welcome',
  region: 'About StagePass, in three slides',
  panel: 'Slide {number} of {total}',
  panels: {
    closer: {
      title: 'Get closer.',
      text: 'Join clubs of the bands, teams and creators you love. Read their posts, collect items and earn XP.',
    },
    seats: {
      title: 'Move up.',
      text: 'XP takes you to higher tiers with more perks. Your member card shows your tier and your own member number.',
    },
    fair: {
      title: 'Fair odds.',
      text: 'Every pack shows its odds before you pay, and you can verify the result afterwards. No ads and no tracking.',
    },
  },
  pass: { seat: 'Front Row', name: 'Your name', club: 'Your club, joined today', serial: '#1' },
  odds: {
    title: 'Odds',
    serial: 'out of 100',
    ultra: 'Ultra Rare',
    ss: 'SS.Rare',
    super: 'Super Rare',
    rare: 'Rare',
    uncommon: 'Uncommon',
    common: 'Common',
  },
  next: 'Next',
  discover: 'Explore clubs',
  signIn: 'Sign in',
});
