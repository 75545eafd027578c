// QUIZ: one question at a time, each locked in; the clock is the server's and goes on through a reload.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { forgetDraft, keepDraft, readDraft } from '../../data/drafts.ts';
import { isQuizDraft, letterOf, lettersOf, type QuizDraft } from '../../model/quiz-draft.ts';
import { clockText } from '../../model/time-words.ts';
import { useSecondsLeft } from '../../model/use-clock.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { TaskMedia } from './task-media.tsx';
import './play.css';

/** What is chosen and which question is next, kept under the attempt: a reload goes on where it was. */
function useQuiz({ attempt, task, onHandIn }: PlayerProps<'QUIZ'>) {
  const copy = useCopy(requirementsCopy);
  const name = `quiz:${attempt.id}`;
  const [draft, setDraft] = useState<QuizDraft>(() => readDraft(name, isQuizDraft) ?? { at: 0, chosen: {} });
  const [busy, setBusy] = useState(false);
  const keep = (next: QuizDraft) => {
    setDraft(next);
    keepDraft(name, next);
  };
  const handIn = async () => {
    setBusy(true);
    try {
      await onHandIn({ type: 'QUIZ', answers: draft.chosen });
      forgetDraft(name);
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const at = Math.min(draft.at, task.questions.length - 1);
  const question = task.questions[at];
  return {
    at,
    question,
    busy,
    chosen: question === undefined ? [] : (draft.chosen[question.key] ?? []),
    last: at === task.questions.length - 1,
    handIn,
    choose: (keys: string[]) => {
      if (question === undefined) return;
      haptic('tap');
      keep({ ...draft, chosen: { ...draft.chosen, [question.key]: keys } });
    },
    next: () => keep({ ...draft, at: at + 1 }),
  };
}

export function QuizPlayer(props: PlayerProps<'QUIZ'>) {
  const { attempt, task, onLeave } = props;
  const copy = useCopy(requirementsCopy);
  const { at, question, chosen, last, busy, handIn, choose, next } = useQuiz(props);
  const ends_ms = attempt.ends_at === null ? null : Date.parse(attempt.ends_at);
  const left = useSecondsLeft(ends_ms, attempt.clock);
  const over = ends_ms !== null && left === 0;
  const handInOnce = useRef(false);
  // At zero what is chosen is handed in by itself: within the server's grace it counts.
  const timeUp = useEffectEvent(() => {
    if (handInOnce.current) return;
    handInOnce.current = true;
    void handIn();
  });
  useEffect(() => {
    if (over) timeUp();
  }, [over]);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read from its beginning.
  useEffect(() => heading.current?.focus(), [at]);
  if (question === undefined) return null;
  const [total, letters] = [task.questions.length, lettersOf(question, chosen)];
  return (
    <PlayerFrame
      steps={{ number: at + 1, total }}
      stepsLabel={copy.play.question({ number: at + 1, total })}
      leaveLabel={copy.play.leaveQuiz}
      onLeave={onLeave}
      clock={ends_ms === null ? null : <QuizClock left={left} />}
      dock={
        <Button
          wide
          disabled={chosen.length === 0}
          loading={busy}
          onClick={() => (last ? void handIn() : next())}
        >
          {chosen.length > 0 ? copy.play.lockIn({ letters }) : last ? copy.play.finish : copy.play.next}
        </Button>
      }
    >
      <h1 ref={heading} tabIndex={-1} className="sp-display sp-quiz-question">
        {question.text}
      </h1>
      {question.picture === null ? null : <TaskMedia media={question.picture} />}
      {question.several ? (
        <fieldset className="sp-form-checks" disabled={busy || over}>
          <legend className="sp-field-label">{copy.play.chooseSeveral}</legend>
          {question.options.map((option) => (
            <Checkbox
              key={option.key}
              checked={chosen.includes(option.key)}
              onChange={(event) =>
                choose(
                  event.target.checked ? [...chosen, option.key] : chosen.filter((key) => key !== option.key),
                )
              }
            >
              {option.text}
            </Checkbox>
          ))}
        </fieldset>
      ) : (
        <ChoiceGroup
          label={copy.play.chooseOne}
          labelHidden
          disabled={busy || over}
          choices={question.options.map((option, place) => ({
            value: option.key,
            title: option.text,
            lead: <span className="sp-quiz-letter">{letterOf(place)}</span>,
          }))}
          value={chosen[0]}
          onChange={(key) => choose([key])}
        />
      )}
      <p className="sp-small sp-quiet mt-4">{copy.play.quizLead({ needed: task.needed, total })}</p>
    </PlayerFrame>
  );
}

const SHORT_S = 10;

function QuizClock({ left }: { left: number }) {
  const { play } = useCopy(requirementsCopy);
  const said =
    left === 60 ? play.oneMinute : left === SHORT_S ? play.tenSeconds : left === 0 ? play.timeOver : '';
  return (
    <>
      <span
        className="sp-quiz-clock sp-num sp-gel"
        role="timer"
        aria-label={`${play.timeLeft} ${clockText(left)}`}
        data-short={left <= SHORT_S ? '' : undefined}
      >
        {clockText(left)}
      </span>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}
