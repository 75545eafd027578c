// Owns the missions of the demo world as the clubs would have written them.
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';
import { velvetStaticMissions } from './demo-stage.data.ts';
import { ask, type DemoMission, quiz, read } from './demo-steps.data.ts';
import { bandWorlds } from './demo-worlds.data.ts';

export const demoMissionData: Partial<Record<DemoClubHandle, readonly DemoMission[]>> = {
  'velvet-static': [...velvetStaticMissions, ...bandWorlds],
  'paper-tigers': [
    {
      title: 'Away day in Hull',
      story:
        'Two trains, one coach and a scarf in every window. Do all three and the stewards will nod at you.',
      object: 'band',
      reward: 'Second scarf',
      badge: {
        name: 'Away day',
        description: 'Two trains, one coach, and a scarf in every window.',
        look: { shape: 'shield', icon: 'soccer-ball', hue: 72 },
      },
      closes_h: 78,
      fans: 40,
      done: 1,
      slots: 120,
      steps: [
        {
          title: 'Read the travel sheet',
          config: read(
            'Meet at the scarf stall, **09:40**. Coach one sings; coach two sleeps; choose well.\n\nThe ground opens at 13:30. Turnstile C is ours, and has been since 1974, whatever the sign says.',
          ),
        },
        {
          title: 'Name the 1974 eleven',
          waits: true,
          config: quiz('Your grandfather may help. He may not shout.', [
            [
              'Who kept goal with a broken thumb?',
              'Ted Marsh',
              'Alan Pike',
              'Big Ron Hale',
              'Nobody, it was a sprain',
            ],
            ['Who scored from the corner flag?', 'Joe Lindqvist', 'Ted Marsh', 'The wind', 'Sid Cole'],
            ['How did the crowd get home?', 'On foot, singing', 'By coach', 'Next morning', 'By boat'],
          ]),
        },
        {
          title: 'Call the score',
          config: ask('Closest call gets read out on the coach home.', 'Your score for Hull'),
        },
      ],
    },
    {
      title: 'Turnstile question',
      story: 'A new one every week. The kit man writes them and will not be argued with.',
      object: 'scarf',
      repeat: 'weekly',
      fans: 28,
      steps: [
        {
          title: 'This week’s question',
          config: quiz('One question. The kit man is watching.', [
            ['How many stripes has a paper tiger?', 'Eleven', 'Nine', 'As many as it needs', 'Twelve'],
          ]),
        },
      ],
    },
  ],
  'third-kettle': [
    {
      title: 'Morning, regular',
      story: 'Read the blackboard before noon. It changes every day, mostly for the better.',
      object: 'cup',
      repeat: 'daily',
      fans: 19,
      steps: [
        {
          title: 'Today’s blackboard',
          config: read(
            '**Flat white, oat.** The oat is from the valley. The valley is from the oat.\n\nSoup at twelve: leek, and something Ines found.',
            10,
          ),
        },
      ],
    },
    {
      title: 'A week of mornings',
      story: 'Seven days in a row. Ines will have your order ready before you are through the door.',
      object: 'cup',
      reward: 'Regular',
      steps: [{ title: 'Seven mornings', config: { type: 'CHECKIN', days: 7, mode: 'row' } }],
    },
    {
      title: 'Name the sourdough',
      story:
        'She is four years old and rises better than we do. She needs a name before the baptism on Sunday.',
      object: 'cup',
      closes_h: 120,
      fans: 26,
      steps: [{ title: 'A name for her', config: ask('No puns on bread. We have heard them.', 'Her name') }],
    },
  ],
  'harbour-voices': [
    {
      title: 'Second verse by heart',
      story: 'The first one learns itself. This one needs you, a window and ten minutes.',
      object: 'book',
      repeat: 'weekly',
      fans: 9,
      steps: [
        {
          title: 'Read it twice',
          config: read(
            '*The tide has a ledger, the gulls keep the sum;\nwho sings for the harbour is never quite done.*',
            20,
          ),
        },
        {
          title: 'From memory',
          waits: true,
          config: quiz('Eyes on the organ loft.', [
            ['What does the tide keep?', 'A ledger', 'A promise', 'Time', 'Its distance'],
            ['Who keeps the sum?', 'The gulls', 'The altos', 'The pigeon', 'The tide'],
          ]),
        },
      ],
    },
  ],
  'the-trapdoor': [
    {
      title: 'Mind the trapdoor',
      story: 'Before you come to a show here you should know where not to stand.',
      object: 'mask',
      closes_h: 150,
      fans: 12,
      steps: [
        {
          title: 'The floor plan, in words',
          config: read('Stage left is safe. Stage right is safe. **The middle is a matter of trust.**'),
        },
        {
          title: 'Sign for it',
          config: ask('We keep this in the box with the knee pads.', 'Your name, as on the poster'),
        },
      ],
    },
  ],
  'tin-lighthouse': [
    {
      title: 'Beat the fog level',
      story: 'Build 0.41 is out. Read how to cross the fog, then tell us where it got you.',
      object: 'cart',
      reward: 'Fog polaroid',
      closes_h: 60,
      fans: 18,
      steps: [
        { title: 'How to cross it', config: read('Count the stairs aloud. The fog cannot count.') },
        {
          title: 'What lights the last stair?',
          waits: true,
          config: quiz('Marked on our side, so take your time but not all of it.', [
            [
              'What lights the last stair in the fog level?',
              'The keeper’s reading lamp',
              'A jar of moths',
              'Your own torch, upside down',
              'Nothing, you count the steps',
            ],
            ['How many keepers are there?', 'Four', 'One', 'Two', 'It depends on the build'],
          ]),
        },
        {
          title: 'Where it got you',
          config: ask('The stair, the room, the feeling.', 'Where did the fog get you?'),
        },
      ],
    },
  ],
  'ola-after-dark': [
    {
      title: 'House words',
      story: 'Chat speaks a language of its own after midnight. Learn six words of it.',
      object: 'key',
      fans: 21,
      steps: [
        {
          title: 'Six words',
          config: quiz('If in doubt, it is about the cat.', [
            ['What is a moon loaf?', 'The cat, asleep', 'A snack', 'A bug', 'A moderator'],
            ['When is after dark?', 'When Ola says so', 'At ten', 'At sunset', 'Never'],
          ]),
        },
      ],
    },
  ],
};
