// Takes a receipt along as a file to print.
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useCopy } from '#platform/i18n/copy.ts';
import { downloadReceipt } from '../data/statement.ts';
import { statementCopy } from '../statement-copy.ts';

export function ReceiptFile({ id, number }: { id: string; number: string }) {
  const { receipt: words } = useCopy(statementCopy);
  const file = useMutation({ mutationFn: downloadReceipt });
  const take = () =>
    file.mutate(
      { id, number },
      {
        onSuccess: () => showToast({ title: words.pdfDone, tone: 'good' }),
        onError: () => showToast({ title: words.pdfFailed, tone: 'bad' }),
      },
    );
  return (
    <Button wide variant="outline" loading={file.isPending} onClick={take}>
      {words.pdf}
    </Button>
  );
}
