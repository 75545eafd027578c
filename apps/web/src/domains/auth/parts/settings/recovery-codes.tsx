// The recovery codes, shown once: to copy, to download, to write down.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { downloadSimple } from '@stagepass/ui/icon/phosphor/download-simple.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSession } from '#platform/session/session.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { accountCopy } from '../../account-copy.ts';
import { copyText } from '../../public/copy-text.ts';
import './recovery-codes.css';

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { recovery } = useCopy(accountCopy);
  const session = useSession();
  const text = codes.join('\n');
  return (
    <Sheet
      onClose={onClose}
      title={recovery.title}
      description={recovery.lead}
      footer={
        <Button wide onClick={onClose}>
          {recovery.done}
        </Button>
      }
    >
      <ul className="sp-recovery-codes" aria-label={recovery.list}>
        {codes.map((code) => (
          <li key={code} className="sp-num">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <Button
          variant="secondary"
          icon={<Icon of={copyIcon} />}
          onClick={async () => {
            if (await copyText(text)) showToast({ title: recovery.copied });
          }}
        >
          {recovery.copy}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon of={downloadSimple} />}
          onClick={() =>
            download(recovery.fileName, `${recovery.fileHead({ email: session?.email ?? '' })}\n\n${text}\n`)
          }
        >
          {recovery.download}
        </Button>
      </div>
    </Sheet>
  );
}
