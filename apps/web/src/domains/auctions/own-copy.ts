// The texts of one's own bids, over all clubs.
import { defineCopy } from '#platform/i18n/copy.ts';

export const ownBidsCopy = defineCopy({
  moreFailed: 'The rest did not arrive.',
  failed: 'Your bids did not arrive',
  open: 'Running',
  past: 'Over',
  emptyTitle: 'No bids yet',
  empty: 'Lots that you bid on stand here, and whether you lead.',
  leading: 'You lead at {price}',
  outbid: 'Outbid, it stands at {price}',
  won: 'Won for {price}',
  lost: 'Went for {price}',
  unsold: 'Not sold',
  find: 'Find a club',
});
