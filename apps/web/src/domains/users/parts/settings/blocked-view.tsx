// Blocked people, and unblocking them.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { useApartList } from '../../data/people-lists.ts';
import { peopleCopy } from '../../people-copy.ts';
import { ApartPeople } from './apart-people.tsx';
import { Answered, ViewHead } from './view-parts.tsx';

export function View() {
  const { blocked } = useCopy(peopleCopy);
  const query = useApartList('blocks');
  return (
    <>
      <ViewHead title={blocked.title} lead={blocked.lead} />
      <Answered query={query} failed={blocked.failed}>
        {(people) =>
          people.length === 0 ? (
            <EmptyState title={blocked.empty} picture={<Illustration name="rail" />}>
              {blocked.emptyText}
            </EmptyState>
          ) : (
            <ApartPeople
              people={people}
              query={query}
              deed="unblock"
              words={{ act: blocked.unblock, actName: blocked.unblockName }}
            />
          )
        }
      </Answered>
    </>
  );
}
