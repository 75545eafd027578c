// Owns what is said in the demo clubs beside the stage: a football club, a streamer, a café, a game studio.
import type { DemoPost } from './demo-posts.rules.ts';

export const paperTigers: readonly DemoPost[] = [
  {
    by: 'owner',
    days_ago: 0.2,
    text: 'Full time: **2–2**. We led, we worried, we led again, we remembered who we are. Same again on Saturday.',
    picture: { composition: 'tiger', alt: 'A tiger folded from striped paper, mid-leap' },
    comments: [
      'I aged four years and I would do it again.',
      'The linesman’s flag was up before the season started.',
      'Second goal was off somebody’s shin and therefore beautiful.',
    ],
  },
  {
    by: 'staff',
    days_ago: 0.8,
    pinned: true,
    text: 'Away day: coach leaves the clock tower at **09:15**. The clock is four minutes fast. The driver knows. The driver will not wait. What do we sing on the way?',
    poll: { options: ['The long one', 'The rude one', 'Silence until the motorway'], days: 7 },
    comments: [
      'What if I am also four minutes fast?',
      'Bringing the good sandwiches. You know who you are, and you may have one.',
    ],
  },
  {
    by: 'fan',
    days_ago: 2,
    text: 'My lucky scarf went through the wash and came out a lucky headband. We have not lost since. The headband stays.',
    comments: ['Do not wash the headband.', 'Somebody laminate this person.'],
  },
  {
    by: 'owner',
    days_ago: 4,
    audience: 'tier',
    teaser: 'The line-up, an hour before everybody else',
    text: 'Unchanged at the back, Okafor on the left, and in goal — after three training sessions and one long talk — the tall one.',
    comments: ['The tall one! At last, height.'],
  },
  {
    by: 'fan',
    days_ago: 7,
    audience: 'members',
    text: 'Petition to sing the slow song in the 60th minute only when we are winning. Current count of slow songs this year: one.',
  },
  {
    by: 'staff',
    days_ago: 19,
    text: 'Pitch report: green in the corners, philosophical in the middle.',
    picture: { composition: 'tiles', alt: 'A pitch seen from above, mown in squares' },
  },
  {
    by: 'fan',
    days_ago: 33,
    text: 'Took my niece to her first match. She asked why the other team was allowed in. Nobody had a good answer.',
    comments: ['Future president of this club.'],
  },
  {
    by: 'owner',
    days_ago: 92,
    text: 'Season tickets are out. They are paper, because we are Tigers of our word.',
  },
];

export const olaAfterDark: readonly DemoPost[] = [
  {
    by: 'owner',
    days_ago: 0.1,
    text: 'Tonight 22:00: the puzzle game you all said I would finish in an hour. It has been nine days. Bring snacks and low expectations.',
    picture: { composition: 'pixel', alt: 'A pixelled city at night with one lit window' },
    comments: [
      'Day ten will be the hour.',
      'The lever, Ola. The LEVER.',
      'I bring snacks. My expectations are in the basement already.',
    ],
  },
  {
    by: 'staff',
    days_ago: 1.1,
    pinned: true,
    text: 'Spoiler law, short form: chat may sigh. Chat may not say **why** it sighs.',
    comments: ['*sighs, lawfully*'],
  },
  {
    by: 'fan',
    days_ago: 2.5,
    text: 'I clipped the moment the cat walked over the keyboard and solved it. The cat has not been paid.',
    comments: ['Cat for moderator.', 'The cat has opened a case against the house rules.'],
  },
  {
    by: 'owner',
    days_ago: 5,
    audience: 'tier',
    teaser: 'The stream I deleted',
    text: 'You asked for the stream that I deleted. It is forty minutes of me looking for the window that I was sharing. Enjoy, and never speak of it.',
    comments: ['Cinema.'],
  },
  { by: 'fan', days_ago: 12, audience: 'members', text: 'Emote idea: Ola, but the eyebrow is loading.' },
  {
    by: 'owner',
    days_ago: 26,
    text: 'New microphone. You can now hear the fridge in stereo. I have named the left one.',
  },
  {
    by: 'fan',
    days_ago: 58,
    text: 'Fell asleep during the lore stream and dreamt the lore, but better. Will be submitting notes.',
  },
];

