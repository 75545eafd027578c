// A new password by the link in the email: nothing to type but the password, and every device is signed out.
import { useNavigate } from 'react-router';
import { call } from '#platform/api/api.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { getSession } from '#platform/session/session.ts';
import { leaveBy } from '#platform/session/sign-out.ts';
import { authCopy } from '../copy.ts';
import { newPasswordTrouble, passwordRules } from '../model/password-rules.ts';
import { passwordCodes } from '../model/register-trouble.ts';
import { authPath } from '../public/paths.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ResetByLink({ token, next }: { token: string; next: string | null }) {
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', again: '' },
    copy,
    // Whose link it is only the server knows: it also refuses the email as a password.
    check: (typed) => newPasswordTrouble(copy.errors, { email: '', ...typed }),
    send: async ({ password }) => {
      const send = () => call('POST /auth/password-resets', { body: { token, password } });
      // The session of this device ends with all others.
      await (getSession() ? leaveBy(send, { keepsUnsent: true }) : send());
      void navigate(authPath({ next }), { replace: true, state: { passwordChanged: true } });
    },
    codes: passwordCodes,
  });
  return (
    <form {...form.form} className="sp-auth-form">
      <p className="sp-quiet">{copy.reset.linkLead}</p>
      <NewPasswordFields
        typed={form.values}
        rules={passwordRules({ email: '', ...form.values })}
        labels={{ password: copy.reset.password, again: copy.reset.again }}
        errors={form.errors}
        onType={({ password, again }) => form.set({ password, again })}
      />
      {form.errors.form === undefined ? null : (
        <p className="sp-small text-bad" role="alert">
          {form.errors.form} <Link to={authPath({ mode: 'reset', next })}>{copy.reset.askAgain}</Link>
        </p>
      )}
      <SubmitButton of={form}>{copy.reset.submit}</SubmitButton>
    </form>
  );
}
