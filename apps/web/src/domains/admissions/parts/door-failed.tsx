// The door did not come: why, and a way to try again.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { admissionsCopy } from '../copy.ts';

export function DoorFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const copy = useCopy(admissionsCopy);
  return (
    <Notice
      tone="bad"
      action={
        <Button variant="ghost" size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {errorSentence(copy, error)}
    </Notice>
  );
}
