// The fields of an auction: its words always, its amounts and times while they may still change.
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageAuctionsCopy } from '../manage-copy.ts';
import type { AuctionDraft, Trouble } from '../model/auction-draft.ts';

export interface AuctionFieldsProps {
  draft: AuctionDraft;
  troubles: readonly Trouble[];
  /** Whether amounts and times may change. */
  terms: boolean;
  onChange: (draft: AuctionDraft) => void;
}

export function AuctionFields({ draft, troubles, terms, onChange }: AuctionFieldsProps) {
  const { sheet, errors } = useCopy(manageAuctionsCopy);
  const write = (name: keyof AuctionDraft) => ({
    value: draft[name],
    onChange: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange({ ...draft, [name]: event.currentTarget.value }),
  });
  const money = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const wrong = (which: Trouble) => (troubles.includes(which) ? sheet.amountError : undefined);
  return (
    <>
      <Field label={sheet.title} maxLength={80} {...write('title')} />
      <TextArea label={sheet.story} maxLength={2000} {...write('story')} />
      {terms ? (
        <>
          <Field label={sheet.start} error={wrong('start')} {...money} {...write('start')} />
          <Field
            label={sheet.reserve}
            hint={sheet.reserveHint}
            error={wrong('reserve')}
            {...money}
            {...write('reserve')}
          />
          <Field
            label={sheet.buyNow}
            hint={sheet.buyNowHint}
            error={wrong('buyNow')}
            {...money}
            {...write('buyNow')}
          />
          <Field type="datetime-local" label={sheet.starts} {...write('starts')} />
          <Field
            type="datetime-local"
            label={sheet.ends}
            error={troubles.includes('ends') ? errors['auctions.terms-uneven'] : undefined}
            {...write('ends')}
          />
        </>
      ) : null}
    </>
  );
}
