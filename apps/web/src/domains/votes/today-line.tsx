// A vote in the running order on Home: open for the viewer, or voted in today.
import type { VoteLine } from '@stagepass/contract/votes/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { votePath } from './public/paths.ts';

const lineCopy = defineCopy({
  note: '{club}, {votes}',
  votes: { one: '{count} fan voted', other: '{count} fans voted' },
  stamp: 'Voted',
  vote: 'Vote',
});

function Action({ line }: { line: VoteLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={votePath(line.vote_id)} wide>
      {copy.vote}
    </LinkButton>
  );
}

export const voteRenderer: TodayRenderer<VoteLine> = {
  useWords: ({ title, club, voters, vote_id }) => {
    const copy = useCopy(lineCopy);
    return {
      title,
      note: copy.note({ club: club.name, votes: copy.votes({ count: voters }) }),
      stamp: copy.stamp,
      to: votePath(vote_id),
    };
  },
  Action,
};
