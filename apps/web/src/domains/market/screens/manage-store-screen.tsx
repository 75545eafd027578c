// /club/{id}/manage-store: the club's counter: what is out, at what price, how many are left; its auctions; its royalty.
// `?design=` begins with putting that one out, or up for auction.
import { formatUsd } from '@stagepass/base/money.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { percent } from '@stagepass/ui/icon/phosphor/percent.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { receipt } from '@stagepass/ui/icon/phosphor/receipt.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { type DotState, StateDot } from '@stagepass/ui/state-dot/state-dot.tsx';
import { Suspense, useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { PaymentsOff } from '#domains/ledger/public/payments-off.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { type ListingView, useMarketSettings, useStore, useWeek } from '../data/store.ts';
import { manageStoreCopy } from '../manage-copy.ts';
import { priceWords } from '../model/price-words.ts';
import { clubOrdersPath } from '../public/paths.ts';
import '#domains/auctions/public/counter.css';

const ListingSheet = latePart(() => import('../parts/listing-sheet.tsx'), 'ListingSheet');
const TabOff = latePart(() => import('#domains/clubs/public/tab-off.tsx'), 'TabOff');
const RoyaltySheet = latePart(() => import('../parts/royalty-sheet.tsx'), 'RoyaltySheet');
const ManageAuctions = latePart(
  () => import('#domains/auctions/public/manage-auctions.tsx'),
  'ManageAuctions',
);

type Tab = 'store' | 'auctions';
type Opened = ListingView | 'new' | 'royalty' | null;

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <ManageStore club={club} />}</ClubFrame>;
}

