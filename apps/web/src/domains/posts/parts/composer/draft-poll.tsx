// The poll of a post that is being written: two to ten options, for how many days it is open, one choice or several, when counts show.
import { FEWEST_OPTIONS, MOST_OPTIONS } from '@stagepass/base/vote-opening.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { composerCopy } from '../../composer-copy.ts';
import type { PollDraft } from '../../model/post-draft.ts';

const days = ['1', '3', '7', '30'] as const;
type Days = (typeof days)[number];

export interface DraftPollProps {
  poll: PollDraft;
  onChange: (poll: PollDraft) => void;
}

export function DraftPoll({ poll, onChange }: DraftPollProps) {
  const { poll: copy } = useCopy(composerCopy);
  const { options } = poll;
  const put = (next: readonly string[]) => onChange({ ...poll, options: next });
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0 grid gap-2.5">
      <legend className="sp-field-label">{copy.title}</legend>
      <p className="sp-small sp-quiet">{copy.hint}</p>
      {options.map((text, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is nothing but its place until it is sent
          key={at}
          label={copy.option({ number: at + 1 })}
          labelHidden
          placeholder={copy.option({ number: at + 1 })}
          value={text}
          maxLength={60}
          onChange={(event) => put(options.with(at, event.target.value))}
          trailing={
            options.length > FEWEST_OPTIONS ? (
              <IconButton
                label={copy.remove({ number: at + 1 })}
                icon={<Icon of={x} />}
                onClick={() => put(options.toSpliced(at, 1))}
              />
            ) : undefined
          }
        />
      ))}
      {options.length < MOST_OPTIONS ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon of={plus} />}
            onClick={() => put([...options, ''])}
          >
            {copy.add}
          </Button>
        </div>
      ) : null}
      <span className="sp-field-label">{copy.days}</span>
      <SegmentedControl<Days>
        label={copy.days}
        value={days.find((one) => Number(one) === poll.days) ?? '3'}
        segments={days.map((value) => ({ value, label: copy.day({ count: Number(value) }) }))}
        onChange={(value) => onChange({ ...poll, days: Number(value) })}
      />
      <SwitchRow
        title={copy.several}
        detail={copy.severalHint}
        checked={poll.several}
        onChange={(several) => onChange({ ...poll, several })}
      />
      <SwitchRow
        title={copy.hidden}
        detail={copy.hiddenHint}
        checked={poll.hidden}
        onChange={(hidden) => onChange({ ...poll, hidden })}
      />
    </fieldset>
  );
}
