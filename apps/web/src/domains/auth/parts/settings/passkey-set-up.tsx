// Adding a passkey: a name for it, then the browser's own question.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { fingerprintSimple } from '@stagepass/ui/icon/phosphor/fingerprint-simple.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { accountCopy } from '../../account-copy.ts';
import { authCopy } from '../../copy.ts';
import { makePasskey, PasskeyError } from '../../data/passkey.ts';
import type { StepUp } from '../../public/use-step-up.tsx';

export function PasskeySetUp(props: {
  guarded: StepUp['guarded'];
  onDone: (recovery: readonly string[] | null) => void;
  onClose: () => void;
}) {
  const { guarded, onDone, onClose } = props;
  const copy = useCopy(accountCopy);
  const { close } = useCopy(commonCopy);
  const { secondFactor } = useCopy(authCopy);
  const [name, setName] = useState<string>(copy.factors.passkeyDefaultName);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const sentenceFor = (error: unknown) => {
    if (!(error instanceof PasskeyError)) return errorSentence(copy, error);
    return error.trouble === 'stopped' ? secondFactor.passkeyStopped : secondFactor.passkeyUnsupported;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setTrouble(copy.factors.passkeyNameMissing);
    setTrouble(undefined);
    setBusy(true);
    try {
      const started = await guarded(() => call('POST /auth/passkeys/options', {}));
      const response = await makePasskey(started.data.options);
      const body = { name: name.trim(), response };
      const { data } = await guarded(() => call('POST /auth/passkeys', { body }));
      showToast({ title: copy.factors.passkeyAdded, tone: 'good' });
      onDone(data.recovery_codes);
    } catch (error) {
      setTrouble(sentenceFor(error));
      setBusy(false);
    }
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.factors.passkeyAdd}
      closeLabel={close}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Field
          label={copy.factors.passkeyName}
          maxLength={40}
          autoComplete="off"
          hint={copy.factors.passkeyNameHelp}
          value={name}
          error={trouble}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" wide loading={busy} icon={<Icon of={fingerprintSimple} weight="bold" />}>
          {copy.factors.passkeyAdd}
        </Button>
      </form>
    </Drawer>
  );
}
