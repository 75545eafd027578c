// /operator/people: every account, found by name, and suspended with a reason.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { operatorCopy } from '../copy.ts';
import { usePeople } from '../data/operator.ts';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { SearchHead, useFound } from '../parts/search-head.tsx';
import { SuspensionRow } from '../parts/suspension-row.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  const { tag } = useLocale();
  const found = useFound();
  const query = usePeople(found.q, found.show);
  return (
    <OperatorFrame title={copy.people.title} above={operatorPath()}>
      <SearchHead found={found} label={copy.people.label} />
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={copy.nobody}>{copy.nobodyText}</EmptyState>
          ) : (
            <RowGroup>
              {rows.map(({ user, email, operator, joined_at, suspended_at }) => (
                <SuspensionRow
                  key={user.id}
                  what="people"
                  id={user.id}
                  name={user.display_name}
                  detail={[email ?? user.user_name, copy.people.joined({ date: dayIn(tag, joined_at) })].join(
                    ' · ',
                  )}
                  path={`/user/${user.user_name}`}
                  suspended={suspended_at !== null}
                  can={!operator}
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
