// /operator/clubs: every club, private and suspended ones too, found by name, and suspended with a reason.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';

import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { operatorCopy } from '../copy.ts';
import { useClubs } from '../data/operator.ts';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { SearchHead, useFound } from '../parts/search-head.tsx';
import { SuspensionRow } from '../parts/suspension-row.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);

  const found = useFound();
  const query = useClubs(found.q, found.show);
  return (
    <OperatorFrame title={copy.clubs.title} above={operatorPath()}>
      <SearchHead found={found} label={copy.clubs.label} />
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={copy.nobody}>{copy.nobodyText}</EmptyState>
          ) : (
            <RowGroup>
              {rows.map(({ club, owner, suspended_at }) => (
                <SuspensionRow
                  key={club.id}
                  what="clubs"
                  id={club.id}
                  name={club.name}
                  detail={[club.handle, owner?.display_name ?? ''].filter(Boolean).join(' · ')}
                  path={`/club/${club.handle}`}
                  suspended={suspended_at !== null}
                  can
                />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <More query={query} />
    </OperatorFrame>
  );
}
