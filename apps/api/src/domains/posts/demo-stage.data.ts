// Owns what is said in the demo clubs of the stage: a band, a choir, a theatre.
import type { DemoPost } from './demo-posts.rules.ts';

export const velvetStatic: readonly DemoPost[] = [
  {
    by: 'owner',
    days_ago: 0.1,
    text: 'Soundcheck is done. The new lighting rig has **one** bulb that hums in B flat. We are keeping it, and tuning to it.',
    picture: { composition: 'beams', alt: 'Five beams of light crossing over an empty stage' },
    comments: [
      'Please credit the bulb on the record.',
      'B flat is the key of electricity, everybody knows that.',
      'Front rail, left, as always. Bring earplugs for the bulb.',
    ],
  },
  {
    by: 'staff',
    days_ago: 0.3,
    text: 'Somebody has interviewed the bulb. It comes across well: https://saltwater-radio.example/the-bulb',
    link: {
      url: 'https://saltwater-radio.example/the-bulb',
      site: 'Saltwater Radio',
      title: '“I was only ever asked to shine”: four minutes with a bulb',
      description:
        'It hums, it flickers, it is on the record. We went to meet the fifth member of Velvet Static.',
      composition: 'waves',
    },
    comments: ['Better answers than the drummer ever gave.'],
  },
  {
    by: 'fan',
    days_ago: 0.6,
    text: 'I have now heard *Paper Ceiling* in four cities and it has been a different song in all of them. Science cannot explain this band.',
    comments: [
      'City five will be a waltz. I have been told nothing, I just feel it.',
      'Mika counts it in differently after coffee. That is the whole secret.',
    ],
  },
  {
    by: 'staff',
    days_ago: 1.2,
    text: 'Doors at 19:00, us at 20:30, curfew at 23:00 because the neighbours are lovely and have a baby. Merch is cash **and** card this time. We learned.',
    pinned: true,
    comments: ['Is the grey shirt back?', 'The baby has better taste than my whole office.'],
  },
  {
    by: 'owner',
    days_ago: 3,
    audience: 'tier',
    teaser: 'A minute of the song we swore we had not written yet',
    text: 'Here it is, one take, phone on the piano, rain on the roof. It has no bridge. Tell us if it needs one, and please hum it to nobody.',
    picture: { composition: 'stack', alt: 'Amplifiers piled up to the ceiling of a small room' },
    comments: [
      'It needs no bridge. It needs a boat.',
      'Played it to my cat only. She is legally not somebody.',
    ],
  },
  {
    by: 'fan',
    days_ago: 5.4,
    text: 'Lost at the Saturday show: one left glove, green, sentimental value. Found at the Saturday show: the will to live.',
    comments: ['I have the glove. It has been dancing without you.'],
  },
  {
    by: 'owner',
    days_ago: 9,
    audience: 'members',
    text: 'We are choosing the last song of the set by argument. Arguments so far: “it is loud” (2), “it is quiet” (2), “it is Thursday” (Mika).',
    comments: ['It is Thursday. I second Thursday.'],
  },
  {
    by: 'staff',
    days_ago: 15,
    text: 'The van passed its inspection. The inspector asked what was living in the glove box. We said: receipts. He wrote it down.',
    picture: { composition: 'tiles', alt: 'A patchwork of coloured tiles, like a tour map' },
  },
  {
    by: 'fan',
    days_ago: 22,
    text: 'My dad came along “to see what the noise is about” and has since bought a tambourine. Please advise.',
    comments: [
      'There is no cure, only a second tambourine.',
      'Bring him. Dads with tambourines get in at the side door.',
    ],
  },
  {
    by: 'owner',
    days_ago: 41,
    text: 'Thank you for 150 of you. We planned a speech, but the drummer read it first and now it is a drum solo.',
  },
  {
    by: 'owner',
    days_ago: 88,
    text: 'Record two has a name. It is on a note on the fridge. The fridge is in storage. We are working on it.',
  },
  {
    by: 'owner',
    days_ago: 0,
    in_days: 2,
    text: 'Presale opens now: members first, sofas second, world third. Two tickets each, so that nobody has to go alone.',
  },
];

