// Whose door it is: the clubs that I run.
import type { OwnMembership } from '@stagepass/contract/memberships/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { scannerPath } from '#domains/items/public/paths.ts';
import { call } from '#platform/api/api.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { scannerCopy } from '../scanner-copy.ts';

function mayScan({ role, scopes }: OwnMembership): boolean {
  return role === 'owner' || scopes.includes('scan') || scopes.includes('all');
}

/** They come first among one's clubs: the first page has them. */
function useDoorsOfMine() {
  return useQuery({
    queryKey: ['redemption', 'my-doors'],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /memberships', { query: {} }, { signal });
      return data.filter(mayScan).map(({ club }) => club);
    },
  });
}

export function ChooseClub() {
  const copy = useCopy(scannerCopy);
  const clubs = useDoorsOfMine();
  return (
    <BackScreen above={myClubsPath()}>
      <Answered query={clubs} copy={copy} failed={copy.choose.failed}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              level={1}
              title={copy.choose.emptyTitle}
              action={<LinkButton to={myClubsPath()}>{copy.choose.toClubs}</LinkButton>}
            >
              {copy.choose.empty}
            </EmptyState>
          ) : (
            <>
              <h1 className="sp-display">{copy.choose.title}</h1>
              <p className="sp-quiet mt-2.5 mb-5">{copy.choose.lead}</p>
              <RowGroup>
                {found.map((club) => (
                  <ListRow
                    key={club.id}
                    title={<bdi>{club.name}</bdi>}
                    leading={<ClubPicture club={club} size={44} />}
                    leads
                    render={(anatomy) => <Link to={scannerPath(club.handle)} {...anatomy} />}
                  />
                ))}
              </RowGroup>
            </>
          )
        }
      </Answered>
    </BackScreen>
  );
}
