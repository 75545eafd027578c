// A promotion code in the sheet of a subscription: asked for with one press, checked before anything is paid.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { type FormEvent, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { subscriptionsCopy } from '../copy.ts';
import type { EnteredCode } from '../model/use-checked-code.ts';

export interface CodeFieldProps {
  code: EnteredCode;
  onCode: (entered: string | null) => void;
}

export function CodeField({ code, onCode }: CodeFieldProps) {
  const copy = useCopy(subscriptionsCopy);
  const words = copy.sheet.code;
  const [text, setText] = useState(code.entered);
  if (code.quote !== null)
    return (
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          setText(null);
          onCode(null);
        }}
      >
        {words.remove}
      </Button>
    );
  if (text === null)
    return (
      <Button variant="ghost" size="small" onClick={() => setText('')}>
        {words.ask}
      </Button>
    );
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() !== '') onCode(text.trim());
  };
  return (
    <form className="grid gap-2" onSubmit={apply}>
      <Field
        label={words.label}
        value={text}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={code.error === null ? undefined : errorSentence(copy, code.error)}
        onChange={(event) => {
          if (code.entered !== null) onCode(null);
          setText(event.target.value);
        }}
      />
      <Button type="submit" variant="secondary" loading={code.isChecking} disabled={text.trim() === ''}>
        {words.apply}
      </Button>
    </form>
  );
}
