// One answer out of several, a row each: native radios behind, a letter or picture in front, a verdict when it is told.
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { checkCircle } from '../icon/phosphor/check-circle.ts';
import { xCircle } from '../icon/phosphor/x-circle.ts';
import './choice-row.css';

export type Choice<Value extends string> = {
  value: Value;
  title: ReactNode;
  detail?: ReactNode;
  /** A letter, an icon or a small picture. */
  lead?: ReactNode;
  trailing?: ReactNode;
  disabled?: boolean | undefined;
  /** Told after answering; say it in words in `detail` too. */
  verdict?: 'right' | 'wrong' | undefined;
};

export type ChoiceGroupProps<Value extends string> = {
  label: string;
  labelHidden?: boolean | undefined;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  error?: string | undefined;
};

/** The button that was pressed may be far from it. */
const show = (error: HTMLElement | null) => error?.scrollIntoView?.({ block: 'center' });

function ChoiceMark({ verdict }: { verdict: 'right' | 'wrong' | undefined }) {
  if (verdict === 'wrong') return <Icon of={xCircle} weight="fill" className="sp-choice-mark" />;
  return <Icon of={checkCircle} weight="fill" className="sp-choice-mark" />;
}

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const name = useId();
  const described = props.error === undefined ? undefined : `${name}-error`;
  return (
    <fieldset className="sp-choices" disabled={props.disabled} aria-describedby={described}>
      <legend className={props.labelHidden ? 'sp-visually-hidden' : 'sp-field-label'}>{props.label}</legend>
      {props.choices.map((choice) => (
        <label key={choice.value} className="sp-choice" data-verdict={choice.verdict}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === props.value}
            disabled={choice.disabled ?? false}
            onChange={() => props.onChange(choice.value)}
          />
          {choice.lead === undefined ? null : <span className="sp-choice-lead">{choice.lead}</span>}
          <span className="sp-choice-words">
            <span className="sp-choice-title">{choice.title}</span>
            {choice.detail === undefined ? null : <span className="sp-choice-detail">{choice.detail}</span>}
          </span>
          {choice.trailing}
          <ChoiceMark verdict={choice.verdict} />
        </label>
      ))}
      {props.error === undefined ? null : (
        <p id={described} className="sp-choice-error" role="alert" ref={show}>
          {props.error}
        </p>
      )}
    </fieldset>
  );
}
