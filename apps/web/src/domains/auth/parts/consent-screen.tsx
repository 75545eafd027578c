// The step before a first sign-in makes an account: whom it would be for, and what has to be agreed to.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import { type ConsentTicket, type SignInOutcome, settleSignIn } from '../data/sign-in.ts';
import { methodIcons } from '../model/method-icons.ts';
import { registerTroubleField } from '../model/register-trouble.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ConsentFields } from './consent-fields.tsx';

type Trouble = { terms?: string; age?: string; form?: string };

export function ConsentScreen(props: {
  ticket: ConsentTicket;
  /** What the way in is called on its button. */
  name: string;
  onOutcome: (outcome: SignInOutcome) => void;
  onRestart: () => void;
}) {
  const { ticket, name, onOutcome, onRestart } = props;
  const copy = useCopy(authCopy);
  const [consent, setConsent] = useState({ accepts: false, oldEnough: false });
  const [trouble, setTrouble] = useState<Trouble>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const missing = (): Trouble => {
    if (!consent.accepts) return { terms: copy.errors['auth.terms-not-accepted'] };
    return consent.oldEnough ? {} : { age: copy.errors['auth.too-young'] };
  };
  const fail = (found: Trouble) => {
    setTrouble(found);
    const [field] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = missing();
    if (Object.keys(found).length > 0) return fail(found);
    setTrouble({});
    setBusy(true);
    try {
      const body = {
        ticket: ticket.ticket,
        accepts_terms: consent.accepts,
        is_13_or_older: consent.oldEnough,
      };
      onOutcome(await settleSignIn(call('POST /auth/consent', { body })));
    } catch (error) {
      setBusy(false);
      // A ticket lives ten minutes: past that, only starting over helps.
      if (isApiError(error, 'auth.ticket-expired')) {
        showToast({ title: copy.errors['auth.ticket-expired'], tone: 'bad' });
        return onRestart();
      }
      const field = isApiError(error) ? registerTroubleField(error.code) : 'form';
      fail({ [field]: errorSentence(copy, error) });
    }
  };

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
      <form ref={form} className="sp-auth-form" noValidate onSubmit={submit}>
        <ConsentFields
          consent={consent}
          errors={trouble}
          onChange={(changed) => {
            setTrouble({});
            setConsent(changed);
          }}
        />
        {trouble.form ? (
          <p className="sp-small text-bad" role="alert">
            {trouble.form}
          </p>
        ) : null}
        <Button type="submit" wide loading={busy}>
          {copy.register.submit}
        </Button>
      </form>
      <div className="mt-2 text-center">
        <Button variant="ghost" size="small" disabled={busy} onClick={onRestart}>
          {copy.secondFactor.startOver}
        </Button>
      </div>
    </AuthFrame>
  );
}
