// FORM: questions of the club's own; kept on the phone as they are typed, checked before and after sending.
import type { FormProblem } from '@stagepass/contract/requirements/kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ErrorSummary } from '@stagepass/ui/error-summary/error-summary.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { requirementsCopy } from '../../copy.ts';
import { forgetDraft, keepDraft, readDraft } from '../../data/drafts.ts';
import { isTyped, missingOf, problemsOf, type TypedAnswers, toSend } from '../../model/form-values.ts';
import { FormFieldPart } from './form-field.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import './play.css';

export function FormPlayer({ attempt, task, onHandIn, onLeave, steps }: PlayerProps<'FORM'>) {
  const copy = useCopy(requirementsCopy);
  const formId = useId();
  const draft = `form:${attempt.requirement_id}`;
  const [typed, setTyped] = useState<TypedAnswers>(() => readDraft(draft, isTyped) ?? {});
  const [problems, setProblems] = useState<ReadonlyMap<string, FormProblem>>(new Map());
  const [busy, setBusy] = useState(false);
  // A form refused a second time must say so again.
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: ReadonlyMap<string, FormProblem>) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const change = (key: string, value: string | string[]) => {
    const next = { ...typed, [key]: value };
    setTyped(next);
    keepDraft(draft, next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingOf(task.fields, typed);
    if (missing.size > 0) return refuse(missing);
    setBusy(true);
    try {
      await onHandIn({ type: 'FORM', answers: toSend(task.fields, typed) });
      forgetDraft(draft);
    } catch (error) {
      if (isApiError(error, 'requirements.answers-not-right')) refuse(problemsOf(error.details));
      else showToast({ title: errorSentence(copy, error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const fieldId = (key: string) => `${formId}-${key}`;
  const faults = task.fields.flatMap(({ key, label }) => {
    const problem = problems.get(key);
    return problem === undefined
      ? []
      : [{ fieldId: fieldId(key), text: `${label} – ${copy.problems[problem]}` }];
  });
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <Button wide type="submit" form={formId} loading={busy}>
          {copy.play.formSend}
        </Button>
      }
    >
      <h1 className="sp-display mb-3">{attempt.title}</h1>
      {task.text === '' ? null : <Markdown text={task.text} />}
      <p className="sp-small sp-quiet mt-3 mb-6">{copy.play.formKept}</p>
      <form id={formId} noValidate className="sp-form-fields" onSubmit={(event) => void send(event)}>
        {faults.length === 0 ? null : (
          <ErrorSummary
            key={refusals}
            title={copy.play.formFaults({ count: faults.length })}
            faults={faults}
          />
        )}
        {task.fields.map((field) => {
          const problem = problems.get(field.key);
          return (
            <FormFieldPart
              key={field.key}
              field={field}
              id={fieldId(field.key)}
              value={typed[field.key]}
              error={problem === undefined ? undefined : copy.problems[problem]}
              onChange={(value) => change(field.key, value)}
            />
          );
        })}
      </form>
    </PlayerFrame>
  );
}
