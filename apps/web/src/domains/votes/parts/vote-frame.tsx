// The vote that an address names: what it is called where it is missing, and its bones while it is asked for.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useParams } from 'react-router';
import { Addressed, type AddressedProps } from '#domains/clubs/public/addressed.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { votePageCopy } from '../copy.ts';
import { useVote } from '../data/votes.ts';

const bones = (
  <>
    <Skeleton width="90%" height="4.5rem" />
    <Skeleton width="60%" height="1.5rem" />
    <Skeleton width="100%" height="6.8rem" />
    <Skeleton width="100%" height="6.8rem" />
  </>
);

export function VoteFrame({ children }: Pick<AddressedProps<VoteView>, 'children'>) {
  const { id = '' } = useParams();
  const copy = useCopy(votePageCopy);
  const query = useVote(id);
  return (
    <Addressed
      query={query}
      copy={copy}
      above={{ path: myClubsPath(), label: copy.toClubs }}
      skeleton={bones}
    >
      {children}
    </Addressed>
  );
}
