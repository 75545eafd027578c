// A list of short lines that is written in place: each can be removed, one more can be added.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { addLine, type DraftLine } from '../model/club-draft.ts';

export interface LineListProps {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  /** Number counts from 1. */
  label: (number: number) => string;
  removeLabel: (number: number) => string;
  addLabel: string;
  /** By the line's key. */
  errors?: ReadonlyMap<number, string> | undefined;
  placeholder?: string | undefined;
  maxLength: number;
  most: number;
  /** Fewer cannot be left. */
  least?: number | undefined;
}

export function LineList(props: LineListProps) {
  const {
    lines,
    onChange,
    label,
    removeLabel,
    addLabel,
    errors,
    placeholder,
    maxLength,
    most,
    least = 0,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    // Drawn at once, so that the line just added is the one to write in.
    flushSync(() => onChange(addLine(lines)));
    [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  };
  return (
    <div ref={list} className="grid gap-3">
      {lines.map((line, place) => (
        <Field
          key={line.key}
          label={label(place + 1)}
          dir="auto"
          maxLength={maxLength}
          placeholder={placeholder}
          value={line.text}
          error={errors?.get(line.key)}
          trailing={
            lines.length > least ? (
              <IconButton
                label={removeLabel(place + 1)}
                icon={<Icon of={trash} />}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            ) : undefined
          }
          onChange={(event) =>
            onChange(lines.map((one) => (one.key === line.key ? { ...one, text: event.target.value } : one)))
          }
        />
      ))}
      {lines.length < most ? (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          icon={<Icon of={plus} weight="bold" />}
          onClick={add}
        >
          {addLabel}
        </Button>
      ) : null}
    </div>
  );
}
