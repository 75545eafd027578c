// The step between the first and the second factor of a sign-in.
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { authCopy } from '../copy.ts';
import { type SecondFactorTicket, type SignInOutcome, settleSignIn } from '../data/sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FactorProof, type Proof } from './factor-proof.tsx';

export function SecondFactorScreen({
  ticket,
  onOutcome,
  onRestart,
}: {
  ticket: SecondFactorTicket;
  onOutcome: (outcome: SignInOutcome) => void;
  onRestart: () => void;
}) {
  const copy = useCopy(authCopy);
  /** A ticket lives a few minutes: past that, only starting over helps. */
  const orRestart = async <T,>(act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } catch (error) {
      if (isApiError(error, 'auth.ticket-expired')) {
        showToast({ title: copy.errors['auth.ticket-expired'], tone: 'bad' });
        onRestart();
      }
      throw error;
    }
  };
  const give = async (proof: Proof) => {
    const body = { ticket: ticket.ticket, proof };
    onOutcome(await orRestart(settleSignIn(call('POST /auth/second-factor', { body }))));
  };
  const passkeyOptions = async () => {
    const body = { ticket: ticket.ticket };
    return (await orRestart(call('POST /auth/second-factor/passkey-options', { body }))).data.options;
  };
  return (
    <AuthFrame headline={copy.secondFactor.headline} height="short">
      <div className="mt-4">
        <FactorProof kinds={ticket.methods} passkeyOptions={passkeyOptions} give={give} />
      </div>
      <div className="mt-2 text-center">
        <Button variant="ghost" size="small" onClick={onRestart}>
          {copy.secondFactor.startOver}
        </Button>
        <ContactLine className="sp-small sp-quiet mt-2" text={copy.secondFactor.lost} />
      </div>
    </AuthFrame>
  );
}
