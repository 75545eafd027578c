// Typing an invitation code that somebody was told.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { admissionsCopy } from '../copy.ts';
import { invitationPath } from '../public/paths.ts';

export function CodeSheet({ onClose }: { onClose: () => void }) {
  const copy = useCopy(admissionsCopy);
  const formId = useId();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const clean = code.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (clean.length >= 6) void navigate(invitationPath(clean));
  };
  return (
    <Sheet
      onClose={onClose}
      title={copy.code.title}
      footer={
        <Button wide type="submit" form={formId} disabled={clean.length < 6}>
          {copy.code.use}
        </Button>
      }
    >
      <form id={formId} onSubmit={use}>
        <Field
          label={copy.code.field}
          hint={copy.code.hint}
          value={code}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="sp-num"
          onChange={(event) => setCode(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
