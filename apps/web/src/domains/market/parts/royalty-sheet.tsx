// The club's part of each resale, with an example to the cent.

import { MAX_ROYALTY_BP } from '@stagepass/base/market-limits.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useSetRoyalty } from '../data/store.ts';
import { manageStoreCopy } from '../manage-copy.ts';

const EXAMPLE_CENTS = 2000;

export interface RoyaltySheetProps {
  clubId: string;
  settings: { royalty_bp: number; resale_fee_bp: number };
  onClose: () => void;
}

export function RoyaltySheet({ clubId, settings, onClose }: RoyaltySheetProps) {
  const copy = useCopy(manageStoreCopy);
  const { tag } = useLocale();
  const words = copy.royalty;
  const saving = useSetRoyalty(clubId);
  const form = useForm({
    initial: { bp: settings.royalty_bp },
    copy,
    send: async ({ bp: typed }) => {
      await saving.mutateAsync(typed);
      showToast({ title: words.saved, tone: 'good' });
      onClose();
    },
  });
  const { bp } = form.values;
  const share = (part: number) => Math.floor((EXAMPLE_CENTS * part) / 10_000);
  const [royalty, fee] = [share(bp), share(settings.resale_fee_bp)];
  return (
    <Sheet
      onClose={onClose}
      title={words.title}
      description={words.lead}
      footer={<SubmitButton of={form}>{words.save}</SubmitButton>}
    >
      <form {...form.form} className="grid justify-items-start gap-4">
        <Stepper
          label={words.field}
          decreaseLabel={words.lower}
          increaseLabel={words.higher}
          value={bp}
          max={MAX_ROYALTY_BP}
          step={50}
          format={(value) => percentIn(tag, value / 10_000)}
          onChange={(value) => form.set({ bp: value })}
        />
        <p className="sp-quiet" aria-live="polite">
          {words.example({
            price: formatUsd(EXAMPLE_CENTS),
            royalty: formatUsd(royalty),
            fee: formatUsd(fee),
            rest: formatUsd(EXAMPLE_CENTS - royalty - fee),
          })}
        </p>
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
