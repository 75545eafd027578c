// What a creator reads where nobody can buy credit on this site: nothing can be sold until its operator turns payments on.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { paymentsOffCopy } from '../payments-off-copy.ts';

export function PaymentsOffNotice() {
  const copy = useCopy(paymentsOffCopy);
  return (
    <div className="my-4">
      <Notice tone="warn">
        {copy.text}
        <ContactLine className="mt-1" text={copy.contact} />
      </Notice>
    </div>
  );
}
