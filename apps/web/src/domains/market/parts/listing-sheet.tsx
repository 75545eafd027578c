// The editor of a listing in the store: price, how many, per fan, times; with the offer as fans will see it beneath.

import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { copiesLeft, DesignSelect, type ItemDesign } from '#domains/auctions/public/design-select.tsx';
import { clubCopiesOf, useSellableDesigns } from '#domains/items/public/live-designs.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type ListingView, useKeepStore } from '../data/store.ts';
import { listingCopy } from '../listing-copy.ts';
import { manageStoreCopy } from '../manage-copy.ts';
import {
  changesOf,
  clubCopiesIn,
  draftPrice,
  fieldsOf,
  type ListingDraft,
  listingDraftOf,
  MAX_PER_FAN,
  newListingDraft,
  type StockBounds,
  stockBounds,
  stockTrouble,
  wholeIn,
} from '../model/listing-draft.ts';
import { type Priced, priceWords } from '../model/price-words.ts';
import { ListingActs } from './listing-acts.tsx';
import { ListingPreview } from './listing-preview.tsx';

const BuyersField = latePart(
  () => import('./buyers-field.tsx'),
  'BuyersField',
  <Skeleton width="100%" height="4.5rem" />,
);

export interface ListingSheetProps {
  club: { id: string; handle: string };
  /** Null puts a new one out. */
  listing: ListingView | null;
  /** The design that a new one is begun with. */
  designId?: string | null;
  onClose: () => void;
}

interface Writing {
  clubId: string;
  listing: ListingView | null;
  designId: string | null;
  /** Copies that the club holds. */
  clubCopies: number;
  bounds: StockBounds;
  onClose: () => void;
}

function useListingForm({ clubId, listing, designId, clubCopies, bounds, onClose }: Writing) {
  const copy = useCopy(listingCopy);
  const words = copy.sheet;
  const keeping = useKeepStore(clubId);
  return useForm<ListingDraft>({
    initial: () => (listing === null ? newListingDraft() : listingDraftOf(listing)),
    copy,
    check: (draft) => {
      // What stood there before is not judged anew: the edition may have shrunk since.
      const isKept = listing !== null && draft.stock === listingDraftOf(listing).stock;
      const trouble = isKept ? null : stockTrouble(draft, bounds);
      return {
        ...(draftPrice(draft) === undefined ? { price: priceError(draft, words) } : {}),
        ...(trouble === null
          ? {}
          : { stock: words.stockTroubles[trouble]({ least: bounds.least, most: bounds.most ?? 0 }) }),
        ...(wholeIn(draft.perFan, MAX_PER_FAN) === undefined ? { perFan: words.perFanError } : {}),
      };
    },
    send: async (draft, base) => {
      if (draftPrice(draft) === undefined || designId === null) return;
      await keeping.mutateAsync(
        listing === null
          ? {
              deed: 'open',
              body: { design_id: designId, ...fieldsOf(draft), ...clubCopiesIn(draft, clubCopies) },
            }
          : { deed: 'change', id: listing.id, body: changesOf(draft, base) },
      );
      showToast({ title: listing === null ? words.out : words.saved, tone: 'good' });
      onClose();
    },
  });
}

