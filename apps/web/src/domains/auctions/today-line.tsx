// A lot somebody bids in, in the running order on Home: outbid with the next bid, or leading.
import { formatUsd } from '@stagepass/base/money.ts';
import type { LotLine } from '@stagepass/contract/auctions/today.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { auctionPath } from './public/paths.ts';

const lineCopy = defineCopy({
  outbid: 'You’ve been outbid',
  now: '{title}. Now {price}',
  leading: 'Your bid on {title}',
  leads: 'Leading',
  again: 'Bid again',
});

function Lead({ line: { design } }: { line: LotLine }) {
  return (
    <RarityFrame rarity={design.quality} src={pictureAddress(design.picture?.small_url)} size="3.5rem" />
  );
}

function Action({ line }: { line: LotLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={auctionPath(line.auction_id)} variant="pay" wide stub={formatUsd(line.next_cents)}>
      {copy.again}
    </LinkButton>
  );
}

export const lotRenderer: TodayRenderer<LotLine> = {
  useWords: ({ auction_id, title, price_cents, done }) => {
    const copy = useCopy(lineCopy);
    return {
      title: done ? copy.leading({ title }) : copy.outbid,
      note: copy.now({ title, price: formatUsd(price_cents) }),
      stamp: copy.leads,
      to: auctionPath(auction_id),
    };
  },
  until: ({ ends_at }) => ends_at,
  Lead,
  Action,
};
