// What was answered wrongly in a quiz whose creator allows it to be told, with the correct answer where that gives nothing away.
import type { RequirementOutcome } from '@stagepass/contract/requirements/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { quizCopy } from './quiz-copy.ts';

export function WrongAnswers({ wrong }: { wrong: NonNullable<RequirementOutcome['wrong']> }) {
  const copy = useCopy(quizCopy);
  if (wrong.length === 0) return null;
  return (
    <section className="sp-wrong">
      <h2 className="sp-heading">{copy.wrongTitle({ count: wrong.length })}</h2>
      <ol className="sp-wrong-list">
        {wrong.map(({ question, chosen, right }) => (
          <li key={question}>
            <p className="sp-wrong-question">{question}</p>
            <p className="sp-small sp-wrong-chosen">
              {chosen.length === 0 ? copy.none : copy.yours({ answer: chosen.join(', ') })}
            </p>
            {right === null ? null : (
              <p className="sp-small sp-wrong-right">{copy.correct({ answer: right.join(', ') })}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
