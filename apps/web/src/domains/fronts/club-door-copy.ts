// The texts that only a club's front page shows.
import { defineCopy } from '#platform/i18n/copy.ts';

export const clubDoorCopy = defineCopy({
  about: 'About',
  lookInside: 'Look inside',
  inside: {
    missions: { title: 'Missions', detail: 'Steps that earn XP and rewards' },
    market: { title: 'Market', detail: 'Store, live auctions and resale' },
    gacha: { title: 'Packs', detail: 'One random item each, with its odds' },
  },
  rules: 'Club rules',
  runBy: 'Run by',
  owner: 'Owner',
  more: 'More about this club',
  privateTitle: 'Private club',
  private: 'Only members see its posts and everything else inside.',
});
