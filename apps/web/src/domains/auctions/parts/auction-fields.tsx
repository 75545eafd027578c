// The fields of an auction: its words always, its amounts and times while they may still change.
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import type { Form } from '#platform/forms/use-form.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { manageAuctionsCopy } from '../manage-copy.ts';
import { type AuctionDraft, troublesOf } from '../model/auction-draft.ts';

/** What to say at which field before an auction can be sent. */
export function draftErrors({ sheet, errors }: Copy<typeof manageAuctionsCopy>, draft: AuctionDraft) {
  const sentences = {
    title: sheet.titleError,
    start: sheet.amountError,
    reserve: sheet.amountError,
    buyNow: sheet.amountError,
    ends: errors['auctions.terms-uneven'],
  };
  return Object.fromEntries(troublesOf(draft).map((name) => [name, sentences[name]]));
}

/** `terms`: whether amounts and times may change. */
export function AuctionFields({ form, terms }: { form: Form<AuctionDraft>; terms: boolean }) {
  const { sheet } = useCopy(manageAuctionsCopy);
  const money = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <Field label={sheet.title} maxLength={80} {...form.field('title')} />
      <TextArea label={sheet.story} maxLength={2000} {...form.field('story')} />
      {terms ? (
        <>
          <Field label={sheet.start} {...money} {...form.field('start')} />
          <Field label={sheet.reserve} hint={sheet.reserveHint} {...money} {...form.field('reserve')} />
          <Field label={sheet.buyNow} hint={sheet.buyNowHint} {...money} {...form.field('buyNow')} />
          <Field type="datetime-local" label={sheet.starts} {...form.field('starts')} />
          <Field type="datetime-local" label={sheet.ends} {...form.field('ends')} />
        </>
      ) : null}
    </>
  );
}
