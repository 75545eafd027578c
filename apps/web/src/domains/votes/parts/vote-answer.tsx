// The club's answer to a binding vote on a piece of paper, or when it is due.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { votesCopy } from '../copy.ts';
import '@stagepass/ui/slip/stock.css';
import './votes.css';

export function VoteAnswer({ vote }: { vote: VoteView }) {
  const copy = useCopy(votesCopy);
  const { tag } = useLocale();
  const { answer, answer_due_at, now, club } = vote;
  if (answer !== null) {
    const day = dayIn(tag, answer.at);
    return (
      <blockquote className="sp-vote-answer sp-stock">
        <span className="sp-vote-tape" aria-hidden="true" />
        <p dir="auto">{answer.text}</p>
        <footer>
          {answer.by === null
            ? copy.answerByClub({ club: club.name, day })
            : copy.answerBy({ name: answer.by.display_name, day })}
        </footer>
      </blockquote>
    );
  }
  if (answer_due_at === null) return null;
  const day = dayIn(tag, answer_due_at);
  return (
    <p className="sp-small sp-muted mt-3">
      {(Date.parse(answer_due_at) < Date.parse(now) ? copy.overdue : copy.owed)({ day })}
    </p>
  );
}
