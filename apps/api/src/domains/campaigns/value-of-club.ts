// Owns what clubs ask of campaigns: credits and copies that those of a club which is to be deleted still hold.
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { readSetAside } from './set-aside.store.ts';

export const campaignsOfClub: ValueOfClub<'campaign_cents' | 'campaign_items'> = async ({ db }, clubId) => {
  const { cents, copies } = await readSetAside(db, clubId);
  return { campaign_cents: cents, campaign_items: copies };
};
