// A failure in words only: stands in while the designed screen loads, and where even that cannot be had.
import { Button } from '@stagepass/ui/button/button.tsx';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';

export function PlainFailure({ retry }: { retry: () => void }) {
  const copy = useCopy(commonCopy);
  return (
    <main className="sp-plain-failure" role="alert">
      <p>{copy.errors[navigator.onLine ? 'unavailable' : 'network']}</p>
      <Button onClick={retry}>{copy.retry}</Button>
    </main>
  );
}
