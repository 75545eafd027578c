// The secret of a new webhook, shown once.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyText } from '#domains/auth/public/copy-text.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { webhooksCopy } from '../copy.ts';

export function SecretSheet({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = useCopy(webhooksCopy);
  return (
    <Sheet
      onClose={onClose}
      title={copy.secretTitle}
      footer={
        <Button wide onClick={onClose}>
          {copy.secretDone}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Notice tone="warn">{copy.secretText}</Notice>
        <Field label={copy.secret} value={secret} readOnly onFocus={(event) => event.target.select()} />
        <Button
          variant="secondary"
          wide
          onClick={async () => {
            if (await copyText(secret)) showToast({ title: copy.secretCopied });
          }}
        >
          {copy.secretCopy}
        </Button>
      </div>
    </Sheet>
  );
}
