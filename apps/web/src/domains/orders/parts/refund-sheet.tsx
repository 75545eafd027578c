// The question before a refund: the whole amount, who gets it, and the reason that the buyer will read.
import { formatUsd } from '@stagepass/base/money.ts';
import type { OrderDetails } from '@stagepass/contract/orders/shapes.ts';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { ordersCopy } from '../copy.ts';
import { useRefund } from '../data/orders.ts';
import { paidWords } from '../model/amounts.ts';
import { orderCopy } from '../order-copy.ts';

export function RefundSheet({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const copy = useCopy(orderCopy);
  const list = useCopy(ordersCopy);
  const refunding = useRefund(order.id);
  const amount = paidWords(order, list);
  const inCredits = order.asset_id === 'credits';
  const form = useForm({
    initial: { reason: '' },
    copy,
    check: ({ reason }) => (reason.trim() === '' ? { reason: copy.reasonMissing } : {}),
    explain: (error) => {
      const { missing_cents } = ((isApiError(error) && error.details) || {}) as { missing_cents?: number };
      return missing_cents === undefined
        ? undefined
        : { form: copy.refusals['balance-short']({ missing: formatUsd(missing_cents) }) };
    },
    send: async ({ reason }) => {
      await refunding.mutateAsync(reason.trim());
      showToast({ title: copy.refundDone({ amount }), tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={copy.refundTitle({ amount, name: order.buyer?.display_name ?? list.buyerGone })}
      description={(inCredits ? copy.refundText : copy.refundTextTokens)({ number: order.copy_number ?? 0 })}
      footer={
        <SubmitButton of={form} tone="danger">
          {copy.refund({ amount })}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <TextArea {...form.field('reason')} label={copy.reasonLabel} hint={copy.reasonHint} maxLength={500} />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
