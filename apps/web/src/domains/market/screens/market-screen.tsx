// /club/{id}/market: what can be bought in a club: its store, its fans' resale, its auctions. ?tab= says which, ?item= of
// one design only.
import type { MarketEntry } from '@stagepass/contract/market/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { funnelSimple } from '@stagepass/ui/icon/phosphor/funnel-simple.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { AuctionTile } from '#domains/auctions/public/auction-tile.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { useMarket, type Wanted } from '../data/market.ts';
import { countFilters, wantedIn } from '../model/wanted.ts';
import { ListingTile } from '../parts/listing-tile.tsx';
import { clubMarketPath, type MarketTab, manageStorePath } from '../public/paths.ts';
import { shelfCopy } from '../shelf-copy.ts';

const Filters = latePart(() => import('../parts/filters.tsx'), 'Filters', null);

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <Market club={club} />}</ClubFrame>;
}

function Market({ club }: { club: ClubView }) {
  const copy = useCopy(shelfCopy);
  const [search, change] = useSearch();
  const wanted = wantedIn(search);
  useTitle(copy.titleOf({ club: club.name }));
  return (
    <Screen>
      <ClubBar club={club} actions={<Acts club={club} wanted={wanted} />} />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{copy.titleOf({ club: club.name })}</h1>
        <ClubTabs club={club} current="market" />
        <div className="my-4">
          <SegmentedControl<MarketTab>
            label={copy.tabs.label}
            value={wanted.tab}
            segments={(['store', 'resale', 'auctions'] as const).map((value) => ({
              value,
              label: copy.tabs[value],
            }))}
            onChange={(tab) => change({ tab: tab === 'store' ? null : tab })}
          />
        </div>
        {wanted.design === null ? null : (
          <div className="mb-4">
            <Notice
              action={
                <Button variant="ghost" size="small" onClick={() => change({ item: null })}>
                  {copy.filter.all}
                </Button>
              }
            >
              {copy.filter.one}
            </Notice>
          </div>
        )}
        <Offers club={club} wanted={wanted} />
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function Acts({ club, wanted }: { club: ClubView; wanted: Wanted }) {
  const copy = useCopy(shelfCopy);
  const [open, setOpen] = useState(false);
  const count = countFilters(wanted);
  return (
    <>
      <IconButton
        label={count === 0 ? copy.filter.open : copy.filter.opened({ count })}
        icon={<Icon of={funnelSimple} weight={count === 0 ? 'regular' : 'bold'} />}
        dot={count > 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {club.viewer.can.manage_sales ? (
        <IconButton
          label={copy.manage}
          icon={<Icon of={slidersHorizontal} />}
          render={(anatomy) => <Link to={manageStorePath(club.handle)} {...anatomy} />}
        />
      ) : null}
      {open ? <Filters clubId={club.id} wanted={wanted} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Offers({ club, wanted }: { club: ClubView; wanted: Wanted }) {
  const copy = useCopy(shelfCopy);
  const query = useMarket(club.id, wanted);
  return (
    <Answered query={query} copy={copy} failed={copy.failed} skeleton={<Waiting />}>
      {(found) =>
        found.length === 0 ? (
          <Nothing club={club} wanted={wanted} />
        ) : (
          <div className="sp-dim-while" data-dim={query.isPlaceholderData ? '' : undefined}>
            <div className="sp-offers">
              {found.map((entry) => (
                <Tile key={entry.type === 'listing' ? entry.listing.id : entry.auction.id} entry={entry} />
              ))}
            </div>
            <More query={query} />
          </div>
        )
      }
    </Answered>
  );
}

function Tile({ entry }: { entry: MarketEntry }) {
  return entry.type === 'listing' ? (
    <ListingTile listing={entry.listing} />
  ) : (
    <AuctionTile auction={entry.auction} />
  );
}

function Nothing({ club, wanted }: { club: ClubView; wanted: Wanted }) {
  const { empty } = useCopy(shelfCopy);
  const { filter } = useCopy(shelfCopy);
  const [, change] = useSearch();
  const session = useSession();
  const filtered = countFilters(wanted) > 0 || wanted.design !== null;
  const words = filtered ? empty.filtered : empty[wanted.tab];
  const other: { to: string; label: string } =
    wanted.tab === 'resale' && session
      ? { to: inventoryPath(), label: empty.toInventory }
      : wanted.tab === 'resale'
        ? { to: clubMarketPath(club.handle), label: empty.toStore }
        : { to: clubMarketPath(club.handle, { tab: 'resale' }), label: empty.toResale };
  const clear = () => change({ item: null, quality: null, kind: null, q: null, sort: null, paid: null });
  return (
    <EmptyState
      title={words.title}
      picture={<Illustration name="case" />}
      action={
        filtered ? (
          <Button variant="secondary" onClick={clear}>
            {filter.clear}
          </Button>
        ) : (
          <LinkButton replace to={other.to} variant="secondary">
            {other.label}
          </LinkButton>
        )
      }
    >
      {words.text}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className="sp-offers">
      {[0, 1, 2, 3].map((at) => (
        <div key={at} className="grid gap-2">
          <Skeleton width="100%" height="10.5rem" />
          <Skeleton shape="line" width="80%" />
          <Skeleton shape="line" width="45%" />
        </div>
      ))}
    </div>
  );
}
