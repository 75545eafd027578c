// /operator/reports: reports and appeals that only the site operator can decide.
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { useTitle } from '#platform/title/title.ts';
import { operatorCopy } from '../operator-copy.ts';
import { CaseQueue } from '../parts/case-queue.tsx';

export function Component() {
  const copy = useCopy(operatorCopy);
  useTitle(copy.title);
  return (
    <BackScreen above="/operator">
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <CaseQueue clubId={null} />
    </BackScreen>
  );
}
