// A failure in words only: of a part of a screen, while the designed screen for failures loads, and where even that did not come.
import { Button } from '@stagepass/ui/button/button.tsx';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';

export function useFailureSentence(): string {
  return useCopy(commonCopy).errors[navigator.onLine ? 'unavailable' : 'network'];
}

/** `of` a part of a screen it is as high as its words. */
export function PlainFailure({ retry, of = 'screen' }: { retry: () => void; of?: 'screen' | 'part' }) {
  const copy = useCopy(commonCopy);
  const Place = of === 'screen' ? 'main' : 'div';
  return (
    <Place className="sp-plain-failure" data-of={of} role="alert">
      <p>{useFailureSentence()}</p>
      <Button onClick={retry}>{copy.retry}</Button>
    </Place>
  );
}
