// The open votes that count by the club's fan token, on the token's screens.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { chartBarHorizontal } from '@stagepass/ui/icon/phosphor/chart-bar-horizontal.ts';
import { GoodForCard } from '#domains/tokens/public/good-for-card.tsx';
import type { GoodForProps } from '#domains/tokens/public/good-for-slot.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { votesCopy } from '../copy.ts';
import { useClubVotes } from '../data/votes.ts';
import { clubVotesPath, votePath } from '../public/paths.ts';

export function GoodForTokens({ club }: GoodForProps) {
  const copy = useCopy(votesCopy);
  const votes = (useClubVotes(club.id, 'open').data ?? []).filter(({ weighting }) => weighting === 'tokens');
  const [first] = votes;
  if (first === undefined) return null;
  return (
    <GoodForCard
      to={votes.length === 1 ? votePath(first.id) : clubVotesPath(club.handle)}
      icon={<Icon of={chartBarHorizontal} size="1.75rem" />}
      title={copy.forTokens.title}
      detail={copy.forTokens.open({ count: votes.length })}
    />
  );
}
