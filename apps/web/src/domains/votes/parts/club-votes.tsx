// The open votes of a club on its home.
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { votesCopy } from '../copy.ts';
import { useClubVotes } from '../data/votes.ts';
import { clubVotesPath } from '../public/paths.ts';
import { VoteCard } from './vote-card.tsx';

const SHOWN = 2;

export function ClubVotes({ club }: { club: ClubView }) {
  const copy = useCopy(votesCopy);
  const query = useClubVotes(club.id, 'open', SHOWN);
  const votes = query.data?.slice(0, SHOWN) ?? [];
  if (votes.length === 0) return null;
  return (
    <section aria-labelledby="club-votes">
      <div className="flex items-baseline justify-between gap-4 mt-7 mb-3">
        <h2 id="club-votes" className="sp-title">
          {copy.title}
        </h2>
        <Link to={clubVotesPath(club.handle)} className="sp-small">
          {copy.seeAll}
        </Link>
      </div>
      {votes.map((vote) => (
        <VoteCard
          key={vote.id}
          vote={vote}
          heardAt={query.dataUpdatedAt}
          onEnd={() => void query.refetch()}
        />
      ))}
    </section>
  );
}
