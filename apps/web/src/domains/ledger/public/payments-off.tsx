// What a creator reads where nobody can buy credit on this site: nothing can be sold until its operator turns payments on.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { useSite } from '#platform/site/site.ts';
import { moneyCopy } from '../money-copy.ts';

export function PaymentsOff() {
  const copy = useCopy(moneyCopy);
  if (useSite()?.payments !== 'off') return null;
  return (
    <div className="my-4">
      <Notice tone="warn">
        {copy.paymentsOff}
        <ContactLine className="mt-1" text={copy.paymentsOffContact} />
      </Notice>
    </div>
  );
}
