// What one vote shows between its bar and its dock; the preview of a draft shows the same.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { votesCopy } from '../copy.ts';
import { VoteAnswer } from './vote-answer.tsx';
import { VoteClock } from './vote-clock.tsx';
import { VoteNotes } from './vote-notes.tsx';
import { VoteOptions, type VoteOptionsProps } from './vote-options.tsx';
import './votes.css';

/** In percent. */
const STRETCH = 84;
/** A longer question is set smaller, so that the options stay near. */
const POSTER_LENGTH = 56;

export interface VoteBodyProps extends VoteOptionsProps {
  vote: VoteView;
  heardAt: number;
  onEnd: () => void;
  children?: ReactNode;
}

export function VoteBody({ vote, heardAt, onEnd, children, ...options }: VoteBodyProps) {
  const copy = useCopy(votesCopy);
  const { tag } = useLocale();
  const { state, opens_at, now, voters } = vote;
  return (
    <>
      <FittedText
        as="h1"
        max={STRETCH}
        least={STRETCH}
        className={vote.title.length > POSTER_LENGTH ? 'sp-display' : 'sp-poster sp-vote-poster'}
      >
        {vote.title}
      </FittedText>
      <div className="sp-vote-head">
        <VoteClock vote={vote} heardAt={heardAt} onEnd={onEnd} />
        <span className="sp-small sp-quiet">
          {state === 'scheduled'
            ? copy.opensOn({ time: momentIn(tag, opens_at ?? now) })
            : (vote.weighting === 'one' ? copy.votes : copy.fans)({ count: voters })}
        </span>
      </div>
      {vote.story === '' ? null : (
        <p className="mb-4 whitespace-pre-line break-words" dir="auto">
          {vote.story}
        </p>
      )}
      <VoteOptions vote={vote} {...options} />
      {vote.state === 'closed' ? <VoteAnswer vote={vote} /> : null}
      <VoteNotes vote={vote} />
      {children}
    </>
  );
}
