// The editor of QUIZ: questions with options, of which at least one is right, and how it is passed.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from '../../edit-copy.ts';
import { blankOption, blankQuestion } from '../../model/blank-config.ts';
import type { EditorProps } from './editor-props.ts';
import { MediaField } from './media-field.tsx';
import { NumberField } from './number-field.tsx';
import './edit.css';

const MOST_QUESTIONS = 30;
const MOST_OPTIONS = 6;

type Question = EditorProps<'QUIZ'>['config']['questions'][number];

export function QuizEditor({ config, media, onChange, onBusy }: EditorProps<'QUIZ'>) {
  const { edit } = useCopy(editCopy);
  const set = (questions: Question[]) => onChange({ ...config, questions });
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => onBusy(sending.size > 0), [sending, onBusy]);
  return (
    <div className="sp-edit-fields">
      <div className="sp-edit-pair">
        <NumberField
          label={edit.passPercent}
          value={config.pass_percent}
          min={1}
          max={100}
          onChange={(percent) =>
            onChange({ ...config, pass_percent: Math.min(100, Math.max(1, Math.round(percent ?? 80))) })
          }
        />
        <NumberField
          label={edit.timeLimit}
          hint={edit.timeHint}
          value={config.time_s}
          min={10}
          max={3600}
          onChange={(time_s) => onChange({ ...config, time_s })}
        />
        <NumberField
          label={edit.tries}
          hint={edit.triesHint}
          value={config.tries}
          min={1}
          max={20}
          onChange={(tries) => onChange({ ...config, tries })}
        />
      </div>
      <Checkbox
        checked={config.show_wrong ?? false}
        onChange={(event) => onChange({ ...config, show_wrong: event.target.checked })}
      >
        {edit.showWrong}
        <span className="sp-small sp-quiet block">{edit.showWrongHint}</span>
      </Checkbox>
      {config.questions.map((question, at) => (
        <QuestionCard
          key={question.key}
          picture={media.find(({ id }) => id === question.media_id) ?? null}
          onBusy={(busy) => setSending((keys) => withKey(keys, question.key, busy))}
          question={question}
          number={at + 1}
          onChange={(next) => set(config.questions.map((one) => (one.key === question.key ? next : one)))}
          onRemove={
            config.questions.length > 1
              ? () => set(config.questions.filter((one) => one.key !== question.key))
              : undefined
          }
        />
      ))}
      {config.questions.length < MOST_QUESTIONS ? (
        <Button
          variant="outline"
          icon={<Icon of={plus} />}
          onClick={() => set([...config.questions, blankQuestion()])}
        >
          {edit.addQuestion}
        </Button>
      ) : null}
    </div>
  );
}

/** The same set where nothing changes, so that nothing is drawn anew. */
function withKey(keys: ReadonlySet<string>, key: string, has: boolean): ReadonlySet<string> {
  if (keys.has(key) === has) return keys;
  return new Set(has ? [...keys, key] : [...keys].filter((one) => one !== key));
}

function QuestionCard(props: {
  question: Question;
  number: number;
  picture: MediaView | null;
  onBusy: (busy: boolean) => void;
  onChange: (question: Question) => void;
  onRemove: (() => void) | undefined;
}) {
  const { edit } = useCopy(editCopy);
  const { question, number, picture, onBusy, onChange, onRemove } = props;
  const set = (options: Question['options']) => onChange({ ...question, options });
  return (
    <fieldset className="sp-edit-part">
      <legend className="sp-visually-hidden">{edit.questionText({ number })}</legend>
      <div className="sp-edit-option" style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
        <Field
          label={edit.questionText({ number })}
          value={question.text}
          maxLength={240}
          onChange={(event) => onChange({ ...question, text: event.target.value })}
        />
        {onRemove === undefined ? null : (
          <IconButton label={edit.removeField({ number })} icon={<Icon of={trash} />} onClick={onRemove} />
        )}
      </div>
      <MediaField
        value={picture}
        only="picture"
        words={{ label: edit.questionPicture({ number }), hint: '', add: edit.addPicture }}
        onChange={(media_id) => onChange({ ...question, media_id })}
        onBusy={onBusy}
      />
      <OptionRows question={question} onChange={set} />
      {question.options.length < MOST_OPTIONS ? (
        <Button
          variant="outline"
          size="small"
          icon={<Icon of={plus} />}
          onClick={() => set([...question.options, blankOption(false)])}
        >
          {edit.addOption}
        </Button>
      ) : null}
    </fieldset>
  );
}

function OptionRows({
  question,
  onChange: set,
}: {
  question: Question;
  onChange: (options: Question['options']) => void;
}) {
  const { edit } = useCopy(editCopy);
  const change = (key: string, part: Partial<Question['options'][number]>) =>
    set(question.options.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <>
      {question.options.map((option, at) => (
        <div key={option.key} className="sp-edit-option">
          <Checkbox
            checked={option.right}
            onChange={(event) => change(option.key, { right: event.target.checked })}
          >
            <VisuallyHidden>{edit.right({ number: at + 1 })}</VisuallyHidden>
          </Checkbox>
          <Field
            label={edit.option({ number: at + 1 })}
            labelHidden
            placeholder={edit.option({ number: at + 1 })}
            value={option.text}
            maxLength={120}
            onChange={(event) => change(option.key, { text: event.target.value })}
          />
          {question.options.length > 2 ? (
            <IconButton
              label={edit.removeOption({ number: at + 1 })}
              icon={<Icon of={trash} />}
              onClick={() => set(question.options.filter((one) => one.key !== option.key))}
            />
          ) : (
            <span />
          )}
        </div>
      ))}
    </>
  );
}
