// The step before a first sign-in makes an account: whom it would be for, and what has to be agreed to.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import { type ConsentTicket, type SignInOutcome, settleSignIn } from '../data/sign-in.ts';
import { methodIcons } from '../model/method-icons.ts';
import { consentCodes } from '../model/register-trouble.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ConsentFields, consentTrouble } from './consent-fields.tsx';

export function ConsentScreen(props: {
  ticket: ConsentTicket;
  /** What the way in is called on its button. */
  name: string;
  onOutcome: (outcome: SignInOutcome) => void;
  onRestart: () => void;
}) {
  const { ticket, name, onOutcome, onRestart } = props;
  const copy = useCopy(authCopy);
  const form = useForm({
    initial: { terms: false, age: false },
    copy,
    check: (consent) => consentTrouble(copy.errors, consent),
    send: async ({ terms, age }) => {
      const body = { ticket: ticket.ticket, accepts_terms: terms, is_13_or_older: age };
      onOutcome(await settleSignIn(call('POST /auth/consent', { body })));
    },
    codes: consentCodes,
    explain: (error) => {
      // A ticket lives ten minutes: past that, only starting over helps.
      if (!isApiError(error, 'auth.ticket-expired')) return undefined;
      showToast({ title: copy.errors['auth.ticket-expired'], tone: 'bad' });
      onRestart();
      return {};
    },
  });

  return (
    <AuthFrame headline={copy.register.headline} height="short">
      <p className="sp-quiet mt-4 mb-3">{copy.consent.lead}</p>
      <RowGroup>
        <ListRow
          title={<span className="break-words">{ticket.label}</span>}
          detail={name}
          leading={<IconPlate icon={<Icon {...methodIcons[ticket.kind]} />} />}
        />
      </RowGroup>
      <form {...form.form} className="sp-auth-form">
        <ConsentFields consent={form.values} errors={form.errors} onChange={form.set} />
        <FormError of={form} />
        <SubmitButton of={form}>{copy.register.submit}</SubmitButton>
      </form>
      <div className="mt-2 text-center">
        <Button variant="ghost" size="small" disabled={form.pending} onClick={onRestart}>
          {copy.secondFactor.startOver}
        </Button>
      </div>
    </AuthFrame>
  );
}
