// Owns what those who run a club do with its auctions: put up, change, call off.
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { auctionsChanged } from '../public/invalidate.ts';
import { auctionKey } from './auction.ts';

export type NewAuction = NonNullable<CallInput<'POST /clubs/:id/auctions'>['body']>;
export type AuctionChange = NonNullable<CallInput<'PATCH /auctions/:id'>['body']>;

type Deed =
  | { deed: 'open'; body: NewAuction }
  | { deed: 'change'; id: string; body: AuctionChange }
  | { deed: 'cancel'; id: string };

async function perform(clubId: string, deed: Deed): Promise<AuctionView> {
  switch (deed.deed) {
    case 'open':
      return callOnce(`auction/${clubId}`, 'POST /clubs/:id/auctions', {
        params: { id: clubId },
        body: deed.body,
      });
    case 'change':
      return callData('PATCH /auctions/:id', { params: { id: deed.id }, body: deed.body });
    case 'cancel':
      return callData('POST /auctions/:id/cancel', { params: { id: deed.id } });
  }
}

export function useKeepAuctions(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => perform(clubId, deed),
    onSuccess: (auction) => client.setQueryData(auctionKey(auction.id), auction),
    onSettled: () => {
      for (const part of ['club', 'soon']) void client.invalidateQueries({ queryKey: ['auctions', part] });
      void auctionsChanged(client);
    },
  });
}
