// The words of a club in its settings: name, handle, tagline, what it is about, kind and language.
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import type { SettingsForm } from '../../data/use-settings-form.ts';
import { MAX_NAME, MAX_TAGLINE } from '../../model/club-draft.ts';
import { normalHandle } from '../../model/handle-rules.ts';
import { MAX_DESCRIPTION } from '../../model/settings-draft.ts';
import { settingsCopy } from '../../settings-copy.ts';
import { clubWords } from '../../words-copy.ts';
import { HandleField } from '../handle-field.tsx';
import { KindChips } from '../kind-chips.tsx';
import { LanguageSelect } from '../language-select.tsx';
import { TimeZoneSelect } from '../time-zone-select.tsx';

export function WordFields({ form, handle }: { form: SettingsForm; handle: string }) {
  const words = useCopy(clubWords);
  const copy = useCopy(settingsCopy);
  const { values: draft, set: edit } = form;
  const left = MAX_DESCRIPTION - draft.description.trim().length;
  return (
    <div className="grid gap-5">
      <Field
        {...form.field('name')}
        label={words.name}
        dir="auto"
        maxLength={MAX_NAME}
        error={form.faults.name ? words.nameShort : form.errors.name}
      />
      <HandleField
        value={draft.handle}
        check={form.check}
        error={form.errors.handle ?? (draft.handle === '' ? words.handleWrong : undefined)}
        rest={normalHandle(draft.handle) === handle ? words.handleHelp : copy.renamed}
        onChange={(typed) => edit({ handle: typed })}
      />
      <TextArea
        label={words.tagline}
        dir="auto"
        rows={2}
        maxLength={MAX_TAGLINE}
        value={draft.tagline}
        hint={words.taglineHelp({ count: MAX_TAGLINE - draft.tagline.length })}
        onChange={(event) => edit({ tagline: event.target.value.replace(/\n/g, ' ') })}
      />
      <TextArea
        {...form.field('description')}
        label={copy.description}
        dir="auto"
        rows={6}
        error={form.faults.description ? copy.descriptionLong : form.errors.description}
        hint={copy.descriptionHelp({ count: Math.max(0, left) })}
      />
      <KindChips value={draft.category} onChange={(category) => edit({ category })} />
      <LanguageSelect value={draft.language} onChange={(language) => edit({ language })} />
      <TimeZoneSelect value={draft.time_zone} onChange={(time_zone) => edit({ time_zone })} />
    </div>
  );
}
