// The foot of an offer: the button that names the dollars, or why it cannot be bought with the way on.
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { receiptPath } from '#domains/ledger/public/paths.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton, LinkWords } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { marketCopy } from '../copy.ts';
import { priceWords } from '../model/price-words.ts';
import { clubMarketPath } from '../public/paths.ts';
import '#domains/auctions/public/dock.css';

const BuySheet = lateSheet(() => import('./buy-sheet.tsx'), 'BuySheet');
/** Only where a club asks for something. */
const loadWhoMay = () => import('./who-may.tsx');
export const WhoMay = latePart(loadWhoMay, 'WhoMay');
const WayToMeet = latePart(loadWhoMay, 'WayToMeet', null);
const OwnActs = latePart(() => import('./own-acts.tsx'), 'OwnActs', null);

export function BuyDock({ listing }: { listing: ListingView }) {
  const copy = useCopy(marketCopy);
  const [search, change] = useSearch();
  const [open, setOpen] = useState(search.has('buy') && listing.can.buy);
  const close = () => {
    setOpen(false);
    if (search.has('buy')) change({ buy: null });
  };
  const mine = listing.cannot_buy === 'own';
  return (
    <Dock className="sp-bid-dock">
      {isTicket(listing) ? <TicketPrice listing={listing} /> : null}
      <LastBought listing={listing} />
      {listing.can.buy ? (
        <Button
          variant="pay"
          wide
          stub={priceWords(listing, listing.your_price_cents)}
          note={isTicket(listing) ? stockWords(listing, copy.item) || undefined : undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {buyWords(listing, copy.item)}
        </Button>
      ) : (
        <Why listing={listing} />
      )}
      {mine && listing.can.close ? <OwnActs listing={listing} /> : null}
      {open ? <BuySheet listing={listing} onClose={close} /> : null}
    </Dock>
  );
}

/** Buying again is a second copy, and says so. */
function buyWords(listing: ListingView, words: ItemWords): string {
  if (isTicket(listing)) return listing.bought === 0 ? words.buyTicket : words.buyAnotherTicket;
  return listing.bought === 0 ? words.buy : words.buyAnother;
}

/** What the viewer bought here last, with the way to it: the copy while they have it, its receipt otherwise. */
function LastBought({ listing: { last_bought: last } }: { listing: ListingView }) {
  const { item } = useCopy(marketCopy);
  if (last === null) return null;
  const way = last.held
    ? { to: inventoryPath(last.item_id), label: item.viewCopy }
    : last.transfer_id === null
      ? undefined
      : { to: receiptPath(last.transfer_id), label: item.viewReceipt };
  return (
    <div className="sp-lot-standing items-center" data-tone="good">
      <Icon of={checkCircle} weight="fill" />
      <span role="status">{item.lastBought({ number: last.number })}</span>
      {way === undefined ? null : (
        <span className="ms-auto">
          <LinkWords to={way.to} alone>
            {way.label}
          </LinkWords>
        </span>
      )}
    </div>
  );
}

/** Only a ticket that says where it is good is shown as one. */
export function isTicket({ design }: ListingView): boolean {
  return design.kind === 'ticket' && design.redeemable !== null;
}

type ItemWords = Copy<typeof marketCopy>['item'];

export function boughtWords({ per_fan_limit, bought }: ListingView, words: ItemWords): string {
  return [
    per_fan_limit === null ? '' : words.perFan({ count: per_fan_limit }),
    bought === 0 ? '' : words.bought({ count: bought }),
  ]
    .filter(Boolean)
    .join(', ');
}

function stockWords(listing: ListingView, words: ItemWords): string {
  const left =
    listing.left === null || listing.kind === 'resale' ? '' : words.leftShort({ count: listing.left });
  return [left, boughtWords(listing, words)].filter(Boolean).join(', ');
}

function TicketPrice({ listing }: { listing: ListingView }) {
  const { item } = useCopy(marketCopy);
  const isReduced = listing.your_price_cents < listing.price_cents;
  return (
    <div className="sp-ticket-price">
      <span className="sp-lot-price">{priceWords(listing, listing.your_price_cents)}</span>
      {isReduced ? (
        <>
          <s>
            <VisuallyHidden>{item.was} </VisuallyHidden>
            {priceWords(listing, listing.price_cents)}
          </s>
          <p>{item.tierPrice({ percent: listing.discount_percent })}</p>
        </>
      ) : null}
    </div>
  );
}

function Why({ listing }: { listing: ListingView }) {
  const { item } = useCopy(marketCopy);
  const { tag } = useLocale();
  const { pathname, search } = useLocation();
  const { cannot_buy: reason } = listing;
  const when = listing.opens_at === null ? '' : momentIn(tag, listing.opens_at);
  const sentence =
    listing.state === 'closed'
      ? item.closed
      : reason === null
        ? item.sold
        : reason === 'not-yet'
          ? item.why['not-yet']({ when })
          : item.why[reason];
  const way = wayFor(listing, { next: pathname + search, words: item });
  return (
    <>
      <p className="sp-lot-standing" data-tone="plain" role="status">
        <Icon of={info} weight="fill" />
        <span>{sentence}</span>
      </p>
      {reason === 'condition' ? (
        <WayToMeet listing={listing} />
      ) : way === undefined || reason === 'own' ? null : (
        <LinkButton to={way.to} wide variant={way.main ? 'primary' : 'secondary'}>
          {way.label}
        </LinkButton>
      )}
    </>
  );
}

interface Way {
  to: string;
  label: string;
  main: boolean;
}

interface WayWords {
  signIn: string;
  verify: string;
  join: string;
  toResale: string;
  toMarket: string;
}

function wayFor(
  { cannot_buy: reason, club, kind, design }: ListingView,
  { next, words }: { next: string; words: WayWords },
): Way | undefined {
  if (club === null) return undefined;
  switch (reason) {
    case 'sign-in':
      return { to: `/auth?next=${encodeURIComponent(next)}`, label: words.signIn, main: true };
    case 'verify-email':
      return { to: permissionErrorPath({ reason: 'verify-email', next }), label: words.verify, main: true };
    case 'no-access':
      return {
        to: permissionErrorPath({ reason: 'join', club: club.id, next }),
        label: words.join,
        main: true,
      };
    case 'sold-out':
      return {
        to: clubMarketPath(club.handle, kind === 'store' ? { tab: 'resale', design: design.id } : {}),
        label: kind === 'store' ? words.toResale : words.toMarket,
        main: false,
      };
    default:
      return { to: clubMarketPath(club.handle), label: words.toMarket, main: false };
  }
}
