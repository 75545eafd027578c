// The club's answer to a binding vote, taped on as a slip of paper; or when it is due.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { votesCopy } from '../copy.ts';
import './votes.css';

export function VoteAnswer({ vote }: { vote: VoteView }) {
  const copy = useCopy(votesCopy);
  const { tag } = useLocale();
  const { answer, answer_due_at, now, club } = vote;
  if (answer !== null) {
    const day = dayIn(tag, answer.at);
    return (
      <div className="sp-vote-answer">
        <Slip taped tilted label={copy.answer}>
          <p dir="auto">{answer.text}</p>
          <p className="sp-small sp-quiet">
            {answer.by === null
              ? copy.answerByClub({ club: club.name, day })
              : copy.answerBy({ name: answer.by.display_name, club: club.name, day })}
          </p>
        </Slip>
      </div>
    );
  }
  if (answer_due_at === null) return null;
  const day = dayIn(tag, answer_due_at);
  return (
    <p className="sp-small sp-quiet mt-3">
      {(Date.parse(answer_due_at) < Date.parse(now) ? copy.overdue : copy.owed)({ day })}
    </p>
  );
}
