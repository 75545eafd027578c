// The privacy notice.
import { useCopy } from '#platform/i18n/copy.ts';
import { LegalText } from '../parts/legal-text.tsx';
import { privacyCopy } from '../privacy-copy.ts';
import { termsPath } from '../public/paths.ts';
import { termsCopy } from '../terms-copy.ts';

export function Component() {
  const beside = useCopy(termsCopy);
  return <LegalText {...useCopy(privacyCopy)} beside={{ to: termsPath, title: beside.title }} />;
}
