// The bar's buttons of a list of orders, the field that searches it, and what stands there where nothing is found. What is asked
// for changes once the typing pauses.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { fileCsv } from '@stagepass/ui/icon/phosphor/file-csv.ts';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSettled } from '#platform/query/use-settled.ts';
import { ordersCopy } from '../copy.ts';

/** As long as the server reads it. */
const MOST = 60;

export interface Searching {
  isOpen: boolean;
  typed: string;
  /** What the server is asked for. */
  q: string;
  setOpen: (open: boolean) => void;
  setTyped: (typed: string) => void;
}

export function useSearching(): Searching {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim());
  return {
    isOpen,
    typed,
    q: isOpen ? settled : '',
    setTyped,
    setOpen: (open) => {
      setOpen(open);
      if (!open) setTyped('');
    },
  };
}

export function OrderBarButtons({ search, onFile }: { search: Searching; onFile: () => Promise<void> }) {
  const copy = useCopy(ordersCopy);
  const [busy, setBusy] = useState(false);
  const take = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onFile();
      showToast({ title: copy.csvDone });
    } catch {
      showToast({ title: copy.csvFailed, tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <>
      <IconButton
        label={search.isOpen ? copy.searchClose : copy.search}
        icon={<Icon of={search.isOpen ? x : magnifyingGlass} />}
        onClick={() => search.setOpen(!search.isOpen)}
      />
      <IconButton label={copy.csv} icon={<Icon of={fileCsv} />} onClick={() => void take()} />
    </>
  );
}

export function OrderSearchField({ search, label }: { search: Searching; label: string }) {
  if (!search.isOpen) return null;
  return (
    <Field
      label={label}
      labelHidden
      type="search"
      autoFocus
      maxLength={MOST}
      value={search.typed}
      placeholder={label}
      icon={<Icon of={magnifyingGlass} />}
      onChange={(event) => search.setTyped(event.currentTarget.value)}
    />
  );
}

export function NothingFound({ search }: { search: Searching }) {
  const copy = useCopy(ordersCopy);
  return (
    <EmptyState
      title={copy.noneTitle}
      action={<Button onClick={() => search.setOpen(false)}>{copy.clearSearch}</Button>}
    >
      {copy.searchNone({ q: search.q })}
    </EmptyState>
  );
}
