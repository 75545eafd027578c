// One scan opened: who, what, when and where; and taking it back with a reason.
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useVoidScan } from '../data/scans.ts';
import type { ScanEntry } from '../model/scan-entries.ts';
import { verdictOf, whoAndWhat } from '../model/verdict-words.ts';
import { scannerCopy } from '../scanner-copy.ts';
import { useDoorTimes } from './use-door-times.ts';

export interface ScanSheetProps {
  clubId: string;
  entry: ScanEntry;
  onVoided: (view: ScanView) => void;
  onClose: () => void;
}

export function ScanSheet({ clubId, entry, onVoided, onClose }: ScanSheetProps) {
  const copy = useCopy(scannerCopy);
  const words = copy.scan;
  const told = useDoorTimes();
  const said = verdictOf({ copy, ...told }, entry);
  const { view } = entry;
  const facts = [
    [words.person, view?.person?.display_name ?? entry.local?.name],
    [words.item, view?.item?.name ?? entry.local?.what],
    [words.at, told.day(entry.scanned_at)],
    [words.door, view?.scanner],
    [words.staff, view?.staff?.display_name],
    [words.first, view?.first ? told.day(view.first.scanned_at) : null],
  ] as const;
  return (
    <Sheet
      onClose={onClose}
      title={said.title}
      description={said.verdict === 'in' ? whoAndWhat(copy, entry) : said.note}
    >
      <dl className="sp-scan-facts">
        {facts.map(([name, value]) => (value ? <Fact key={name} name={name} value={value} /> : null))}
      </dl>
      {view?.voided ? (
        <div className="mt-4">
          <Notice tone="warn">
            {words.voidedLine({ time: told.clock(view.voided.at), reason: view.voided.reason })}
          </Notice>
        </div>
      ) : null}
      {view?.can.void ? <VoidForm clubId={clubId} view={view} onVoided={onVoided} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

type VoidFormProps = Pick<ScanSheetProps, 'clubId' | 'onVoided' | 'onClose'> & { view: ScanView };

function VoidForm({ clubId, view, onVoided, onClose }: VoidFormProps) {
  const copy = useCopy(scannerCopy);
  const words = copy.scan;
  const take = useVoidScan(clubId);
  const form = useForm({
    initial: { reason: '' },
    copy,
    check: ({ reason }) => ({ reason: reason.trim() === '' ? words.reasonError : undefined }),
    send: async ({ reason }) => {
      onVoided(await take.mutateAsync({ id: view.redemption_id, reason: reason.trim() }));
      showToast({ title: words.voided });
      onClose();
    },
  });
  return (
    <form {...form.form} className="mt-5 grid gap-3">
      <p className="sp-small sp-quiet">{words.voidText}</p>
      <Field {...form.field('reason')} label={words.reason} maxLength={200} />
      <FormError of={form} />
      <SubmitButton of={form} variant="secondary" tone="danger">
        {words.voidAct}
      </SubmitButton>
    </form>
  );
}
