// Owns what the game studio of the demo world asks of newcomers, and what some of them answered.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';

export const demoRequirements: readonly { title: string; config: RequirementConfig }[] = [
  {
    title: 'Read the keeper’s log',
    config: {
      type: 'CONTENT',
      text: [
        '## Night 212',
        'The lamp is lit. The fog has opinions again.',
        'We are four people, one kettle and a lighthouse that only exists in a build folder. **Tin Lighthouse** is a game about keeping a light on for strangers, and this club is where it gets made in the open.',
        'Three things before you come up the stairs:',
        '- **Builds break.** Reporting how one broke is the nicest thing you can do here.',
        '- **Spoilers stay below deck.** Endings go in the spoiler room, never in the feed.',
        '- **Nobody is late.** You can join on day one or in year three; the lamp was lit either way.',
        'That is all. Mind the third step, it is decorative.',
      ].join('\n\n'),
      link: null,
      media_id: null,
      seconds: 20,
    },
  },
  {
    title: 'Sign the visitors’ book',
    config: {
      type: 'FORM',
      text: 'We read every page. Mostly on Fridays, with biscuits.',
      fields: [
        {
          key: 'whatToCall',
          kind: 'text',
          label: 'What should we call you on the stairs?',
          help: 'A nickname is fine. So is “hey”.',
          required: true,
        },
        {
          key: 'playsOn',
          kind: 'choice',
          label: 'What do you play on?',
          help: '',
          required: true,
          several: true,
          options: [
            { key: 'desktopPc', label: 'A desktop with too many fans' },
            { key: 'handheld1', label: 'Something handheld, in bed' },
            { key: 'oldLaptop', label: 'A laptop that whistles' },
            { key: 'watching1', label: 'I watch other people play' },
          ],
        },
        {
          key: 'fogFear1',
          kind: 'scale',
          label: 'How do you feel about fog?',
          help: '',
          required: true,
          steps: 5,
          low_label: 'It is weather',
          high_label: 'It knows my name',
        },
        {
          key: 'firstGame',
          kind: 'long-text',
          label: 'A game that stayed with you, and why',
          help: 'Two sentences are plenty.',
          required: false,
        },
      ],
    },
  },
  {
    title: 'The lamp-room quiz',
    config: {
      type: 'QUIZ',
      text: 'Five questions, ninety seconds. The log has the answers; the fog has none.',
      time_s: 90,
      pass_percent: 80,
      tries: 5,
      questions: [
        {
          key: 'lastStair',
          text: 'What lights the last stair in the fog level?',
          options: [
            { key: 'jarOfMoths', text: 'A jar of moths', right: false },
            { key: 'readingLamp', text: 'The keeper’s reading lamp', right: true },
            { key: 'ownTorch', text: 'Your own torch, upside down', right: false },
            { key: 'countSteps', text: 'Nothing, you count the steps', right: false },
          ],
        },
        {
          key: 'thirdStep',
          text: 'What is the third step?',
          options: [
            { key: 'decorative', text: 'Decorative', right: true },
            { key: 'loadBearing', text: 'Load-bearing', right: false },
            { key: 'saveAPoint', text: 'A save point', right: false },
          ],
        },
        {
          key: 'brokenBuild',
          text: 'A build breaks in your hands. What do you do?',
          options: [
            { key: 'reportIt', text: 'Tell us how it broke', right: true },
            { key: 'pretendNot', text: 'Pretend it was always like that', right: false },
            { key: 'blameFog', text: 'Blame the fog', right: false },
          ],
        },
        {
          key: 'spoilers1',
          text: 'Where do endings go?',
          options: [
            { key: 'theFeed1', text: 'In the feed, in capitals', right: false },
            { key: 'belowDeck', text: 'In the spoiler room, below deck', right: true },
            { key: 'skywriting', text: 'In skywriting', right: false },
          ],
        },
        {
          key: 'whoIsThere',
          text: 'Who is behind the lighthouse?',
          options: [
            { key: 'fourPeople', text: 'Four people', right: true },
            { key: 'oneKettle', text: 'One kettle', right: true },
            { key: 'aGhost12', text: 'A ghost on a retainer', right: false },
          ],
        },
      ],
    },
  },
];

export const demoFormAnswers: readonly Record<string, string | number | string[]>[] = [
  {
    whatToCall: 'Pim',
    playsOn: ['oldLaptop'],
    fogFear1: 2,
    firstGame: 'One where you only deliver post. I cried at a parcel.',
  },
  {
    whatToCall: 'The Whistler',
    playsOn: ['oldLaptop', 'handheld1'],
    fogFear1: 5,
    firstGame: 'A lighthouse one, in fact. I have a type.',
  },
  { whatToCall: 'hey', playsOn: ['handheld1'], fogFear1: 3 },
  {
    whatToCall: 'Aunt Rosalind',
    playsOn: ['watching1'],
    fogFear1: 1,
    firstGame: 'My nephew plays and I say “go left”. I am usually right.',
  },
  {
    whatToCall: 'Bit',
    playsOn: ['desktopPc'],
    fogFear1: 4,
    firstGame: 'Anything with a fishing game inside the game.',
  },
  { whatToCall: 'Sable', playsOn: ['desktopPc', 'watching1'], fogFear1: 5 },
  {
    whatToCall: 'Mr. Crumb',
    playsOn: ['handheld1'],
    fogFear1: 2,
    firstGame: 'The one with the talking lift. I still apologise to lifts.',
  },
  {
    whatToCall: 'Ines',
    playsOn: ['oldLaptop'],
    fogFear1: 3,
    firstGame: 'A puzzle about moving house. It was about my mother, it turned out.',
  },
];
