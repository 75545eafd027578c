// The second step: kind, tagline, language.
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { MAX_TAGLINE } from '../../model/club-draft.ts';
import { clubWords } from '../../words-copy.ts';
import { KindChips } from '../kind-chips.tsx';
import { LanguageSelect } from '../language-select.tsx';
import type { CreateStepProps } from './create-step.ts';

export function KindStep({ draft, edit, tried }: CreateStepProps) {
  const words = useCopy(clubWords);
  return (
    <div className="grid gap-6">
      <KindChips
        value={draft.category}
        error={tried && draft.category === null ? words.kindMissing : undefined}
        onChange={(category) => edit({ category })}
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
      <LanguageSelect value={draft.language} onChange={(language) => edit({ language })} />
    </div>
  );
}
