// What a search opens with while nothing is typed: popular clubs, and the categories there are.
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { interestCopy } from '#domains/users/public/interest-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { useDiscover } from '../data/use-discover.ts';
import { discoverCopy } from '../discover-copy.ts';
import { ClubRows } from './club-rows.tsx';
import { ListsWaiting } from './discover-waiting.tsx';

const MOST_SHOWN = 5;

export function SearchSuggestions() {
  const copy = useCopy(discoverCopy);
  const { names } = useCopy(interestCopy);
  const { data, isError } = useDiscover(null);
  // A search works without them.
  if (isError) return null;
  if (data === undefined) return <ListsWaiting />;
  const known = new Map([...data.featured, ...data.newest].map((club) => [club.id, club]));
  const popular = [...known.values()].toSorted((a, b) => b.member_count - a.member_count);
  return (
    <>
      {data.categories.length === 0 ? null : (
        <section aria-labelledby="search-kinds">
          <SectionHead title={copy.kinds} id="search-kinds" />
          <ChipRow label={copy.kinds}>
            {data.categories.map(({ category }) => (
              <Chip key={category} onClick={() => go(`/discover?kind=${category}`)}>
                {names[category]}
              </Chip>
            ))}
          </ChipRow>
        </section>
      )}
      {popular.length === 0 ? null : (
        <section aria-labelledby="popular">
          <SectionHead title={copy.popular} id="popular" />
          <ClubRows clubs={popular.slice(0, MOST_SHOWN).map((club) => ({ club }))} />
        </section>
      )}
    </>
  );
}
