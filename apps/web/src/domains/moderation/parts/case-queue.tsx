// The reports of a club, or with null those for the site operator: what waits, the longest first, and what was decided.
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { More } from '#platform/query/more.tsx';
import { moderationCopy } from '../copy.ts';
import { type Shown, useCases } from '../data/cases.ts';
import { Answered } from './answered.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseSheet } from './case-sheet.tsx';

export function CaseQueue({ clubId }: { clubId: string | null }) {
  const copy = useCopy(moderationCopy);
  const [show, setShow] = useState<Shown>('waiting');
  const [search, setSearch] = useSearch();
  const open = search.get('case');
  const query = useCases(clubId, show);
  return (
    <>
      <ChipRow label={copy.queue.show}>
        {(['waiting', 'decided'] as const).map((value) => (
          <Chip key={value} pressed={show === value} onClick={() => setShow(value)}>
            {copy.queue[value]}
          </Chip>
        ))}
      </ChipRow>
      <div className="mt-4">
        <Answered query={query} failed={copy.queue.failed}>
          {(cases) =>
            cases.length === 0 ? (
              <Nothing show={show} />
            ) : (
              <ul className="grid gap-2.5">
                {cases.map((found) => (
                  <li key={found.id}>
                    <CaseCard found={found} onOpen={() => setSearch({ case: found.id })} />
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
        <More query={query} />
      </div>
      {open === null ? null : <CaseSheet id={open} onClose={() => setSearch({ case: null })} />}
    </>
  );
}

function Nothing({ show }: { show: Shown }) {
  const { queue } = useCopy(moderationCopy);
  const isWaiting = show === 'waiting';
  return (
    <EmptyState
      title={isWaiting ? queue.emptyTitle : queue.emptyDecidedTitle}
      picture={<Illustration name="rail" />}
    >
      {isWaiting ? queue.empty : queue.emptyDecided}
    </EmptyState>
  );
}
