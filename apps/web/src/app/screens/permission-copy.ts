// Owns the texts of the permission-error screen: for each missing permission, its name and how to get it.
import { defineCopy } from '#platform/i18n/copy.ts';

export const permissionCopy = defineCopy({
  documentTitle: 'No access',
  art: 'A rope in front of a half-open door, with a sign that says {tag}',
  aClub: 'this club',
  seats: { balcony: 'Balcony', floor: 'Floor', frontRow: 'Front Row', backstage: 'Backstage' },
  scopes: {
    scan: 'scanning tickets and passes',
    moderate: 'posts, reports and members',
    sales: 'items, the store and sales',
    all: 'the club’s settings',
  },
  reasons: {
    signIn: {
      tag: 'Sign in',
      title: 'Sign in to continue',
      text: 'You need an account to see this. Sign in, and you’ll come right back here.',
    },
    verifyEmail: {
      tag: 'Verify',
      title: 'Verify your email',
      text: 'Your email isn’t verified yet. Until then you can look around, but not buy, bid or post.',
    },
    join: {
      tag: 'Members',
      title: 'Members only',
      text: 'Only members of {club} can see this. Join the club to get access.',
    },
    subscribe: {
      tag: 'Plan',
      title: 'You need a plan',
      text: 'Only fans with a plan of {club} can see this. You can cancel a plan at any time.',
    },
    tier: {
      title: 'You need a higher tier',
      text: 'This is for {tier} and higher tiers in {club}. Earn XP to move up.',
      textTop: 'This is for {tier} in {club}. Earn XP to move up.',
    },
    owner: {
      tag: 'Staff only',
      title: 'Staff only',
      text: 'Only the owner and admins of {club} can open this. If you need access, ask the owner.',
    },
    scope: {
      tag: 'Not yours yet',
      title: 'Your admin role doesn’t cover this',
      text: 'You’re an admin of {club}, but not for {scope}. Ask the owner to add it to what you can do.',
    },
    operator: {
      tag: 'Operator',
      title: 'Site operator only',
      text: 'Only the site operator can open this. Access is given from the command line, never in the app.',
    },
  },
  ways: {
    signIn: { title: 'Sign in', detail: 'With email, another service or a wallet', act: 'Sign in' },
    register: {
      title: 'Create an account',
      detail: 'Free, for everyone aged 13 or older',
      act: 'Create an account',
    },
    look: { title: 'Explore first', detail: 'Discover is open to everyone', act: 'Go to Discover' },
    verify: { title: 'Enter code', detail: '6 digits, sent to your inbox', act: 'Enter code' },
    changeEmail: { title: 'Wrong email?', detail: 'Change it in Settings', act: 'Open Settings' },
    join: { title: 'Join club', detail: 'See what you need to join', act: 'Join club' },
    plans: { title: 'Get a plan', detail: 'See plans and what’s included', act: 'See plans' },
    missions: { title: 'Earn XP', detail: 'See open missions', act: 'See missions' },
    levels: { title: 'See your level', detail: 'Your XP and the next tier', act: 'See levels' },
    ask: { title: 'Ask the owner', detail: 'Find them on the club’s page', act: 'Ask the owner' },
    club: { title: 'Back to club', detail: 'See what’s open to you', act: 'Back to club' },
  },
});