export const harbourVoices: readonly DemoPost[] = [
  {
    by: 'owner',
    days_ago: 0.3,
    text: 'Forty-one coats on one rail. If the rail holds until Advent, we will sing for it.',
    picture: { composition: 'pipes', alt: 'Organ pipes rising like a harbour skyline' },
    comments: [
      'Second altos bring thinner coats. We have discussed this.',
      'The rail and I have the same look in our eyes.',
    ],
  },
  {
    by: 'staff',
    days_ago: 1,
    pinned: true,
    text: 'Rehearsal Tuesday 19:30, **sectionals first**: tenors in the kitchen, basses wherever the tenors are not. Bring pencils. A pencil is not a phone.',
    comments: ['Is the kitchen kettle a tenor as well? It comes in early.'],
  },
  {
    by: 'owner',
    days_ago: 2.2,
    audience: 'tier',
    teaser: 'One minute of the new carol',
    text: 'One minute of the new carol, recorded from the organ loft with permission of the pigeon. Learn the second verse; the first one learns itself.',
    comments: ['The pigeon is flat in bar nine.'],
  },
  {
    by: 'fan',
    days_ago: 4,
    text: 'I held the E for eleven seconds at home. My neighbour held the broom for twelve.',
    comments: ['Sopranos, this is what commitment looks like.'],
  },
  {
    by: 'fan',
    days_ago: 8,
    audience: 'members',
    text: 'Does anybody have the *Rutter* with the coffee ring on page four? It has my breathing marks and also my coffee.',
    comments: ['It is on the piano, ageing nicely.'],
  },
  {
    by: 'owner',
    days_ago: 16,
    text: 'We were asked to sing at the ferry terminal. Arrivals only. Nobody wants to be sung at while departing.',
  },
  {
    by: 'staff',
    days_ago: 35,
    text: 'New folders have arrived. They are black, as tradition demands, and every one of them squeaks, as tradition also demands.',
  },
  {
    by: 'fan',
    days_ago: 70,
    text: 'Came for one rehearsal in the spring, “just to listen”. I now own a folder that squeaks.',
  },
];

export const trapdoor: readonly DemoPost[] = [
  {
    by: 'owner',
    days_ago: 2.4,
    audience: 'subscribers',
    teaser: 'The prompter’s book of the new play, with the notes in the margin',
    text: 'For those who keep our lights on: the prompter’s book of the new play. Page 12 says “pause”. Page 13 says “longer”. Page 14 is a drawing of a duck, and nobody admits to it.',
  },
  {
    by: 'owner',
    days_ago: 0.2,
    text: 'The ghost light stays on tonight. Not for the ghost. Somebody left a ladder in the wings and I have shins.',
    picture: { composition: 'curtain', alt: 'A heavy curtain, parted by a hand’s width of light' },
    comments: [
      'The ghost has shins too, in a manner of speaking.',
      'I moved the ladder. Then I heard it move back.',
    ],
  },
  {
    by: 'staff',
    days_ago: 1.5,
    pinned: true,
    text: 'Call sheet for Friday: **half** is 18:55. If you do not know what half is, half is 18:25 for you.',
    comments: ['Understood. I will be there yesterday.'],
  },
  {
    by: 'fan',
    days_ago: 3,
    text: 'Third row, seat seven: you laughed one second before everybody else, all night. We love you. Audition.',
    comments: ['It was me. I had read the play. I regret nothing.'],
  },
  {
    by: 'owner',
    days_ago: 6,
    audience: 'tier',
    teaser: 'What is under the trapdoor this season',
    text: 'Under the trapdoor this season: a harp, half a moon, and the understudy, who says it is warm down there and has Wi-Fi.',
    comments: ['Half a moon is a full moon with good direction.'],
  },
  {
    by: 'fan',
    days_ago: 11,
    audience: 'members',
    text: 'Props asks for a telephone from before telephones were sad. Rotary, any colour, cord must tangle.',
  },
  {
    by: 'owner',
    days_ago: 29,
    text: 'Reviews are in. The *Courier* says “brave”. The *Post* says “long”. My mother says both, but kindly.',
  },
  {
    by: 'staff',
    days_ago: 64,
    text: 'We have tested the fog machine. We would like to thank the fire brigade, who have now seen act two and have notes.',
    picture: { composition: 'waves', alt: 'Fog rolling in waves under a low moon' },
  },
];
