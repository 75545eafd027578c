// What was searched for lately, each to be searched for again; shown while nothing is typed.
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clock } from '@stagepass/ui/icon/phosphor/clock.ts';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { searchCopy } from '../copy.ts';
import { useRecentSearches } from '../data/recent-searches.ts';

export function RecentSearches({ onSearch }: { onSearch: (typed: string) => void }) {
  const copy = useCopy(searchCopy);
  const { recent, clear } = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <SectionHead
        title={copy.recent}
        id="recent-searches"
        action={
          <button type="button" aria-label={copy.clearRecentLabel} onClick={clear}>
            {copy.clearRecent}
          </button>
        }
      />
      <ChipRow label={copy.recent}>
        {recent.map((typed) => (
          <Chip
            key={typed}
            icon={<Icon of={clock} size="1rem" />}
            aria-label={copy.again({ typed })}
            onClick={() => onSearch(typed)}
          >
            <bdi>{typed}</bdi>
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
