// The editor of an auction: item, title, description, amounts and times, with a preview for fans beneath.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ReactNode, useState } from 'react';
import { clubCopiesOf, useSellableDesigns } from '#domains/items/public/live-designs.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useAuction } from '../data/auction.ts';
import { useKeepAuctions } from '../data/keep-auctions.ts';
import { manageAuctionsCopy } from '../manage-copy.ts';
import {
  type AuctionDraft,
  auctionDraftOf,
  changeOf,
  fieldsOf,
  newAuctionDraft,
} from '../model/auction-draft.ts';
import { endedWords, soldWords } from '../model/ended.ts';
import { copiesLeft, DesignSelect, type ItemDesign } from '../public/design-select.tsx';
import { auctionPath, saleOrderPath } from '../public/paths.ts';
import { AuctionFields, draftErrors } from './auction-fields.tsx';
import { AuctionPreview } from './auction-preview.tsx';
import { CallOff } from './call-off.tsx';

type Club = { id: string; handle: string };

export interface NewAuctionSheetProps {
  club: Club;
  /** The design that it is begun with. */
  designId: string | null;
  onClose: () => void;
}

export function NewAuctionSheet({ club, designId, onClose }: NewAuctionSheetProps) {
  const copy = useCopy(manageAuctionsCopy);
  const words = copy.sheet;
  const [chosen, setDesign] = useState<ItemDesign | null>(null);
  const { data: designs = [] } = useSellableDesigns(club.id);
  const design = chosen ?? designs.find((one) => one.id === designId && canGoUp(one)) ?? null;
  const keeping = useKeepAuctions(club.id);
  const form = useForm<AuctionDraft>({
    initial: () => newAuctionDraft(Date.now()),
    copy,
    check: (draft) => draftErrors(copy, draft),
    send: async (draft) => {
      if (design === null) return;
      const { id } = await keeping.mutateAsync({
        deed: 'open',
        body: { design_id: design.id, ...fieldsOf(draft) },
      });
      showToast({
        title: words.out,
        tone: 'good',
        action: { label: words.see, onAction: () => go(auctionPath(id)) },
      });
      onClose();
    },
  });
  const { title } = form.values;
  return (
    <FormSheet
      title={words.newTitle}
      onClose={onClose}
      form={form}
      act={{ label: words.put, disabled: design === null }}
    >
      <DesignSelect
        club={club}
        value={design}
        onChange={(chosen) => {
          setDesign(chosen);
          if (title === '' || title === design?.name) form.set({ title: chosen.name });
        }}
        words={{ label: words.design, choose: words.choose, none: words.noDesigns, toVault: words.toVault }}
        fits={canGoUp}
      />
      {design !== null && clubCopiesOf(design) > 0 ? (
        <Notice tone="plain">{words.clubCopy({ count: clubCopiesOf(design) })}</Notice>
      ) : null}
      <AuctionFields form={form} terms />
      <FormError of={form} />
      {design === null ? null : <AuctionPreview design={design} draft={form.values} />}
    </FormSheet>
  );
}

/** A copy in the club's own hand, such as one that was not sold before, goes first. */
function canGoUp(design: ItemDesign): boolean {
  return design.transferable && copiesLeft(design);
}

export function AuctionSheet({ club, id, onClose }: { club: Club; id: string; onClose: () => void }) {
  const copy = useCopy(manageAuctionsCopy);
  const auction = useAuction(id);
  if (auction.data?.can.edit) return <Editor club={club} auction={auction.data} onClose={onClose} />;
  return (
    <Sheet onClose={onClose} title={auction.data?.title ?? copy.loading}>
      <Answered query={auction} copy={copy} failed={copy.failed}>
        {(found) => <Over auction={found} />}
      </Answered>
    </Sheet>
  );
}

/** What is past can only be looked at. */
function Over({ auction }: { auction: AuctionView }) {
  const copy = useCopy(manageAuctionsCopy);
  const { sheet } = copy;
  const { sale } = auction;
  const earned = auction.management?.earned_cents ?? null;
  return (
    <div className="grid gap-4">
      <AuctionPreview design={auction.design} draft={auctionDraftOf(auction)} />
      <p dir="auto">{sale === null ? endedWords(auction, copy) : soldWords(sale, copy)}</p>
      {earned === null ? null : <p>{sheet.earned({ amount: formatUsd(earned) })}</p>}
      {sale === null ? null : (
        <LinkButton to={saleOrderPath(sale.order_id)} variant="secondary" wide>
          {copy.seeOrder}
        </LinkButton>
      )}
      <SeeLot id={auction.id} />
    </div>
  );
}

function Editor({ club, auction, onClose }: { club: Club; auction: AuctionView; onClose: () => void }) {
  const copy = useCopy(manageAuctionsCopy);
  const words = copy.sheet;
  const keeping = useKeepAuctions(club.id);
  const form = useForm<AuctionDraft>({
    initial: () => auctionDraftOf(auction),
    copy,
    check: (draft) => draftErrors(copy, draft),
    send: async (draft, base) => {
      const body = changeOf(draft, base);
      await keeping.mutateAsync({ deed: 'change', id: auction.id, body });
      showToast({ title: words.saved, tone: 'good' });
      onClose();
    },
  });
  return (
    <FormSheet
      title={auction.title}
      onClose={onClose}
      form={form}
      act={{ label: words.save, disabled: false }}
    >
      {auction.can.edit_terms ? null : <Notice tone="plain">{words.fixed}</Notice>}
      <AuctionFields form={form} terms={auction.can.edit_terms} />
      <FormError of={form} />
      <AuctionPreview design={auction.design} draft={form.values} />
      <SeeLot id={auction.id} />
      {auction.can.cancel ? <CallOff club={club} auction={auction} onDone={onClose} /> : null}
    </FormSheet>
  );
}

function SeeLot({ id }: { id: string }) {
  const { sheet } = useCopy(manageAuctionsCopy);
  return (
    <LinkButton to={auctionPath(id)} variant="outline" wide>
      {sheet.see}
    </LinkButton>
  );
}

interface FormSheetProps {
  title: string;
  onClose: () => void;
  form: Form<AuctionDraft>;
  act: { label: string; disabled: boolean };
  children: ReactNode;
}

function FormSheet({ title, onClose, form, act, children }: FormSheetProps) {
  const copy = useCopy(manageAuctionsCopy);
  return (
    <Sheet
      onClose={onClose}
      title={title}
      footer={
        <DrawerActs>
          <Button variant="secondary" disabled={form.pending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton of={form} wide={false} disabled={act.disabled}>
            {act.label}
          </SubmitButton>
        </DrawerActs>
      }
    >
      <form {...form.form} className="grid gap-4">
        {children}
      </form>
    </Sheet>
  );
}
