// The first step: the name, and the handle that follows it until it is typed by hand.
import { Field } from '@stagepass/ui/field/field.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { MAX_NAME, withName } from '../../model/club-draft.ts';
import { clubWords } from '../../words-copy.ts';
import { HandleField } from '../handle-field.tsx';
import type { CreateStepProps } from './create-step.ts';

export function NameStep({ draft, edit, tried, check, handleTrouble }: CreateStepProps) {
  const words = useCopy(clubWords);
  const missing = tried && draft.handle === '' ? words.handleWrong : undefined;
  return (
    <div className="grid gap-5">
      <Field
        label={words.name}
        name="club_name"
        autoComplete="off"
        dir="auto"
        maxLength={MAX_NAME}
        value={draft.name}
        error={tried && draft.name.trim().length < 2 ? words.nameShort : undefined}
        hint={words.nameHelp}
        onChange={(event) => edit(withName(draft, event.target.value))}
      />
      <HandleField
        value={draft.handle}
        check={check}
        error={handleTrouble ?? missing}
        rest={words.handleHelp}
        onChange={(handle) => edit({ handle, handle_typed: handle !== '' })}
      />
    </div>
  );
}
