// Owns the texts of the permission-error screen: for each thing that can be missing, its name and the ways in.
import { defineCopy } from '#platform/i18n/copy.ts';

export const permissionCopy = defineCopy({
  documentTitle: 'Not for you yet',
  art: 'A rope across a half-open backstage door; its tag says {tag}',
  aClub: 'this club',
  seats: { balcony: 'Balcony', floor: 'Floor', frontRow: 'Front Row', backstage: 'Backstage' },
  reasons: {
    signIn: {
      tag: 'Guest list',
      title: 'You are not on the list yet',
      text: 'This part of the house is for people who are signed in. It takes a minute, and you come right back here.',
    },
    verifyEmail: {
      tag: 'One code',
      title: 'One code to go',
      text: 'Your e-mail address is not verified yet. Until it is you can look around, but not spend, post or chat.',
    },
    join: {
      tag: 'Members',
      title: 'Members’ entrance',
      text: 'This is for members of {club}. Joining gives you a member number that stays yours.',
    },
    subscribe: {
      tag: 'Reserved',
      title: 'Reserved seats',
      text: 'This is for fans with a plan of {club}. You can end a plan at any time.',
    },
    tier: {
      title: 'Nearly backstage',
      text: 'This is for {tier} and up in {club}. XP from missions moves you nearer to the stage.',
      textTop: 'This is for {tier} in {club}. XP from missions moves you nearer to the stage.',
    },
    owner: {
      tag: 'Crew only',
      title: 'Crew only',
      text: 'Only those who run {club} may open this. If you should be one of them, ask the owner.',
    },
    operator: {
      tag: 'Control booth',
      title: 'The control booth',
      text: 'Only whoever runs this StagePass may come in. They give access from the command line, never on a screen.',
    },
  },
  ways: {
    signIn: { title: 'Sign in', detail: 'With e-mail, a provider or a wallet', act: 'Sign in' },
    register: {
      title: 'Create an account',
      detail: 'Free, and for everyone from 13',
      act: 'Create an account',
    },
    look: { title: 'Look around first', detail: 'Discover is open to everyone', act: 'Go to Discover' },
    verify: { title: 'Enter the code', detail: 'Six digits, in your inbox', act: 'Enter the code' },
    changeEmail: { title: 'Wrong address?', detail: 'Change it in the settings', act: 'Open settings' },
    join: { title: 'Join the club', detail: 'See what it asks for', act: 'Join the club' },
    plans: { title: 'Take a seat', detail: 'See the plans and what they give', act: 'See the plans' },
    missions: { title: 'Earn XP', detail: 'See the missions that are open', act: 'See the missions' },
    levels: { title: 'See where you stand', detail: 'Your level and the next seat', act: 'See the ladder' },
    ask: { title: 'Ask the owner', detail: 'Find them on the club’s page', act: 'Ask the owner' },
    club: { title: 'Back to the club', detail: 'What is open to you there', act: 'Back to the club' },
  },
});
