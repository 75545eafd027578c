// The language mostly spoken in a club, each named in itself.
import { Select } from '@stagepass/ui/select/select.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { languageName, offeredLanguages } from '../model/languages.ts';
import { clubWords } from '../words-copy.ts';

export function LanguageSelect({ value, onChange }: { value: string; onChange: (language: string) => void }) {
  const words = useCopy(clubWords);
  const { tag } = useLocale();
  return (
    <Select
      label={words.language}
      hint={words.languageHelp}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {offeredLanguages(value, tag).map((language) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </Select>
  );
}
