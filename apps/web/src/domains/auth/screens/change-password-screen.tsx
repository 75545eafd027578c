// /user/change-password: changes the password, or sets a first one for an account without.
import { PasswordField } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useNavigate } from 'react-router';
import { settingsPath } from '#domains/users/public/paths.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { accountCopy } from '../account-copy.ts';
import { authCopy } from '../copy.ts';
import { useSecurity, useSecurityChanges } from '../data/security.ts';
import { newPasswordTrouble, passwordRules } from '../model/password-rules.ts';
import { passwordCodes } from '../model/register-trouble.ts';
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
    <BackScreen above={settingsPath(waysView)}>
      {security.isError ? (
        <LoadFailed query={security} copy={copy} title={copy.password.failed} level={1} />
      ) : (
        <>
          <h1 className="sp-display">{title}</h1>
          {security.data ? <PasswordForm has={has} /> : <FormSkeleton label={copy.loading} />}
        </>
      )}
    </BackScreen>
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

function PasswordForm({ has }: { has: boolean }) {
  const copy = useCopy(accountCopy);
  const { signIn, errors } = useCopy(authCopy);
  const navigate = useNavigate();
  const session = useSession();
  const changes = useSecurityChanges();
  const stepUp = useStepUp();
  const email = session?.email ?? '';
  const form = useForm({
    initial: { current: '', password: '', again: '' },
    copy,
    check: (typed) =>
      has && typed.current === ''
        ? { current: copy.password.currentMissing }
        : newPasswordTrouble(errors, { email, ...typed }),
    send: async ({ current, password, again }) => {
      const body = { password, rawPassword: again, ...(has ? { current_password: current } : {}) };
      await stepUp.guarded(() => call('PUT /auth/password', { body }));
      void changes.refresh();
      showToast({ title: copy.password.done, tone: 'good' });
      void navigate(settingsPath(waysView), { replace: true });
    },
    codes: passwordCodes,
    explain: (error) =>
      isApiError(error, 'auth.invalid-credentials') ? { current: copy.password.currentWrong } : undefined,
  });
  const { values } = form;

  return (
    <>
      <p className="sp-quiet mt-2.5">{has ? copy.password.lead : copy.password.leadSet}</p>
      <form {...form.form} className="sp-auth-form">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {has ? (
          <PasswordField
            {...form.field('current')}
            label={copy.password.current}
            labelHidden
            placeholder={copy.password.current}
            icon={<Icon of={lockSimple} />}
            autoComplete="current-password"
            revealLabel={signIn.showPassword}
            concealLabel={signIn.hidePassword}
            hint={copy.password.forgot}
          />
        ) : null}
        <NewPasswordFields
          typed={values}
          rules={passwordRules({ email, ...values })}
          labels={{ password: copy.password.next, again: copy.password.again }}
          errors={form.errors}
          onType={({ password, again }) => form.set({ password, again })}
        />
        <FormError of={form} />
        <SubmitButton of={form}>{has ? copy.password.submit : copy.password.submitSet}</SubmitButton>
      </form>
      {stepUp.dialog}
    </>
  );
}
