// The line under a code: when it can be sent again, and another way beside it.
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import type { Resend } from '../data/use-resend.ts';
import { clockText } from '../model/resend-clock.ts';
import './resend-row.css';

export function ResendRow({
  resend,
  onSent,
  aside,
}: {
  resend: Resend;
  onSent: () => void;
  aside?: ReactNode;
}) {
  const { code } = useCopy(authCopy);
  const [before, after] = code.resendIn({ time: '\u0000' }).split('\u0000');
  return (
    <div className="sp-resend">
      {resend.wait_s > 0 ? (
        <span role="timer">
          {before}
          <b className="sp-num">{clockText(resend.wait_s)}</b>
          {after}
        </span>
      ) : (
        <button
          type="button"
          aria-busy={resend.sending ? true : undefined}
          disabled={resend.sending}
          onClick={async () => {
            if (await resend.send()) onSent();
          }}
        >
          {code.resend}
        </button>
      )}
      {aside}
    </div>
  );
}
