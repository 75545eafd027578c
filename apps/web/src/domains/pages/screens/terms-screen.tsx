// The terms of use.
import { useCopy } from '#platform/i18n/copy.ts';
import { LegalText } from '../parts/legal-text.tsx';
import { privacyCopy } from '../privacy-copy.ts';
import { privacyPath } from '../public/paths.ts';
import { termsCopy } from '../terms-copy.ts';

export function Component() {
  const beside = useCopy(privacyCopy);
  return <LegalText {...useCopy(termsCopy)} beside={{ to: privacyPath, title: beside.title }} />;
}
