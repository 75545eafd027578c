// Owns the demo world's partner pages, NTU and ntt.
import type { PageContent } from '@stagepass/contract/pages/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { setPage } from './public/set-page.ts';

const university: PageContent = {
  title: 'NTU × StagePass',
  tagline: 'Campus nights, one pass: the student union’s season of live music.',
  hue: 354,
  hero_url: null,
  text: [
    'Every second Thursday the canteen of the north hall turns into a stage. Students run the doors, mix the sound and print the posters; the bands are the ones you will tell people you saw before everyone else did.',
    '## How it works',
    'Check in at the door with your pass, do the missions of the week, and collect the print of each night. **Ten prints make the season book.** Helpers earn the same badges as fans, and one more that nobody else can have.',
    '## Who can join',
    'All students and staff. Guests are welcome when a member brings them: your invitation link is in the club.',
  ].join('\n\n'),
  facts: [
    { label: 'Nights', value: '14' },
    { label: 'Bands', value: '41' },
    { label: 'Doors', value: '7:30 PM' },
    { label: 'Where', value: 'North Hall' },
  ],
  featured_club_ids: [],
  campaign_id: null,
  button: { label: 'Discover clubs', href: '/discover' },
};

const theatre: PageContent = {
  title: 'ntt: New Town Theatre',
  tagline: 'A house of ninety seats, and everybody in them has a part.',
  hue: 262,
  hero_url: null,
  text: [
    'New Town Theatre plays six pieces a year in an old tram depot. There is no back row: the ninety seats stand around the stage, and the people in them decide what comes next.',
    '## The season pass',
    'Your pass opens rehearsals, the prompt book of each play and the bar after it. Come to four pieces and you vote on the fifth. **Votes are sealed until the curtain**, and every member can check that theirs was counted.',
    '## Behind the stage',
    'Stations in the house give out the badges: one at the tram rails, one under the lighting bridge, one that moves. Nobody has found all of them in one evening.',
  ].join('\n\n'),
  facts: [
    { label: 'Seats', value: '90' },
    { label: 'Plays a year', value: '6' },
    { label: 'Since', value: '1987' },
  ],
  featured_club_ids: [],
  campaign_id: null,
  button: { label: 'Sign up', href: '/auth' },
};

export async function demo(platform: Platform): Promise<void> {
  await setPage(platform, { slug: 'NTU', content: university });
  await setPage(platform, { slug: 'ntt', content: theatre });
}
