// The statement as a file: of one month, or of everything.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { fileCsv } from '@stagepass/ui/icon/phosphor/file-csv.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { downloadStatement } from '../data/statement.ts';
import { type Month, monthName } from '../model/months.ts';
import { statementCopy } from '../statement-copy.ts';

export function CsvSheet({ month, onClose }: { month: Month; onClose: () => void }) {
  const copy = useCopy(statementCopy);
  const { tag } = useLocale();
  const [busy, setBusy] = useState(false);
  const take = async (which: Month | null) => {
    if (busy) return;
    setBusy(true);
    try {
      await downloadStatement(which);
      showToast({ title: copy.csvDone });
      onClose();
    } catch {
      showToast({ title: copy.csvFailed, tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Sheet onClose={onClose} title={copy.csvTitle} description={copy.csvText}>
      <RowGroup>
        <ListRow
          leading={<Icon of={fileCsv} size="1.375rem" />}
          title={copy.csvMonth({ month: monthName(month, new Date(), tag) })}
          disabled={busy}
          onPress={() => void take(month)}
        />
        <ListRow
          leading={<Icon of={fileCsv} size="1.375rem" />}
          title={copy.csvAll}
          disabled={busy}
          onPress={() => void take(null)}
        />
      </RowGroup>
    </Sheet>
  );
}
