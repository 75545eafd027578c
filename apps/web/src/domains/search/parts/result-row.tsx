// One thing that was found: a club, an auction, an item, a person or a post, as a link to it.
import { imageAddress } from '@stagepass/base/address.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import type { SearchCard } from '@stagepass/contract/search/shapes.ts';
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { apiBase } from '#platform/api/api-base.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { searchCopy } from '../copy.ts';
import './result-row.css';

export interface ResultRowProps {
  card: SearchCard;
  onOpen?: ((card: SearchCard) => void) | undefined;
}

export function ResultRow({ card, onOpen }: ResultRowProps) {
  const { title, detail } = wordsOf(card);
  if (card.auction !== null) return <AuctionRow card={card} auction={card.auction} onOpen={onOpen} />;
  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      detail={detail === '' ? undefined : <bdi className="sp-result-detail">{detail}</bdi>}
      leading={<ResultPicture card={card} />}
      render={(anatomy) => <Link to={card.path} data-result="" onClick={() => onOpen?.(card)} {...anatomy} />}
    />
  );
}

function AuctionRow({
  card,
  auction,
  onOpen,
}: ResultRowProps & { auction: NonNullable<SearchCard['auction']> }) {
  const copy = useCopy(searchCopy);
  const { tag } = useLocale();
  const words = {
    price: formatUsd(auction.price_cents),
    when: momentIn(tag, auction.ends_at),
  };
  return (
    <ListRow
      title={<bdi>{card.title}</bdi>}
      detail={
        <>
          {auction.bid_count === 0 ? copy.auctionNew(words) : copy.auction(words)} <bdi>{card.text}</bdi>
        </>
      }
      leading={<ResultPicture card={card} />}
      render={(anatomy) => <Link to={card.path} data-result="" onClick={() => onOpen?.(card)} {...anatomy} />}
    />
  );
}

/** A post is known by whom it is from, and by what it says. */
function wordsOf(card: SearchCard): { title: string; detail: string } {
  if (card.kind !== 'post' || card.author === null) return { title: card.title, detail: card.text };
  return { title: card.author.display_name, detail: card.text };
}

function ResultPicture({ card }: { card: SearchCard }) {
  const url = card.kind === 'post' ? (card.author?.avatar?.small_url ?? null) : card.picture_url;
  const src = url === null ? undefined : imageAddress(url, apiBase());
  const name = card.kind === 'post' ? (card.author?.display_name ?? card.title) : card.title;
  if (card.kind === 'user' || card.kind === 'post')
    return <Avatar name={name} src={src} size={44} decorative />;
  return (
    <span className="sp-result-club">
      <Avatar name={name} src={src} size={44} decorative />
    </span>
  );
}
