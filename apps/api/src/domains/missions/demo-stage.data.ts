// Owns the missions of the demo world's band.
import { ask, code, type DemoMission, quiz, read, sharePost } from './demo-steps.data.ts';

export const velvetStaticMissions: readonly DemoMission[] = [
  {
    title: 'Soundcheck quiz',
    story: 'Three questions before doors. Wren wrote them in the van, so forgive the handwriting.',
    object: 'cassette',
    reward: 'House pick',
    closes_h: 9,
    fans: 24,
    steps: [
      {
        title: 'Three before doors',
        config: quiz('Two of three are enough. The van had no signal either.', [
          [
            'What broke in Ghent on night 3?',
            'The snare head',
            'The van',
            'Juno’s patience',
            'The second chorus',
          ],
          ['Which key does the bulb hum in?', 'B flat', 'C', 'F sharp', 'It does not hum'],
          ['Which song is on Demo tape B, unfinished?', 'Three of them', 'None', 'All four', 'Only the last'],
        ]),
      },
    ],
  },
  {
    title: 'Learn the encore clap',
    story:
      'It is not four on the floor. It has never been four on the floor. Learn it and the room will know.',
    object: 'book',
    reward: 'Setlist, torn',
    fans: 17,
    steps: [
      {
        title: 'How it goes',
        config: read(
          '**Clap, clap, rest, clap.** Then again, and on the third time you leave the rest out and look surprised.\n\nWe started doing it because the drum monitor died in Lille. We kept doing it because you did.',
          20,
        ),
      },
      {
        title: 'Prove it',
        waits: true,
        config: quiz('Without clapping, please. The neighbours vote.', [
          ['How many rests are in the first bar?', 'One', 'None', 'Two', 'It depends on the room'],
          ['Where did it start?', 'Lille', 'Ghent', 'The van', 'Nobody knows'],
        ]),
      },
    ],
  },
  {
    title: 'Name the next tape',
    credits: { amount_cents: 50, total: 60, budget_cents: 5000 },
    tokens: { amount: 20, total: 60 },
    story: 'Demo tape C has songs and no name. Send one. We read all of them aloud, in the wrong voices.',
    object: 'mic',
    fans: 31,
    steps: [
      {
        title: 'Your name for it',
        config: ask(
          'One name each. Puns are allowed once.',
          'Name of the tape',
          'The best one goes on the spine.',
        ),
      },
    ],
  },
  {
    title: 'Take two, before anyone',
    story: 'The second take of the new one, words only, for those who have been near the stage for a while.',
    object: 'pass',
    private: true,
    reward: 'Moth pin',
    fans: 6,
    steps: [
      {
        title: 'Read it slowly',
        config: read(
          'The moth came back. It sat on the lamp through the whole of the bridge, and we wrote the last verse around it.\n\n> *hold the light still / it is only passing through*',
          25,
        ),
      },
    ],
  },
  {
    title: 'Load-in at Boathouse Hall',
    story: 'A list of what goes up the ramp first. Learn it and you may boss us around on the night.',
    object: 'drum',
    opens_h: 30,
    closes_h: 200,
    steps: [{ title: 'What goes up first', config: read('The kettle. Always the kettle.') }],
  },
  {
    title: 'Ghent, one year on',
    story: 'The night the power went. Tell us what you sang.',
    object: 'ticket',
    state: 'ended',
    fans: 22,
    steps: [
      { title: 'What did you sing?', config: ask('In the dark, when it went.', 'The line you remember') },
    ],
  },
  {
    title: 'Sing the bridge',
    story: '',
    object: 'polaroid',
    state: 'draft',
    steps: [],
  },
  {
    title: 'The poster in the stairwell',
    story: 'There is a poster on the second landing of Boathouse Hall. It has a code in one corner. Find it.',
    object: 'polaroid',
    steps: [
      {
        title: 'The code on the poster',
        config: code('fixed', 'On the poster, second landing, bottom left. Mind the wet paint.'),
      },
    ],
  },
  {
    title: 'Front row roll call',
    story: 'Juno holds up her phone between the third and the fourth song. Scan it before it changes.',
    object: 'mic',
    steps: [
      {
        title: 'The code on Juno’s phone',
        config: code(
          'rotating',
          'On stage, between the third and the fourth song. It changes every 30 seconds.',
        ),
      },
    ],
  },
  {
    title: 'Put our poster on a wall',
    story: 'Any wall. Post a picture of it, and show us. Juno looks at every single one.',
    object: 'polaroid',
    reward: 'House pick',
    made_days: 6,
    submissions: true,
    steps: [
      {
        title: 'Post your wall',
        config: sharePost(
          'Print it, draw it or hold up your phone. Then post a picture of it.',
          'velvetstatic',
        ),
      },
    ],
  },
  {
    title: 'Find Boathouse Hall',
    story: 'It is not on the sign, and the sign is wrong anyway. Walk until the compass says you are there.',
    object: 'key',
    steps: [
      {
        title: 'Find Boathouse Hall',
        config: {
          type: 'LOCATION',
          place: { lat: 53.7398, long: -0.3324, radius_m: 150 },
          name: 'Boathouse Hall',
          hint: 'past the crane, over the bridge',
          hidden: false,
          code: false,
        },
      },
    ],
  },
];
