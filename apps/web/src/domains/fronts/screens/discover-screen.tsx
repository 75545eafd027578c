// /discover: posters of featured clubs, what rises, what is new, by kind; and the search over everything.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { Illustration } from '@stagepass/ui/illustration/illustration.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { lazy, Suspense } from 'react';
import { createClubPath } from '#domains/clubs/public/paths.ts';
import { interestCopy } from '#domains/users/public/interest-copy.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { frontsCopy } from '../copy.ts';
import { type DiscoverFront, useDiscover } from '../data/use-discover.ts';
import { ClubRows, Gained } from '../parts/club-rows.tsx';
import { DiscoverWaiting } from '../parts/discover-waiting.tsx';
import { Posters } from '../parts/posters.tsx';

const AuctionStrip = lazy(async () => ({
  default: (await import('#domains/auctions/public/auction-strip.tsx')).AuctionStrip,
}));
const SearchPanel = lazy(async () => ({
  default: (await import('#domains/search/public/search-panel.tsx')).SearchPanel,
}));

/** With `q` in the address, even an empty one, somebody searches. */
export function Component() {
  const { discover } = useCopy(frontsCopy);
  useTitle(discover.title);
  const [search, setSearch] = useSearch();
  const typed = search.get('q');
  return (
    <ScreenBody>
      {typed === null ? <LampBeam at="16%" lean={-18} strength={0.5} /> : null}
      <VisuallyHidden>
        <h1>{discover.title}</h1>
      </VisuallyHidden>
      {typed === null ? (
        <Discover />
      ) : (
        <Suspense fallback={<DiscoverWaiting />}>
          <SearchPanel
            typed={typed}
            onType={(q) => setSearch({ q })}
            onClose={() => setSearch({ q: null })}
          />
        </Suspense>
      )}
    </ScreenBody>
  );
}

function Discover() {
  const copy = useCopy(frontsCopy);
  const { names } = useCopy(interestCopy);
  const [search, setSearch] = useSearch();
  const asked = search.get('kind');
  const category = asked !== null && asked in names ? (asked as Interest) : null;
  const query = useDiscover(category);
  const { data } = query;
  if (!data)
    return query.isError ? (
      <ErrorState
        title={copy.failedTitle}
        picture={<Illustration name="amp" />}
        retry={{ label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching }}
      >
        {errorSentence({}, query.error)}
      </ErrorState>
    ) : (
      <DiscoverWaiting />
    );
  return (
    <>
      <div className="pt-2">
        <ChipRow label={copy.discover.kinds}>
          <Chip pressed={category === null} onClick={() => setSearch({ kind: null })}>
            {copy.discover.tonight}
          </Chip>
          {data.categories.map(({ category: kind }) => (
            <Chip key={kind} pressed={category === kind} onClick={() => setSearch({ kind })}>
              {names[kind]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {data.newest.length === 0 ? (
        <Nothing onAll={category === null ? undefined : () => setSearch({ kind: null })} />
      ) : (
        <Lists front={data} />
      )}
    </>
  );
}

function Lists({ front }: { front: DiscoverFront }) {
  const { discover } = useCopy(frontsCopy);
  const rising = front.rising.filter((one) => one.joined_this_week > 0);
  return (
    <>
      <Posters clubs={front.featured} />
      {front.auctions.length === 0 ? null : (
        <section aria-labelledby="hammer">
          <SectionHead title={discover.hammer} id="hammer" />
          <Suspense fallback={<Skeleton width="100%" height="14rem" />}>
            <AuctionStrip auctions={front.auctions} label={discover.hammer} clubs />
          </Suspense>
        </section>
      )}
      {rising.length === 0 ? null : (
        <section aria-labelledby="rising">
          <SectionHead title={discover.rising} id="rising" />
          <p className="sp-small sp-faint">{discover.risingHow}</p>
          <ClubRows
            ranked
            clubs={rising.map(({ club, joined_this_week: count }) => ({
              club,
              trailing: <Gained count={count} />,
            }))}
          />
        </section>
      )}
      <section aria-labelledby="newest">
        <SectionHead title={discover.newest} id="newest" />
        <ClubRows clubs={front.newest.map((club) => ({ club }))} />
      </section>
    </>
  );
}

function Nothing({ onAll }: { onAll: (() => void) | undefined }) {
  const { discover } = useCopy(frontsCopy);
  return (
    <EmptyState
      title={discover.emptyTitle}
      picture={<Illustration name="rail" />}
      action={
        <>
          <Button render={(anatomy) => <Link to={createClubPath()} {...anatomy} />}>{discover.found}</Button>
          {onAll === undefined ? null : (
            <Button variant="outline" onClick={onAll}>
              {discover.showAll}
            </Button>
          )}
        </>
      }
    >
      {discover.empty}
    </EmptyState>
  );
}