export const thirdKettle: readonly DemoPost[] = [
  {
    by: 'owner',
    days_ago: 0.3,
    text: 'Today’s soup is **whatever the leeks decided**. Today’s cake is lemon, because yesterday’s was, and nobody stopped us.',
    picture: { composition: 'cup', alt: 'A cup with steam curling into a question mark' },
    comments: [
      'The leeks have never let me down.',
      'Keep one lemon slice under the counter. You know my face.',
    ],
  },
  {
    by: 'staff',
    days_ago: 1.4,
    pinned: true,
    text: 'Kettles one and two are resting. Kettle three is on. It has always been kettle three. Nobody remembers one and two.',
    comments: ['There is a photo. There are four kettles in it.'],
  },
  {
    by: 'fan',
    days_ago: 3,
    text: 'I wrote an entire chapter at the window table. It is about a window table. One star, would sit again.',
    comments: ['Plot hole: the table is always taken.'],
  },
  {
    by: 'owner',
    days_ago: 6,
    audience: 'tier',
    teaser: 'The recipe we said we would take to the grave',
    text: 'Brown butter, more salt than you dare, and you take it out **before** it looks done. That is all. We feel lighter now.',
    comments: ['I took it out before it looked done. I have now eaten dough, and been happy.'],
  },
  {
    by: 'fan',
    days_ago: 13,
    audience: 'members',
    text: 'Whoever left the crossword half done: 14 across is “ubiquitous” and it was everywhere.',
  },
  {
    by: 'owner',
    days_ago: 30,
    text: 'We timed the morning queue. It moves at the speed of one person who is still deciding. We love that person. It is different every day.',
    picture: { composition: 'ramen', alt: 'A bowl with steam, drawn in three colours' },
  },
  {
    by: 'fan',
    days_ago: 77,
    text: 'Came in from the rain, was handed a towel before a menu. Members for life, the both of us (the towel and me).',
  },
];

/** Its staff have said nothing for more than a month: whoever subscribed can have the last payment back. */
export const tinLighthouse: readonly DemoPost[] = [
  {
    by: 'owner',
    days_ago: 38,
    text: 'Build 0.7.3: the lighthouse now turns. The sea does not yet, but it has been *told*.',
    picture: { composition: 'iso', alt: 'An isometric lighthouse on a tiny island of blocks' },
    comments: [
      'Save file survived. I wept salt water, on theme.',
      'The sea turned in my build. Is this a bug or a gift?',
    ],
  },
  {
    by: 'owner',
    days_ago: 41,
    audience: 'subscribers',
    teaser: 'The build with the sea in it, a week early',
    text: 'For those who pay the electricity: the build with the sea in it, a week early. It floats. It should not float *upwards*, and we are having a word with it.',
  },
  {
    by: 'staff',
    days_ago: 41,
    pinned: true,
    text: 'Before you report a bug: does it happen twice? If it happens once, it is **weather**.',
    comments: ['It happened one and a half times.'],
  },
  {
    by: 'fan',
    days_ago: 2.8,
    text: 'Speedrun of the tutorial: 3 min 12. I skipped the part where it asks how I am. I am fine.',
    comments: ['You are not fine, you skipped the soup.', '3:09 if you bounce off the gull.'],
  },
  {
    by: 'owner',
    days_ago: 47,
    audience: 'tier',
    teaser: 'What is in the locked room',
    text: 'The locked room holds the first version of the game. You can play it. It has one lamp and no end. Please do not tell the second version.',
    comments: ['It has an end. I saw it. It blinked.'],
  },
  {
    by: 'fan',
    days_ago: 10,
    audience: 'members',
    text: 'Lore question: who refills the oil? We have all been very polite about this for two chapters.',
  },
  {
    by: 'owner',
    days_ago: 66,
    text: 'Our composer recorded a real foghorn. The harbour master recorded our composer. There is now a letter.',
    picture: { composition: 'kites', alt: 'Paper kites over a grey harbour' },
  },
  {
    by: 'fan',
    days_ago: 52,
    text: 'Found the gull that says thank you. Have not moved since. Send supplies.',
  },
];
