// Owns the clubs of the demo world as their owners would have written them.
import type { JoinPolicy, ModuleSetting } from '@stagepass/contract/clubs/shapes.ts';
import type { Composition } from '#platform/art/poster.ts';
import type { NewClub } from './actions/create-club.ts';
import type { DemoClubHandle } from './public/demo-clubs.ts';

export interface DemoClub {
  /** A demo account, or which of the fans that are here longest. */
  owner: 'creator' | 'admin' | number;
  art: { seed: string; composition: Composition };
  text: Omit<NewClub, 'handle' | 'language' | 'modules' | 'time_zone'> & { join_policy: JoinPolicy };
  modules: ModuleSetting['module'][];
  blocked_words?: string[];
}

const site = (label: string, host: string) => ({ label, url: `https://${host}.example` });

export const demoClubData: Record<DemoClubHandle, DemoClub> = {
  'velvet-static': {
    owner: 'creator',
    art: { seed: 'velvet-static', composition: 'beams' },
    modules: [
      'posts',
      'missions',
      'stations',
      'market',
      'levels',
      'messages',
      'gacha',
      'votes',
      'subscriptions',
    ],
    blocked_words: ['ticket tout', 'resale link'],
    text: {
      name: 'Velvet Static',
      tagline: 'Songs for the last train home.',
      description: `Four people, eleven pedals and one van that starts on Tuesdays.

We are **Velvet Static**: Juno sings, Mika keeps the lights on, Teo and Wren make the noise. This is the club where we post the demos before they are any good, announce shows a day early, and let you choose the encore.

*Front Row* hears everything a week before the world does. *Backstage* hears it while it is still wrong.`,
      category: 'music',
      hue: 355,
      visibility: 'public',
      posting: 'members',
      join_policy: 'open',
      links: [site('Tour dates', 'velvetstatic'), site('Bandcamp', 'velvetstatic.music')],
      house_rules: [
        'Be the person you would want to stand next to for two hours.',
        'No recordings of unreleased songs. We can hear you hum; that is fine.',
        'Tickets change hands here at face value or not at all.',
        'Setlist spoilers wait until the van has left town.',
      ],
    },
  },
  'paper-tigers': {
    owner: 3,
    art: { seed: 'paper-tigers', composition: 'tiger' },
    modules: ['posts', 'missions', 'stations', 'achievement', 'votes', 'market', 'levels', 'messages'],
    blocked_words: ['ref is bl*'],
    text: {
      name: 'Paper Tigers FC',
      tagline: 'Ninth tier, first in our hearts.',
      description: `Supporters’ club of **Paper Tigers FC**, founded in 1974 in the print works canteen after a bet about who could run.

We have a ground (it slopes), a roof (over some of it), and the longest away-day singalong in the league. Members vote on the pie of the month, the half-time music and, since the incident, the name of the mascot.

Bring a scarf. Bring a second scarf for whoever forgot theirs.`,
      category: 'football',
      hue: 55,
      visibility: 'public',
      posting: 'members',
      join_policy: 'open',
      tier_names: ['Terrace', 'Halfway Line', 'The Shed', 'Boot Room'],
      links: [site('Fixtures', 'papertigers'), site('Club shop', 'shop.papertigers')],
      house_rules: [
        'We sing for our eleven, not against theirs.',
        'The referee can read this. Write accordingly.',
        'Away tickets go to those who went to the last one first.',
        'Flares stay at home. So does the cousin who brings them.',
      ],
    },
  },
  'ola-after-dark': {
    owner: 8,
    art: { seed: 'ola', composition: 'pixel' },
    modules: ['posts', 'messages', 'missions', 'votes', 'gacha', 'levels', 'subscriptions'],
    text: {
      name: 'Ola After Dark',
      tagline: 'Bad decisions in good games, from 23:00.',
      description: `Ola streams from a flat above a bakery, which is why everything ends when the ovens start.

Speedruns on Mondays, horror with the lights on (sorry) on Thursdays, and **Chat Drives** on Saturdays: you vote every turn and Ola lives with it. Clips, plans and post-mortems live here, without an algorithm between us.`,
      category: 'streaming',
      hue: 310,
      visibility: 'public',
      posting: 'members',
      join_policy: 'open',
      links: [site('The stream', 'ola.live'), site('Run archive', 'olaafterdark')],
      house_rules: [
        'No backseat driving on Thursdays. Ola is frightened enough.',
        'Spoilers go behind a warning, however old the game is.',
        'Nobody here owes anybody a reply at 3 a.m.',
      ],
    },
  },
  'third-kettle': {
    owner: 14,
    art: { seed: 'kettle', composition: 'cup' },
    modules: ['posts', 'stations', 'missions', 'market', 'votes', 'achievement', 'levels'],
    text: {
      name: 'Third Kettle',
      tagline: 'Two kettles are broken. This one is excellent.',
      description: `A café with eleven seats, nine of which are good.

Members get the roast calendar, first pick of the Saturday cardamom buns, and a say in the cup of the month. Check in at the counter, not from the pavement: the code on the till changes every half minute, and we can see you through the window.`,
      category: 'cafes',
      hue: 150,
      visibility: 'public',
      posting: 'staff',
      join_policy: 'open',
      tier_names: ['Takeaway', 'Regular', 'Window Seat', 'Behind the Bar'],
      links: [site('Menu', 'thirdkettle'), site('Where we are', 'map.thirdkettle')],
      house_rules: [
        'Laptops after eleven, friends before.',
        'If you finish the last bun, you tell the next person.',
        'Dogs are members. Their humans pay for the milk.',
      ],
    },
  },
  'harbour-voices': {
    owner: 1,
    art: { seed: 'harbour', composition: 'pipes' },
    modules: ['posts', 'messages', 'missions', 'votes', 'achievement', 'levels'],
    text: {
      name: 'Harbour Voices',
      tagline: 'Sixty voices and one very patient organist.',
      description: `The choir of the harbour church, open to anybody who can hold a line or wants to learn to.

Rehearsals are on Tuesdays at 19:00, cake duty is on the list in the vestry, and the recordings in here are for practising, not for the world: that is why the club is private. Say a word about your voice when you ask to come in. ‘Loud’ is a voice.`,
      category: 'choir',
      hue: 200,
      visibility: 'private',
      posting: 'members',
      join_policy: 'approval',
      links: [site('Concerts', 'harbourvoices')],
      house_rules: [
        'Recordings stay inside. They are rehearsals, and so are we.',
        'Basses bring their own pencils. They know why.',
        'Nobody comments on anybody’s breathing.',
        'If you miss two Tuesdays, somebody will bring you soup.',
      ],
    },
  },
  'tin-lighthouse': {
    owner: 'admin',
    art: { seed: 'lighthouse', composition: 'iso' },
    modules: ['posts', 'missions', 'stations', 'levels', 'votes', 'achievement', 'messages'],
    text: {
      name: 'Tin Lighthouse',
      tagline: 'A small studio that builds games about weather.',
      description: `Three people in a former net loft, making **Fog Signal**: a game in which you keep a lighthouse, badly at first.

Members play the builds, name the ships and argue about the colour of rain. There is a short way in (read the note, take the quiz) so that everybody who plays the builds knows what an unfinished game is.`,
      category: 'games',
      hue: 265,
      visibility: 'public',
      posting: 'members',
      join_policy: 'requirements',
      tier_names: ['Deckhand', 'Keeper', 'Lamp Room', 'Night Watch'],
      links: [site('Fog Signal', 'tinlighthouse'), site('Build notes', 'notes.tinlighthouse')],
      house_rules: [
        'Builds are for members. Screenshots are for everybody.',
        'A bug report says what you did, not what we are.',
        'No spoilers about the third lamp.',
      ],
    },
  },
  'the-trapdoor': {
    owner: 21,
    art: { seed: 'trapdoor', composition: 'curtain' },
    modules: ['posts', 'votes', 'missions', 'stations', 'messages', 'levels', 'subscriptions'],
    text: {
      name: 'The Trapdoor',
      tagline: 'Forty-one seats. The forty-second is under the stage.',
      description: `A theatre in a former hat factory. We open a new piece every six weeks and close it before it learns to behave.

The club is by invitation: every member has one chair to give away each season. Inside are the rehearsal notes, the honest reviews, and the sign-up sheet for whoever holds the rope in act two.`,
      category: 'theatre',
      hue: 20,
      visibility: 'public',
      posting: 'members',
      join_policy: 'invite',
      links: [site('What is on', 'thetrapdoor'), site('Support us', 'friends.thetrapdoor')],
      house_rules: [
        'What is said at a reading stays in the room.',
        'Telephones are off. The play has one already.',
        'If the trapdoor opens, it was meant to.',
      ],
    },
  },
};
