// What I have bid on, over all clubs: what runs and whether I lead, then what is over and whether I won.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionCard } from '@stagepass/contract/auctions/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useOwnBids } from '../data/lists.ts';
import { priceOf } from '../model/lot.ts';
import { leftWords } from '../model/moments.ts';
import { ownBidsCopy } from '../own-copy.ts';
import { tileCopy } from '../tile-copy.ts';
import { auctionPath } from './paths.ts';

export function OwnBids() {
  const copy = useCopy(ownBidsCopy);
  const open = useOwnBids('open');
  const past = useOwnBids('past');
  return (
    <Answered query={open} failed={copy.failed}>
      {(running) => (
        <Answered query={past} failed={copy.failed}>
          {(over) =>
            running.length + over.length === 0 ? (
              <EmptyState
                title={copy.emptyTitle}
                action={<LinkButton to="/discover">{copy.find}</LinkButton>}
              >
                {copy.empty}
              </EmptyState>
            ) : (
              <div className="grid gap-5">
                <Lots heading={copy.open} lots={running} />
                <More query={open} copy={copy} />
                <Lots heading={copy.past} lots={over} />
                <More query={past} copy={copy} />
              </div>
            )
          }
        </Answered>
      )}
    </Answered>
  );
}

function Lots({ heading, lots }: { heading: string; lots: readonly AuctionCard[] }) {
  const words = useCopy(ownBidsCopy);
  const tile = useCopy(tileCopy);
  if (lots.length === 0) return null;
  return (
    <RowGroup heading={heading}>
      {lots.map((lot) => (
        <ListRow
          key={lot.id}
          title={<bdi>{lot.title}</bdi>}
          detail={[
            standingOf(lot, words),
            lot.state === 'live' ? leftWords(lot.ends_at, Date.now(), tile) : lot.club?.name,
          ]
            .filter(Boolean)
            .join('. ')}
          leading={
            <span aria-hidden="true">
              <RarityFrame
                rarity={lot.design.quality}
                src={pictureAddress(lot.design.picture?.small_url)}
                size="2.75rem"
              />
            </span>
          }
          leads
          render={(anatomy) => <Link to={auctionPath(lot.id)} {...anatomy} />}
        />
      ))}
    </RowGroup>
  );
}

function standingOf(lot: AuctionCard, words: Copy<typeof ownBidsCopy>): string {
  const price = formatUsd(priceOf(lot));
  if (lot.state === 'unsold' || lot.state === 'cancelled') return words.unsold;
  if (lot.mine?.won) return words.won({ price });
  if (lot.mine?.leading) {
    const { max_cents: max } = lot.mine;
    return max === null || max <= priceOf(lot)
      ? words.leading({ price })
      : words.leadingMax({ price, max: formatUsd(max) });
  }
  return lot.state === 'live' ? words.outbid({ price }) : words.lost({ price });
}
