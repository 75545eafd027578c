// How long a vote is still open, when it opens, or when it closed; by the server's clock.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Countdown } from '@stagepass/ui/countdown/countdown.tsx';
import { useMemo } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { votesCopy } from '../copy.ts';

export interface VoteClockProps {
  vote: Pick<VoteView, 'state' | 'opens_at' | 'closes_at' | 'closed_at' | 'now'>;
  /** When the answer came, by this phone's clock. */
  heardAt: number;
  size?: 'small' | 'medium';
  onEnd: () => void;
}

export function VoteClock({ vote, heardAt, size = 'medium', onEnd }: VoteClockProps) {
  const copy = useCopy(votesCopy);
  const { tag } = useLocale();
  const { state, opens_at, closes_at, closed_at, now } = vote;
  const ahead_ms = Date.parse(now) - heardAt;
  const clock = useMemo(() => () => Date.now() + ahead_ms, [ahead_ms]);
  if (state === 'draft') return <span>{copy.draft}</span>;
  if (state === 'closed')
    return (
      <span className="font-semibold">
        {copy.closedOn({ day: dayIn(tag, closed_at ?? closes_at ?? now) })}
      </span>
    );
  const waits = state === 'scheduled';
  return (
    <Countdown
      key={state}
      until={Date.parse((waits ? opens_at : closes_at) ?? now)}
      units={copy.units}
      endedLabel={waits ? copy.opening : copy.closed}
      label={waits ? copy.opensIn : copy.closesIn}
      size={size}
      clock={clock}
      onEnd={onEnd}
    />
  );
}
