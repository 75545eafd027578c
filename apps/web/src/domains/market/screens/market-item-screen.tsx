// /market-item/{id}: one offer: a listing at its price, or a lot under the hammer, whichever the id is of. Open to everybody
// who may see the club.
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useTitle } from '#platform/title/title.ts';
import { marketCopy } from '../copy.ts';
import { useMarketItem } from '../data/market.ts';
import { PriceHistory } from '../parts/price-history.tsx';

const AuctionLot = latePart(
  () => import('#domains/auctions/public/auction-lot.tsx'),
  'AuctionLot',
  undefined,
  'fails-screen',
);
const ListingLot = latePart(
  () => import('../parts/listing-lot.tsx'),
  'ListingLot',
  undefined,
  'fails-screen',
);

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
    <BackScreen above="/discover">
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
          <LinkButton to="/discover" variant="outline">
            {copy.item.toDiscover}
          </LinkButton>
        }
      >
        {missing ? copy.item.missing : errorSentence({}, query.error)}
      </ErrorState>
    </BackScreen>
  );
}

function Waiting() {
  const copy = useCopy(marketCopy);
  return (
    <BackScreen above="/discover" beam={<LampBeam at="50%" lean={-30} spread={60} />}>
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
    </BackScreen>
  );
}
