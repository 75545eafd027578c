// The offer of a club to fans whose subscription ended, and to those who are canceling.
import { LEAST_DISCOUNT_PERCENT, MOST_DISCOUNT_PERIODS } from '@stagepass/base/subscription-kinds.ts';
import type { WinBack } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useSetWinBack, useWinBack } from '../../data/offers.ts';
import { manageSubscriptionsCopy } from '../../manage-copy.ts';

export function WinBackOffer({ club }: { club: ClubView }) {
  const copy = useCopy(manageSubscriptionsCopy);
  return (
    <section className="mt-6 grid gap-3" aria-label={copy.winBack.title}>
      <h2 className="sp-title">{copy.winBack.title}</h2>
      <p className="sp-quiet">{copy.winBack.text}</p>
      <Answered query={useWinBack(club.id)} copy={copy} failed={copy.failed}>
        {(offer) => <OfferForm clubId={club.id} offer={offer} />}
      </Answered>
    </section>
  );
}

const counts = Array.from({ length: MOST_DISCOUNT_PERIODS }, (_, at) => at + 1);

function isPercent(text: string): boolean {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return percent >= LEAST_DISCOUNT_PERCENT && percent <= 100;
}

function OfferForm({ clubId, offer }: { clubId: string; offer: WinBack }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const words = copy.winBack;
  const set = useSetWinBack(clubId);
  const form = useForm({
    initial: { ...offer, percent: String(offer.percent), periods: String(offer.periods) },
    copy,
    check: ({ percent }) => (isPercent(percent) ? {} : { percent: words.wrongPercent }),
    send: async ({ percent, periods, active, on_cancel }) => {
      await set.mutateAsync({ percent: Number(percent), periods: Number(periods), active, on_cancel });
      showToast({ title: words.saved, tone: 'good' });
    },
  });
  const { active, on_cancel } = form.values;
  return (
    <form {...form.form} className="grid gap-3">
      <SwitchRow title={words.active} checked={active} onChange={(next) => form.set({ active: next })} />
      <Field
        {...form.field('percent')}
        label={words.percent}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <Select {...form.field('periods')} label={words.periods}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {words.first({ count })}
          </option>
        ))}
      </Select>
      <SwitchRow
        title={words.onCancel}
        checked={on_cancel}
        disabled={!active}
        onChange={(next) => form.set({ on_cancel: next })}
      />
      <FormError of={form} />
      <SubmitButton of={form}>{words.save}</SubmitButton>
    </form>
  );
}
