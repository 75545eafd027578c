// Adding a passkey: a name for it, then the browser's own question.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { fingerprintSimple } from '@stagepass/ui/icon/phosphor/fingerprint-simple.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { call } from '#platform/api/api.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { accountCopy } from '../../account-copy.ts';
import { authCopy } from '../../copy.ts';
import { makePasskey, passkeyTrouble } from '../../data/passkey.ts';
import type { StepUp } from '../../public/use-step-up.tsx';

export function PasskeySetUp(props: {
  guarded: StepUp['guarded'];
  onDone: (recovery: readonly string[] | null) => void;
  onClose: () => void;
}) {
  const { guarded, onDone, onClose } = props;
  const copy = useCopy(accountCopy);
  const { secondFactor } = useCopy(authCopy);
  const form = useForm<{ name: string }>({
    initial: { name: copy.factors.passkeyDefaultName },
    copy,
    check: ({ name }) => (name.trim() === '' ? { name: copy.factors.passkeyNameMissing } : {}),
    send: async ({ name }) => {
      const started = await guarded(() => call('POST /auth/passkeys/options', {}));
      const response = await makePasskey(started.data.options);
      const body = { name: name.trim(), response };
      const { data } = await guarded(() => call('POST /auth/passkeys', { body }));
      showToast({ title: copy.factors.passkeyAdded, tone: 'good' });
      onDone(data.recovery_codes);
    },
    explain: (error) => passkeyTrouble(secondFactor, error),
  });
  return (
    <Sheet onClose={onClose} title={copy.factors.passkeyAdd}>
      <form {...form.form} className="grid gap-4">
        <Field
          {...form.field('name')}
          label={copy.factors.passkeyName}
          maxLength={40}
          autoComplete="off"
          hint={copy.factors.passkeyNameHelp}
        />
        <FormError of={form} />
        <SubmitButton of={form} icon={<Icon of={fingerprintSimple} weight="bold" />}>
          {copy.factors.passkeyAdd}
        </SubmitButton>
      </form>
    </Sheet>
  );
}
