// An offer at its price: the print, what this viewer pays, how many are left or whose it is, and the dock to buy from.
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { Countdown } from '@stagepass/ui/countdown/countdown.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { LotBar } from '#domains/auctions/public/lot-bar.tsx';
import { LotStage } from '#domains/auctions/public/lot-stage.tsx';
import { Provenance } from '#domains/auctions/public/provenance.tsx';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { clubTokenPath } from '#domains/tokens/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { useTitle } from '#platform/title/title.ts';
import { marketCopy } from '../copy.ts';
import { marketItemKey } from '../data/market.ts';
import { priceWords } from '../model/price-words.ts';
import { clubMarketPath, marketItemPath } from '../public/paths.ts';
import { BuyDock, boughtWords, isTicket, WhoMay } from './buy-dock.tsx';
import { PriceCoin } from './price-coin.tsx';
import { PriceHistory } from './price-history.tsx';

export function ListingLot({ listing, heardAt }: { listing: ListingView; heardAt: number }) {
  const copy = useCopy(marketCopy);
  useTitle(listing.design.name);
  const { club } = listing;
  return (
    <GelScope hue={club?.hue ?? 62}>
      <Screen>
        <LampBeam at="50%" lean={-30} spread={60} strength={1} />
        <LotBar club={club} title={listing.design.name} path={marketItemPath(listing.id)} what="item" />
        <ScreenBody>
          <LotStage
            design={listing.design}
            number={listing.item?.number ?? null}
            title={listing.design.name}
            refund={listing.kind === 'store' ? copy.item.refundByClub : copy.item.noRefund}
          />
          {isTicket(listing) ? (
            <TicketFigures listing={listing} heardAt={heardAt} />
          ) : (
            <div className="sp-lot-figures">
              <Price listing={listing} />
              {listing.kind === 'store' ? (
                <Left listing={listing} heardAt={heardAt} />
              ) : (
                <Seller listing={listing} />
              )}
            </div>
          )}
          {listing.condition && (
            <Suspense fallback={<Skeleton height="5.5rem" />}>
              <WhoMay listing={listing} />
            </Suspense>
          )}
          {listing.description === '' ? null : (
            <section>
              <SectionHead title={copy.item.about} />
              <p className="sp-lot-story" dir="auto">
                {listing.description}
              </p>
            </section>
          )}
          <PriceHistory designId={listing.design.id} open={!isTicket(listing)} />
          {listing.item === null ? null : <Provenance itemId={listing.item.id} />}
          {club === null ? null : (
            <RowGroup className="mt-4">
              <ListRow
                title={copy.item.others}
                leads
                render={(anatomy) => (
                  <Link
                    to={clubMarketPath(club.handle, { tab: 'resale', design: listing.design.id })}
                    {...anatomy}
                  />
                )}
              />
            </RowGroup>
          )}
        </ScreenBody>
        <BuyDock listing={listing} />
      </Screen>
    </GelScope>
  );
}

/** A ticket's price and stock stand in the dock, beside what buys it. */
function TicketFigures({ listing, heardAt }: { listing: ListingView; heardAt: number }) {
  return listing.kind === 'store' ? (
    <SaleClock listing={listing} heardAt={heardAt} />
  ) : (
    <div className="sp-lot-figures">
      <Seller listing={listing} />
    </div>
  );
}

function Price({ listing }: { listing: ListingView }) {
  const { item } = useCopy(marketCopy);
  const reduced = listing.your_price_cents < listing.price_cents;
  return (
    <div>
      <span className="sp-small sp-quiet">{reduced ? item.yourPrice : item.price}</span>
      <span className="sp-lot-price">
        <PriceCoin token={listing.token} /> {priceWords(listing, listing.your_price_cents)}
      </span>
      <span className="sp-small sp-faint">
        {reduced ? (
          <>
            <VisuallyHidden>{item.was}</VisuallyHidden> <s>{priceWords(listing, listing.price_cents)}</s>{' '}
            {item.off({ percent: listing.discount_percent })}
          </>
        ) : listing.token === null ? (
          item.credits({ count: listing.your_price_cents })
        ) : listing.club === null ? (
          item.fanTokens
        ) : (
          <LinkWords to={clubTokenPath(listing.club.handle)}>{item.fanTokens}</LinkWords>
        )}
      </span>
    </div>
  );
}

function Left({ listing, heardAt }: { listing: ListingView; heardAt: number }) {
  const { item } = useCopy(marketCopy);
  const { tag } = useLocale();
  const { left } = listing;
  return (
    <div>
      <span className="sp-small sp-quiet">{left === null ? item.run : item.left}</span>
      <span className="sp-lot-price">{left === null ? item.noEnd : numberIn(tag, left)}</span>
      <Bought listing={listing} />
      <SaleClock listing={listing} heardAt={heardAt} />
    </div>
  );
}

/** What one has of it leads to it: after a purchase the copy is a tap away. */
function Bought({ listing }: { listing: ListingView }) {
  const { item } = useCopy(marketCopy);
  const words = boughtWords(listing, item);
  return (
    <span className="sp-small sp-faint">
      {listing.bought > 0 ? <LinkWords to={inventoryPath()}>{words}</LinkWords> : words}
    </span>
  );
}

/** Until the sale opens or ends; nothing where it does neither. */
function SaleClock({ listing, heardAt }: { listing: ListingView; heardAt: number }) {
  const { item } = useCopy(marketCopy);
  const client = useQueryClient();
  const offset = Date.parse(listing.now) - heardAt;
  const clock = useCallback(() => Date.now() + offset, [offset]);
  const waits = listing.cannot_buy === 'not-yet' && listing.opens_at !== null;
  const until = waits ? listing.opens_at : listing.state === 'open' ? listing.closes_at : null;
  if (until === null) return null;
  return (
    <span className="sp-small sp-faint mt-1 block">
      {waits ? item.opensIn : item.endsIn}{' '}
      <Countdown
        size="small"
        until={Date.parse(until)}
        units={item.units}
        endedLabel={item.ended}
        label={waits ? item.opensIn : item.endsIn}
        clock={clock}
        onEnd={() => void client.invalidateQueries({ queryKey: marketItemKey(listing.id) })}
      />
    </span>
  );
}

function Seller({ listing }: { listing: ListingView }) {
  const { item } = useCopy(marketCopy);
  const { seller } = listing;
  if (seller === null) return <div />;
  return (
    <div>
      <span className="sp-small sp-quiet">{item.seller}</span>
      <Link to={userPath(seller.user_name)} className="sp-lot-seller">
        <PersonAvatar person={seller} size={36} />
        <bdi>{seller.display_name}</bdi>
      </Link>
    </div>
  );
}
