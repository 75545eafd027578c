// Giving a second factor: a code from the app, a passkey, or a recovery code. Used at sign-in and to confirm anew.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { fingerprintSimple } from '@stagepass/ui/icon/phosphor/fingerprint-simple.ts';
import { lifebuoy } from '@stagepass/ui/icon/phosphor/lifebuoy.ts';
import { type FormEvent, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import { askPasskey, PasskeyError } from '../data/passkey.ts';

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
  const [kind, setKind] = useState<FactorKind>(kinds[0] ?? 'recovery');
  const [totp, setTotp] = useState('');
  const [recovery, setRecovery] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  const sentenceFor = (error: unknown) => {
    if (!(error instanceof PasskeyError)) return errorSentence(copy, error);
    return error.trouble === 'stopped' ? words.passkeyStopped : words.passkeyUnsupported;
  };
  const attempt = async (make: () => Promise<Proof>) => {
    if (busy) return;
    setTrouble(undefined);
    setBusy(true);
    try {
      await give(await make());
    } catch (error) {
      setTotp('');
      setTrouble(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  const giveCode = (digits: string) => attempt(async () => ({ totp: digits }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'passkey')
      return void attempt(async () => ({ passkey: await askPasskey(await passkeyOptions()) }));
    if (kind === 'recovery') {
      if (recovery.trim().length < 8) return setTrouble(words.recoveryMissing);
      return void attempt(async () => ({ recovery_code: recovery.trim() }));
    }
    if (totp.length < 6) return setTrouble(copy.reset.codeMissing);
    void giveCode(totp);
  };
  const leads = { totp: words.totpLead, passkey: words.passkeyLead, recovery: words.recoveryLead };
  const insteads = {
    totp: words.insteadTotp,
    passkey: words.insteadPasskey,
    recovery: words.insteadRecovery,
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p className="sp-quiet">{leads[kind]}</p>
      {kind === 'totp' ? (
        <DigitStrip
          key="totp"
          label={copy.code.label}
          value={totp}
          error={trouble}
          disabled={busy}
          autoFocus
          onChange={(digits) => {
            setTrouble(undefined);
            setTotp(digits);
          }}
          onComplete={giveCode}
        />
      ) : null}
      {kind === 'recovery' ? (
        <Field
          label={words.recoveryCode}
          icon={<Icon of={lifebuoy} />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={recovery}
          error={trouble}
          onChange={(event) => setRecovery(event.target.value)}
        />
      ) : null}
      {kind === 'passkey' && trouble !== undefined ? (
        <p className="sp-small text-bad" role="alert">
          {trouble}
        </p>
      ) : null}
      <Button
        type="submit"
        wide
        loading={busy}
        icon={kind === 'passkey' ? <Icon of={fingerprintSimple} weight="bold" /> : undefined}
      >
        {kind === 'passkey' ? words.usePasskey : words.submit}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button
              key={other}
              variant="ghost"
              size="small"
              disabled={busy}
              onClick={() => {
                setTrouble(undefined);
                setKind(other);
              }}
            >
              {insteads[other]}
            </Button>
          ))}
      </div>
    </form>
  );
}
