// Giving a second factor: a code from the app, a passkey, or a recovery code. Used at sign-in and to confirm anew.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { fingerprintSimple } from '@stagepass/ui/icon/phosphor/fingerprint-simple.ts';
import { lifebuoy } from '@stagepass/ui/icon/phosphor/lifebuoy.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import { askPasskey, passkeyTrouble } from '../data/passkey.ts';

export type FactorKind = 'totp' | 'passkey' | 'recovery';
export type Proof = { totp: string } | { recovery_code: string } | { passkey: Record<string, unknown> };

export function FactorProof(props: {
  kinds: readonly FactorKind[];
  /** What the browser needs to ask for the passkey. */
  passkeyOptions: () => Promise<Record<string, unknown>>;
  /** Throws where the proof is refused. */
  give: (proof: Proof) => Promise<void>;
}) {
  const { kinds, passkeyOptions, give } = props;
  const copy = useCopy(authCopy);
  const words = copy.secondFactor;
  const form = useForm<{ kind: FactorKind; totp: string; recovery: string }>({
    initial: { kind: kinds[0] ?? 'recovery', totp: '', recovery: '' },
    copy,
    check: (typed) => {
      if (typed.kind === 'recovery' && typed.recovery.trim().length < 8)
        return { form: words.recoveryMissing };
      return typed.kind === 'totp' && typed.totp.length < 6 ? { form: copy.reset.codeMissing } : {};
    },
    send: async (typed) => {
      if (typed.kind === 'passkey') return give({ passkey: await askPasskey(await passkeyOptions()) });
      if (typed.kind === 'recovery') return give({ recovery_code: typed.recovery.trim() });
      return give({ totp: typed.totp });
    },
    explain: (error) => {
      form.set({ totp: '' });
      return passkeyTrouble(words, error);
    },
  });
  const { kind, totp } = form.values;
  const trouble = form.errors.form;
  const leads = { totp: words.totpLead, passkey: words.passkeyLead, recovery: words.recoveryLead };
  const insteads = {
    totp: words.insteadTotp,
    passkey: words.insteadPasskey,
    recovery: words.insteadRecovery,
  };

  return (
    <form {...form.form} className="grid gap-4">
      <p className="sp-quiet">{leads[kind]}</p>
      {kind === 'totp' ? (
        <DigitStrip
          key="totp"
          label={copy.code.label}
          value={totp}
          error={trouble}
          disabled={form.pending}
          autoFocus
          onChange={(digits) => form.set({ totp: digits })}
          onComplete={() => void form.submit()}
        />
      ) : null}
      {kind === 'recovery' ? (
        <Field
          {...form.field('recovery')}
          label={words.recoveryCode}
          icon={<Icon of={lifebuoy} />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={trouble}
        />
      ) : null}
      {kind === 'passkey' ? <FormError of={form} /> : null}
      <SubmitButton
        of={form}
        icon={kind === 'passkey' ? <Icon of={fingerprintSimple} weight="bold" /> : undefined}
      >
        {kind === 'passkey' ? words.usePasskey : words.submit}
      </SubmitButton>
      <div className="flex flex-wrap justify-center gap-x-2">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button
              key={other}
              variant="ghost"
              size="small"
              disabled={form.pending}
              onClick={() => form.set({ kind: other })}
            >
              {insteads[other]}
            </Button>
          ))}
      </div>
    </form>
  );
}
