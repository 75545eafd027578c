// A club's handle, checked while it is typed, with a free one beside it where it is taken.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { at } from '@stagepass/ui/icon/phosphor/at.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import type { HandleCheck } from '../data/use-handle-check.ts';
import { isHandle, MAX_HANDLE, normalHandle } from '../model/handle-rules.ts';
import { clubWords } from '../words-copy.ts';

export interface HandleFieldProps {
  id?: string | undefined;
  value: string;
  check: HandleCheck;
  /** What the server said about the handle. */
  error?: string | undefined;
  /** Under the field while there is nothing to say about the handle itself. */
  rest: string;
  onChange: (typed: string) => void;
}

export function HandleField({ id, value, check, error, rest, onChange }: HandleFieldProps) {
  const words = useCopy(clubWords);
  const hints = {
    unknown: rest,
    own: rest,
    checking: words.handleChecking,
    free: <span className="text-good">{words.handleFree({ handle: normalHandle(value) })}</span>,
    taken: rest,
    reserved: rest,
  };
  const trouble = () => {
    if (error !== undefined) return error;
    if (check.state === 'taken') return words.handleTaken;
    if (check.state === 'reserved') return words.handleReserved;
    return value !== '' && !isHandle(value) ? words.handleWrong : undefined;
  };
  const { suggestion } = check;
  return (
    <div className="grid gap-2">
      <Field
        id={id}
        label={words.handle}
        icon={<Icon of={at} />}
        name="handle"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        maxLength={MAX_HANDLE}
        value={value}
        error={trouble()}
        hint={<span aria-live="polite">{hints[check.state]}</span>}
        onChange={(event) => onChange(event.target.value.replace(/\s+/g, '-'))}
      />
      {suggestion === null || check.state === 'free' ? null : (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange(suggestion)}
        >
          {words.takeSuggestion({ handle: suggestion })}
        </Button>
      )}
    </div>
  );
}
