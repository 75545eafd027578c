// The field that searches a statement: what is asked for changes once the typing pauses.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useTypedSearch } from '#platform/query/use-settled.ts';
import { statementCopy } from '../statement-copy.ts';

/** As long as the server reads it. */
const MOST = 60;

export function StatementSearch({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const copy = useCopy(statementCopy);
  const [typed, setTyped] = useTypedSearch(q, onChange);
  return (
    <Field
      label={copy.searchLabel}
      labelHidden
      type="search"
      autoFocus
      maxLength={MOST}
      value={typed}
      placeholder={copy.searchLabel}
      hint={q === '' ? copy.searchStart : copy.searchAll}
      icon={<Icon of={magnifyingGlass} />}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
