// /user/change-password: changes the password, or sets a first one for an account without.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { PasswordField } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { settingsPath } from '#domains/users/public/paths.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { accountCopy } from '../account-copy.ts';
import { authCopy } from '../copy.ts';
import { useSecurity, useSecurityChanges } from '../data/security.ts';
import { meetsAll, passwordRules } from '../model/password-rules.ts';
import { registerTroubleField } from '../model/register-trouble.ts';
import { NewPasswordFields } from '../parts/new-password-fields.tsx';
import '../parts/auth-frame.css';
import { useStepUp } from '../public/use-step-up.tsx';
import { waysView } from '../public/views.ts';

export function Component() {
  const copy = useCopy(accountCopy);
  const security = useSecurity();
  const has = security.data?.methods.some((method) => method.kind === 'password') ?? true;
  const title = has ? copy.password.title : copy.password.titleSet;
  useTitle(title);
  return (
    <Screen>
      <TopBar leading={<BackButton above={settingsPath(waysView)} />} />
      <ScreenBody>
        {security.isError ? (
          <ErrorState
            title={copy.password.failed}
            level={1}
            retry={{ label: copy.retry, onRetry: () => void security.refetch(), busy: security.isFetching }}
          >
            {errorSentence(copy, security.error)}
          </ErrorState>
        ) : (
          <>
            <h1 className="sp-display">{title}</h1>
            {security.data ? <PasswordForm has={has} /> : <FormSkeleton label={copy.loading} />}
          </>
        )}
      </ScreenBody>
    </Screen>
  );
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="mt-5 grid gap-2.5">
        <Skeleton height="3.25rem" width="100%" />
        <Skeleton height="3.25rem" width="100%" />
        <Skeleton height="3.25rem" width="100%" />
      </div>
    </SkeletonGroup>
  );
}

type Trouble = Partial<Record<'current' | 'password' | 'again' | 'form', string>>;

function PasswordForm({ has }: { has: boolean }) {
  const copy = useCopy(accountCopy);
  const { signIn, errors } = useCopy(authCopy);
  const navigate = useNavigate();
  const session = useSession();
  const changes = useSecurityChanges();
  const stepUp = useStepUp();
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [trouble, setTrouble] = useState<Trouble>({});
  const [busy, setBusy] = useState(false);
  const rules = passwordRules({ email: session?.email ?? '', ...typed });

  const missing = (): Trouble => {
    if (has && current === '') return { current: copy.password.currentMissing };
    if (!rules.length) {
      const long = [...typed.password].length > 128;
      return { password: errors[long ? 'auth.password-too-long' : 'auth.password-too-short'] };
    }
    if (!rules.notEmail) return { password: errors['auth.password-is-email'] };
    return meetsAll(rules) ? {} : { again: errors['auth.passwords-differ'] };
  };
  const troubleOf = (error: unknown): Trouble => {
    if (isApiError(error, 'auth.invalid-credentials')) return { current: copy.password.currentWrong };
    const field = isApiError(error) ? registerTroubleField(error.code) : 'form';
    return { [field === 'password' || field === 'again' ? field : 'form']: errorSentence(copy, error) };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = missing();
    setTrouble(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const body = {
        password: typed.password,
        rawPassword: typed.again,
        ...(has ? { current_password: current } : {}),
      };
      await stepUp.guarded(() => call('PUT /auth/password', { body }));
      void changes.refresh();
      showToast({ title: copy.password.done, tone: 'good' });
      void navigate(settingsPath(waysView), { replace: true });
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };

  return (
    <>
      <p className="sp-quiet mt-2.5">{has ? copy.password.lead : copy.password.leadSet}</p>
      <form className="sp-auth-form" noValidate onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={session?.email ?? ''} readOnly />
        {has ? (
          <PasswordField
            label={copy.password.current}
            labelHidden
            placeholder={copy.password.current}
            icon={<Icon of={lockSimple} />}
            autoComplete="current-password"
            revealLabel={signIn.showPassword}
            concealLabel={signIn.hidePassword}
            value={current}
            error={trouble.current}
            hint={copy.password.forgot}
            onChange={(event) => {
              setTrouble({});
              setCurrent(event.target.value);
            }}
          />
        ) : null}
        <NewPasswordFields
          typed={typed}
          rules={rules}
          labels={{ password: copy.password.next, again: copy.password.again }}
          errors={trouble}
          onType={(change) => {
            setTrouble({});
            setTyped({ ...typed, ...change });
          }}
        />
        {trouble.form ? (
          <p className="sp-small text-bad" role="alert">
            {trouble.form}
          </p>
        ) : null}
        <Button type="submit" wide loading={busy}>
          {has ? copy.password.submit : copy.password.submitSet}
        </Button>
      </form>
      {stepUp.dialog}
    </>
  );
}