export function ListingSheet({ club, listing, designId = null, onClose }: ListingSheetProps) {
  const copy = useCopy(listingCopy);
  const words = copy.sheet;
  const [chosen, setChosen] = useState<ItemDesign | null>(null);
  const { data: designs = [], isSuccess } = useSellableDesigns(club.id);
  // Without an item there is nothing to fill in: the way to make one stands alone.
  const isNothing = listing === null && isSuccess && designs.length === 0;
  const wanted = chosen ?? designs.find((one) => one.id === designId && copiesLeft(one)) ?? null;
  const design = listing?.design ?? wanted;
  // The edition's rest is known of designs that are live; of others the server says what is wrong.
  const known = designs.find((one) => one.id === design?.id) ?? null;
  const clubCopies = clubCopiesOf(known);
  const bounds = stockBounds(known, listing);
  const form = useListingForm({
    ...{ clubId: club.id, designId: design?.id ?? null, clubCopies },
    ...{ listing, bounds, onClose },
  });
  const price = draftPrice(form.values);
  const token = useTokenOf(club, form.values);
  return (
    <Sheet
      onClose={onClose}
      title={listing?.design.name ?? words.newTitle}
      footer={
        <DrawerActs>
          <Button variant="secondary" disabled={form.pending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton of={form} wide={false} disabled={price === undefined || design === null}>
            {listing === null ? words.put : words.save}
          </SubmitButton>
        </DrawerActs>
      }
    >
      <form {...form.form} className="grid gap-4">
        {listing === null ? (
          <DesignSelect
            club={club}
            value={wanted}
            onChange={setChosen}
            words={{ label: words.design, choose: words.choose, none: copy.noDesigns, toVault: copy.toVault }}
          />
        ) : (
          <Facts listing={listing} />
        )}
        {isNothing || listing !== null ? null : <PaidIn club={club} form={form} />}
        {isNothing ? null : <Amounts form={form} bounds={bounds} />}
        {listing === null && clubCopies > 0 ? (
          <Checkbox
            checked={form.values.clubCopies || known?.state === 'retired'}
            disabled={known?.state === 'retired'}
            onChange={(event) => form.set({ clubCopies: event.currentTarget.checked })}
          >
            {words.clubCopies({ count: clubCopies })}
          </Checkbox>
        ) : null}
        {isNothing ? null : <Terms club={club} form={form} />}
        <FormError of={form} />
        {design === null ? null : (
          <ListingPreview club={club} design={design} price_cents={price} token={token} />
        )}
        {listing === null ? null : (
          <ListingActs club={club} listing={listing} clubCopies={clubCopies} onDone={onClose} />
        )}
      </form>
    </Sheet>
  );
}

type SheetWords = Copy<typeof listingCopy>['sheet'];

const priceError = ({ asset }: ListingDraft, words: SheetWords) =>
  asset === 'token' ? words.tokensError : words.priceError;

function useTokenOf(club: ListingSheetProps['club'], { asset }: ListingDraft): Priced['token'] {
  const { symbol } = useTokenSymbol(club.id);
  return asset === 'token' && symbol !== null ? { symbol } : null;
}

/** One of the two, for as long as the listing is there. */
function PaidIn({ club, form }: { club: ListingSheetProps['club']; form: Form<ListingDraft> }) {
  const { sheet } = useCopy(listingCopy);
  const { symbol } = useTokenSymbol(club.id);
  if (symbol === null) return null;
  const { asset } = form.values;
  return (
    <div className="grid gap-2">
      <span className="sp-field-label">{sheet.paidIn}</span>
      <SegmentedControl
        label={sheet.paidIn}
        value={asset}
        segments={[
          { value: 'credits', label: sheet.credits },
          { value: 'token', label: symbol },
        ]}
        onChange={(next) => form.set({ asset: next, price: '' })}
      />
      {asset === 'token' ? <p className="sp-small sp-quiet">{sheet.tokensGone({ symbol })}</p> : null}
    </div>
  );
}

function Facts({ listing }: { listing: ListingView }) {
  const { sheet } = useCopy(listingCopy);
  const { row } = useCopy(manageStoreCopy);
  const { edition_size: size, issued } = listing.design;
  return (
    <p className="sp-small sp-quiet">
      {size === null ? row.sold({ count: listing.sold }) : sheet.gone({ count: issued, gone: issued, size })}
      {listing.management === null ? null : (
        <>. {sheet.earned({ amount: priceWords(listing, listing.management.revenue_cents) })}</>
      )}
    </p>
  );
}

function Terms({ club, form }: { club: ListingSheetProps['club']; form: Form<ListingDraft> }) {
  const { sheet } = useCopy(listingCopy);
  return (
    <>
      <BuyersField
        club={club}
        value={form.values.condition}
        onChange={(condition) => form.set({ condition })}
      />
      <Field {...form.field('opens')} type="datetime-local" label={sheet.opens} />
      <Field {...form.field('closes')} type="datetime-local" label={sheet.closes} />
    </>
  );
}

function Amounts({ form, bounds }: { form: Form<ListingDraft>; bounds: StockBounds }) {
  const { sheet } = useCopy(listingCopy);
  const draft = form.values;
  const isWrong = draft.price !== '' && draftPrice(draft) === undefined;
  return (
    <>
      <Field
        {...form.field('price')}
        label={draft.asset === 'token' ? sheet.priceInTokens : sheet.price}
        inputMode={draft.asset === 'token' ? 'numeric' : 'decimal'}
        autoComplete="off"
        error={isWrong ? priceError(draft, sheet) : form.errors.price}
      />
      <div className="sp-pair">
        <Field
          {...form.field('stock')}
          label={sheet.stock}
          inputMode="numeric"
          autoComplete="off"
          placeholder={sheet.stockAll}
          hint={bounds.most === null ? sheet.stockHint : sheet.stockMost({ most: bounds.most })}
        />
        <Field
          {...form.field('perFan')}
          label={sheet.perFan}
          inputMode="numeric"
          autoComplete="off"
          placeholder={sheet.noLimit}
          hint={sheet.perFanHint}
        />
      </div>
    </>
  );
}