function ManageStore({ club }: { club: ClubView }) {
  const copy = useCopy(manageStoreCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const tab: Tab = search.get('tab') === 'auctions' ? 'auctions' : 'store';
  const [open, setOpen] = useState<Opened>(null);
  const [adds, setAdds] = useState(false);
  const designId = search.get('design');
  const close = () => {
    setOpen(null);
    if (designId !== null) change({ design: null });
  };
  return (
    <Screen>
      <Bar club={club} tab={tab} onAdd={() => (tab === 'store' ? setOpen('new') : setAdds(true))} />
      <ScreenBody>
        <Head club={club} />
        <PaymentsOff />
        <SegmentedControl<Tab>
          label={copy.tabs.label}
          value={tab}
          segments={[
            { value: 'store', label: copy.tabs.store },
            { value: 'auctions', label: copy.tabs.auctions },
          ]}
          onChange={(next) => change({ tab: next === 'store' ? null : next })}
        />
        {isOff(club) ? (
          <Suspense fallback={null}>
            <div className="mt-4">
              <TabOff club={club} module="market" />
            </div>
          </Suspense>
        ) : null}
        {tab === 'store' ? (
          <Store club={club} onOpen={setOpen} />
        ) : (
          <ManageAuctions
            meanwhile={null}
            club={club}
            adds={adds || designId !== null}
            designId={designId}
            onAdds={(on) => {
              setAdds(on);
              if (!on) close();
            }}
          />
        )}
      </ScreenBody>
      <Sheets
        club={club}
        open={open ?? (designId === null || tab === 'auctions' ? null : 'new')}
        designId={designId}
        onClose={close}
      />
    </Screen>
  );
}

function Bar({ club, tab, onAdd }: { club: ClubView; tab: Tab; onAdd: () => void }) {
  const copy = useCopy(manageStoreCopy);
  return (
    <ClubBar
      club={club}
      above={clubScreenPath(club.handle, 'manage')}
      actions={
        <>
          <IconButton
            label={copy.orders}
            icon={<Icon of={receipt} />}
            render={(anatomy) => <Link to={clubOrdersPath(club.handle)} {...anatomy} />}
          />
          <IconButton
            label={tab === 'store' ? copy.add : copy.addAuction}
            icon={<Icon of={plus} />}
            aria-haspopup="dialog"
            onClick={onAdd}
          />
        </>
      }
    />
  );
}

function Head({ club }: { club: ClubView }) {
  const copy = useCopy(manageStoreCopy);
  const week = useWeek(club.id, club.viewer.can.manage_club).data;
  return (
    <div className="sp-counter-head">
      <h1 className="sp-display">{copy.title}</h1>
      {week === undefined ? null : (
        <span className="sp-num sp-quiet">{copy.week({ amount: formatUsd(week) })}</span>
      )}
    </div>
  );
}

const isOff = ({ modules }: ClubView) => modules.some(({ module, on }) => module === 'market' && !on);

type SheetsProps = { club: ClubView; open: Opened; designId: string | null; onClose: () => void };

function Sheets({ club, open, designId, onClose }: SheetsProps) {
  const settings = useMarketSettings(club.id).data;
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open === 'royalty' ? (
        settings === undefined ? null : (
          <RoyaltySheet clubId={club.id} settings={settings} onClose={onClose} />
        )
      ) : (
        <ListingSheet
          club={club}
          listing={open === 'new' ? null : open}
          designId={designId}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

function Store({ club, onOpen }: { club: ClubView; onOpen: (what: Opened) => void }) {
  const copy = useCopy(manageStoreCopy);
  const store = useStore(club.id);
  const settings = useMarketSettings(club.id).data;
  return (
    <div className="mt-3">
      <Answered query={store} copy={copy} failed={copy.failed}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={copy.emptyTitle}
              picture={<Illustration name="case" />}
              action={<Button onClick={() => onOpen('new')}>{copy.add}</Button>}
            >
              {copy.empty}
            </EmptyState>
          ) : (
            <>
              <ul className="sp-store-rows">
                {found.map((listing) => (
                  <li key={listing.id}>
                    <StoreRow listing={listing} onOpen={() => onOpen(listing)} />
                  </li>
                ))}
              </ul>
              <More query={store} copy={copy} />
            </>
          )
        }
      </Answered>
      {settings === undefined ? null : (
        <RowGroup className="mt-5">
          <ListRow
            title={copy.royalty.title}
            detail={copy.royalty.row({ percent: settings.royalty_bp / 100 })}
            leading={<Icon of={percent} size="1.375rem" />}
            leads
            onPress={() => onOpen('royalty')}
          />
        </RowGroup>
      )}
    </div>
  );
}

function StoreRow({ listing, onOpen }: { listing: ListingView; onOpen: () => void }) {
  const { row } = useCopy(manageStoreCopy);
  const { design } = listing;
  const facts = useFacts(listing);
  const words = (
    <>
      <span aria-hidden="true">
        <RarityFrame rarity={design.quality} src={pictureAddress(design.picture?.small_url)} />
      </span>
      <span className="sp-store-row-words">
        <span className="sp-head" dir="auto">
          {design.name}
        </span>
        <span className="sp-store-row-facts">
          <StateDot state={facts.dot}>{facts.state}</StateDot>
          {listing.per_fan_limit === null ? null : (
            <span className="sp-small sp-faint">{row.perFan({ count: listing.per_fan_limit })}</span>
          )}
          {listing.condition === null ? null : <span className="sp-small sp-faint">{row.forSome}</span>}
          <span className="sp-small sp-faint">{row.sold({ count: listing.sold })}</span>
        </span>
      </span>
      <span className="sp-store-row-price">{priceWords(listing, listing.price_cents)}</span>
    </>
  );
  if (!listing.can.edit) return <div className="sp-store-row">{words}</div>;
  return (
    <button type="button" className="sp-store-row" aria-haspopup="dialog" onClick={onOpen}>
      {words}
    </button>
  );
}

/** In one word where it stands; the dot's shape says it too. */
function useFacts(listing: ListingView): { dot: DotState; state: string } {
  const { row } = useCopy(manageStoreCopy);
  const { tag } = useLocale();
  if (listing.state === 'paused') return { dot: 'draft', state: row.paused };
  if (listing.state === 'sold') return { dot: 'ended', state: row.soldOut };
  if (listing.state === 'closed') return { dot: 'ended', state: row.closed };
  if (listing.opens_at !== null && Date.parse(listing.opens_at) > Date.parse(listing.now)) {
    const when = datesIn(tag, { day: 'numeric', month: 'short' });
    return { dot: 'scheduled', state: row.opens({ when: when.format(new Date(listing.opens_at)) }) };
  }
  const { left } = listing;
  if (left === null) return { dot: 'live', state: row.open };
  return { dot: left > 5 ? 'live' : 'scheduled', state: row.left({ count: left }) };
}
