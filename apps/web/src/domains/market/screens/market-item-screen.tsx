// /market-item/{id}: one offer: a listing at its price, or a lot under the hammer, whichever the id is of. Open to everybody
// who may see the club.
import { Button } from '@stagepass/ui/button/button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useTitle } from '#platform/title/title.ts';
import { marketCopy } from '../copy.ts';
import { useMarketItem } from '../data/market.ts';
import { PriceHistory } from '../parts/price-history.tsx';

const AuctionLot = lazy(async () => ({
  default: (await import('#domains/auctions/public/auction-lot.tsx')).AuctionLot,
}));
const ListingLot = lazy(async () => ({
  default: (await import('../parts/listing-lot.tsx')).ListingLot,
}));

export function Component() {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const item = useMarketItem(id);
  if (item.data === undefined) {
    if (isApiError(item.error, 'clubs.members-only'))
      return (
        <Navigate
          replace
          to={permissionErrorPath({ reason: 'join', club: clubIn(item.error), next: pathname + search })}
        />
      );
    return item.isError ? <Failed query={item} /> : <Waiting />;
  }
  const { data } = item;
  return (
    <Suspense fallback={<Waiting />}>
      {data.type === 'auction' ? (
        <AuctionLot key={id} first={data.auction} heardAt={item.dataUpdatedAt}>
          <PriceHistory designId={data.auction.design.id} />
        </AuctionLot>
      ) : (
        <ListingLot key={id} listing={data.listing} heardAt={item.dataUpdatedAt} />
      )}
    </Suspense>
  );
}

function clubIn(error: unknown): string | null {
  const details = isApiError(error) ? error.details : undefined;
  return typeof details === 'object' && details !== null && 'club_id' in details
    ? String(details.club_id)
    : null;
}

function Failed({ query }: { query: ReturnType<typeof useMarketItem> }) {
  const copy = useCopy(marketCopy);
  const missing = isApiError(query.error) && query.error.status === 404;
  const title = missing ? copy.item.missingTitle : copy.failed;
  useTitle(title);
  return (
    <Screen>
      <TopBar leading={<BackButton above="/discover" />} />
      <ScreenBody>
        <ErrorState
          level={1}
          title={title}
          picture={<Illustration name="case" />}
          retry={
            missing
              ? undefined
              : { label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching }
          }
          secondary={
            <Button variant="outline" render={(anatomy) => <Link to="/discover" {...anatomy} />}>
              {copy.item.toDiscover}
            </Button>
          }
        >
          {missing ? copy.item.missing : errorSentence({}, query.error)}
        </ErrorState>
      </ScreenBody>
    </Screen>
  );
}

function Waiting() {
  const copy = useCopy(marketCopy);
  return (
    <Screen>
      <LampBeam at="50%" lean={-30} spread={60} />
      <TopBar leading={<BackButton above="/discover" />} />
      <ScreenBody>
        <SkeletonGroup label={copy.loading}>
          <div className="grid justify-items-center py-2">
            <Skeleton width="13.875rem" height="15rem" />
          </div>
          <div className="mt-4 grid gap-3">
            <Skeleton shape="line" width="35%" />
            <Skeleton shape="line" width="75%" height="1.75rem" />
            <Skeleton width="100%" height="4.5rem" />
            <Skeleton width="100%" height="6rem" />
          </div>
        </SkeletonGroup>
      </ScreenBody>
    </Screen>
  );
}
