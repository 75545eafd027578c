// The editor of a listing in the store: price, how many, per fan, times; with the offer as fans will see it beneath.

import { MAX_STOCK } from '@stagepass/base/market-limits.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer, DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { lazy, Suspense, useState } from 'react';
import { copiesLeft, DesignSelect, type ItemDesign } from '#domains/auctions/public/design-select.tsx';
import { useLiveDesigns } from '#domains/auctions/public/live-designs.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { type ListingView, useKeepStore } from '../data/store.ts';
import { listingCopy } from '../listing-copy.ts';
import { manageStoreCopy } from '../manage-copy.ts';
import {
  changesOf,
  draftPrice,
  fieldsOf,
  type ListingDraft,
  listingDraftOf,
  newListingDraft,
} from '../model/listing-draft.ts';
import { ListingActs } from './listing-acts.tsx';
import { ListingPreview } from './listing-preview.tsx';

const BuyersField = lazy(async () => ({ default: (await import('./buyers-field.tsx')).BuyersField }));

export interface ListingSheetProps {
  club: { id: string; handle: string };
  /** Null puts a new one out. */
  listing: ListingView | null;
  /** The design that a new one is begun with. */
  designId?: string | null;
  onClose: () => void;
}

export function ListingSheet({ club, listing, designId = null, onClose }: ListingSheetProps) {
  const copy = useCopy(listingCopy);
  const words = copy.sheet;
  const [before] = useState(() => (listing === null ? newListingDraft() : listingDraftOf(listing)));
  const [draft, setDraft] = useState(before);
  const [chosen, setChosen] = useState<ItemDesign | null>(null);
  const keeping = useKeepStore(club.id);
  const { data: designs = [] } = useLiveDesigns(club.id);
  const wanted = chosen ?? designs.find((one) => one.id === designId && copiesLeft(one)) ?? null;
  const design = listing?.design ?? wanted;
  const price = draftPrice(draft);
  const write = (part: Partial<ListingDraft>) => setDraft({ ...draft, ...part });
  const save = () => {
    if (price === undefined || design === null) return;
    const deed =
      listing === null
        ? { deed: 'open' as const, body: { design_id: design.id, ...fieldsOf(draft, price) } }
        : { deed: 'change' as const, id: listing.id, body: changesOf(draft, before, price) };
    keeping.mutate(deed, {
      onSuccess: () => {
        showToast({ title: listing === null ? words.out : words.saved, tone: 'good' });
        onClose();
      },
    });
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={listing?.design.name ?? words.newTitle}
      closeLabel={copy.close}
      footer={
        <DrawerActs>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            disabled={price === undefined || design === null}
            loading={keeping.isPending}
            onClick={save}
          >
            {listing === null ? words.put : words.save}
          </Button>
        </DrawerActs>
      }
    >
      <div className="grid gap-4">
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
        <Amounts draft={draft} bad={draft.price !== '' && price === undefined} onChange={write} />
        <Suspense fallback={<Skeleton width="100%" height="4.5rem" />}>
          <BuyersField club={club} value={draft.condition} onChange={(condition) => write({ condition })} />
        </Suspense>
        <Times draft={draft} onChange={write} />
        {keeping.isError ? (
          <Notice tone="bad" live>
            {troubleOf(keeping.error, copy)}
          </Notice>
        ) : null}
        {design === null ? null : <ListingPreview club={club} design={design} price_cents={price} />}
        {listing === null ? null : <ListingActs club={club} listing={listing} onDone={onClose} />}
      </div>
    </Drawer>
  );
}

/** The one thing that does not fit, where the server says which. */
function troubleOf(error: unknown, copy: Copy<typeof listingCopy>): string {
  const details = isApiError(error) ? error.details : undefined;
  const problem =
    typeof details === 'object' && details !== null && 'problem' in details ? String(details.problem) : '';
  const known: Readonly<Record<string, string>> = copy.problems;
  return known[problem] ?? errorSentence(copy, error);
}

function Facts({ listing }: { listing: ListingView }) {
  const { sheet } = useCopy(listingCopy);
  const { row } = useCopy(manageStoreCopy);
  const { edition_size: size, issued } = listing.design;
  return (
    <p className="sp-small sp-quiet">
      {size === null ? row.sold({ count: listing.sold }) : sheet.gone({ count: issued, gone: issued, size })}
      {listing.management === null ? null : (
        <>. {sheet.earned({ amount: formatUsd(listing.management.revenue_cents) })}</>
      )}
    </p>
  );
}

type PartProps = { draft: ListingDraft; onChange: (part: Partial<ListingDraft>) => void };

function Amounts({ draft, bad, onChange }: PartProps & { bad: boolean }) {
  const { sheet } = useCopy(listingCopy);
  return (
    <>
      <Field
        label={sheet.price}
        inputMode="decimal"
        autoComplete="off"
        value={draft.price}
        error={bad ? sheet.priceError : undefined}
        onChange={(event) => onChange({ price: event.currentTarget.value })}
      />
      <div className="sp-pair">
        <div className="grid gap-1.5">
          <span className="sp-small sp-quiet">{sheet.stock}</span>
          <Stepper
            label={sheet.stock}
            decreaseLabel={sheet.fewer}
            increaseLabel={sheet.more}
            value={draft.stock}
            max={MAX_STOCK}
            format={(value) => (value === 0 ? sheet.stockAll : String(value))}
            onChange={(stock) => onChange({ stock })}
          />
        </div>
        <div className="grid gap-1.5">
          <span className="sp-small sp-quiet">{sheet.perFan}</span>
          <Stepper
            label={sheet.perFan}
            decreaseLabel={sheet.fewerPerFan}
            increaseLabel={sheet.morePerFan}
            value={draft.perFan}
            max={1000}
            format={(value) => (value === 0 ? '∞' : String(value))}
            onChange={(perFan) => onChange({ perFan })}
          />
        </div>
      </div>
    </>
  );
}

function Times({ draft, onChange }: PartProps) {
  const { sheet } = useCopy(listingCopy);
  return (
    <>
      <Field
        type="datetime-local"
        label={sheet.opens}
        value={draft.opens}
        onChange={(event) => onChange({ opens: event.currentTarget.value })}
      />
      <Field
        type="datetime-local"
        label={sheet.closes}
        value={draft.closes}
        onChange={(event) => onChange({ closes: event.currentTarget.value })}
      />
    </>
  );
}
