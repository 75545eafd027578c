// A code as it was read out: eight signs, checked by the server alone.
import { readTypedCode } from '@stagepass/base/redeem-code.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { type FormEvent, useState } from 'react';
import { useOnline } from '#platform/api/use-online.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { scannerCopy } from '../scanner-copy.ts';

export function TypeSheet({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const copy = useCopy(scannerCopy);
  const words = copy.typed;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isOnline = useOnline();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Whoever pastes the address of a code means that code.
    const code = typed.includes('SP1.') ? typed.trim() : readTypedCode(typed);
    if (code === undefined) return setWrong(true);
    onCode(code);
  };
  return (
    <Sheet onClose={onClose} title={words.title} description={words.lead}>
      <form className="grid gap-4" onSubmit={send}>
        <Field
          label={words.label}
          error={isWrong ? words.error : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={600}
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        {isOnline ? null : <Notice tone="warn">{words.offline}</Notice>}
        <Button type="submit" wide>
          {words.act}
        </Button>
      </form>
    </Sheet>
  );
}
