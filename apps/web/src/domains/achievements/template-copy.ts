// The words of the ten templates for achievements.
import { defineCopy } from '#platform/i18n/copy.ts';
import type { TemplateKey } from './model/templates.ts';

interface Words {
  name: string;
  description: string;
}

export const templateCopy = defineCopy({
  'first-steps': { name: 'First steps', description: 'Complete your first mission.' },
  'mission-regular': { name: 'Mission regular', description: 'Complete missions, again and again.' },
  'never-misses': { name: 'Never misses', description: 'Check in day after day.' },
  'daily-visitor': { name: 'Daily visitor', description: 'Check in often.' },
  'year-round': { name: 'Year-round', description: 'Check in on 365 days.' },
  collector: { name: 'Collector', description: 'Receive items of the club.' },
  voice: { name: 'Voice of the club', description: 'Post in the club.' },
  'bring-friends': { name: 'Bring your friends', description: 'Invite friends who complete a mission.' },
  'pack-opener': { name: 'Pack opener', description: 'Open packs of the club.' },
  'auction-winner': { name: 'Auction winner', description: 'Win auctions of the club.' },
} satisfies Record<TemplateKey, Words>);
