// "Is it you?": by second factor where there is one, otherwise by password, otherwise by signing in again.
import { Button } from '@stagepass/ui/button/button.tsx';
import { PasswordField } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { call, callData } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { signOut } from '#platform/session/sign-out.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { accountCopy } from '../account-copy.ts';
import { authCopy } from '../copy.ts';
import { type Security, useSecurity } from '../data/security.ts';
import { authPath } from '../public/paths.ts';
import { type FactorKind, FactorProof, type Proof } from './factor-proof.tsx';

function factorsOf(security: Security): FactorKind[] {
  const kinds: FactorKind[] = [];
  if (security.totp) kinds.push('totp');
  if (security.passkeys.length > 0) kinds.push('passkey');
  if (kinds.length > 0 && security.recovery_codes_left > 0) kinds.push('recovery');
  return kinds;
}

export function StepUpDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const copy = useCopy(accountCopy);
  const security = useSecurity();
  const give = async (proof: Proof | { password: string }) => {
    await call('POST /auth/step-up', { body: { proof } });
    onAnswer(true);
  };
  return (
    <Sheet onClose={() => onAnswer(false)} title={copy.stepUp.title} description={copy.stepUp.lead}>
      {security.data ? (
        <div className="pt-2">
          <Question security={security.data} give={give} />
        </div>
      ) : security.isError ? (
        <Button variant="secondary" wide onClick={() => void security.refetch()}>
          {copy.retry}
        </Button>
      ) : (
        <SkeletonGroup label={copy.loading}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}

function Question(props: {
  security: Security;
  give: (proof: Proof | { password: string }) => Promise<void>;
}) {
  const { security, give } = props;
  const kinds = factorsOf(security);
  if (kinds.length > 0) {
    const passkeyOptions = async () => (await callData('POST /auth/step-up/passkey-options', {})).options;
    return <FactorProof kinds={kinds} passkeyOptions={passkeyOptions} give={give} />;
  }
  const hasPassword = security.methods.some((method) => method.kind === 'password');
  return hasPassword ? <ByPassword give={give} /> : <SignInAgain />;
}

function ByPassword({ give }: { give: (proof: { password: string }) => Promise<void> }) {
  const copy = useCopy(accountCopy);
  const { signIn } = useCopy(authCopy);
  const form = useForm({
    initial: { password: '' },
    copy,
    check: ({ password }) => (password === '' ? { password: copy.stepUp.passwordMissing } : {}),
    send: give,
    explain: (error) => {
      const isWrong = isApiError(error, 'auth.second-factor-wrong');
      return { password: isWrong ? copy.stepUp.passwordWrong : errorSentence(copy, error) };
    },
  });
  return (
    <form {...form.form} className="grid gap-4">
      <PasswordField
        {...form.field('password')}
        label={copy.stepUp.password}
        icon={<Icon of={lockSimple} />}
        revealLabel={signIn.showPassword}
        concealLabel={signIn.hidePassword}
      />
      <SubmitButton of={form}>{copy.stepUp.confirm}</SubmitButton>
    </form>
  );
}

/** An account that only knows a provider proves itself by a fresh sign-in. */
function SignInAgain() {
  const copy = useCopy(accountCopy);
  const again = async () => {
    const next = window.location.pathname + window.location.search;
    await signOut({ keepsUnsent: true });
    go(authPath({ next }));
  };
  return (
    <div className="grid gap-4">
      <p className="sp-quiet">{copy.stepUp.again}</p>
      <Button wide onClick={() => void again()}>
        {copy.stepUp.signInAgain}
      </Button>
    </div>
  );
}
