// The editor of an auction: what, its words, its amounts and times; with the lot as fans will see it beneath.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer, DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ReactNode, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useAuction } from '../data/auction.ts';
import { useKeepAuctions } from '../data/keep-auctions.ts';
import { manageAuctionsCopy } from '../manage-copy.ts';
import {
  type AuctionDraft,
  auctionDraftOf,
  changeOf,
  newAuctionDraft,
  newAuctionOf,
  troublesOf,
} from '../model/auction-draft.ts';
import { DesignSelect, type ItemDesign } from '../public/design-select.tsx';
import { auctionPath } from '../public/paths.ts';
import { AuctionFields } from './auction-fields.tsx';
import { AuctionPreview } from './auction-preview.tsx';
import { CallOff } from './call-off.tsx';

type Club = { id: string; handle: string };

export function NewAuctionSheet({ club, onClose }: { club: Club; onClose: () => void }) {
  const copy = useCopy(manageAuctionsCopy);
  const words = copy.sheet;
  const [design, setDesign] = useState<ItemDesign | null>(null);
  const [draft, setDraft] = useState(() => newAuctionDraft(Date.now()));
  const [tried, setTried] = useState(false);
  const keeping = useKeepAuctions(club.id);
  const troubles = troublesOf(draft);
  const put = () => {
    setTried(true);
    if (design === null || troubles.length > 0) return;
    keeping.mutate(
      { deed: 'open', body: newAuctionOf(draft, design.id) },
      {
        onSuccess: ({ id }) => {
          showToast({
            title: words.out,
            tone: 'good',
            action: { label: words.see, onAction: () => go(auctionPath(id)) },
          });
          onClose();
        },
      },
    );
  };
  return (
    <Sheet
      title={words.newTitle}
      onClose={onClose}
      act={{ label: words.put, busy: keeping.isPending, disabled: design === null, onPress: put }}
    >
      <DesignSelect
        club={club}
        value={design}
        onChange={(chosen) => {
          setDesign(chosen);
          if (draft.title === '' || draft.title === design?.name) setDraft({ ...draft, title: chosen.name });
        }}
        words={{ label: words.design, choose: words.choose, none: words.noDesigns, toVault: words.toVault }}
        fits={canGoUp}
      />
      <AuctionFields draft={draft} troubles={tried ? troubles : []} terms onChange={setDraft} />
      <Trouble error={keeping.error} />
      {design === null ? null : <AuctionPreview design={design} draft={draft} />}
    </Sheet>
  );
}

/** A copy in the club's own hand, such as one that was not sold before, goes first. */
function canGoUp({ transferable, left, management }: ItemDesign): boolean {
  return transferable && (left !== 0 || (management?.in_vault ?? 0) > 0);
}

export function AuctionSheet({ club, id, onClose }: { club: Club; id: string; onClose: () => void }) {
  const copy = useCopy(manageAuctionsCopy);
  const auction = useAuction(id);
  if (auction.data?.can.edit) return <Editor club={club} auction={auction.data} onClose={onClose} />;
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={auction.data?.title ?? copy.loading}
      closeLabel={copy.close}
    >
      <Answered query={auction} copy={copy} failed={copy.failed}>
        {(found) => <Over auction={found} />}
      </Answered>
    </Drawer>
  );
}

/** What is past can only be looked at. */
function Over({ auction }: { auction: AuctionView }) {
  const { sheet } = useCopy(manageAuctionsCopy);
  const earned = auction.management?.earned_cents ?? null;
  return (
    <div className="grid gap-4">
      <AuctionPreview design={auction.design} draft={auctionDraftOf(auction)} />
      {earned === null ? null : <p>{sheet.earned({ amount: formatUsd(earned) })}</p>}
      <SeeLot id={auction.id} />
    </div>
  );
}

function Editor({ club, auction, onClose }: { club: Club; auction: AuctionView; onClose: () => void }) {
  const { sheet: words } = useCopy(manageAuctionsCopy);
  const [before] = useState(() => auctionDraftOf(auction));
  const [draft, setDraft] = useState<AuctionDraft>(before);
  const keeping = useKeepAuctions(club.id);
  const troubles = troublesOf(draft);
  const save = () =>
    keeping.mutate(
      { deed: 'change', id: auction.id, body: changeOf(draft, before) },
      {
        onSuccess: () => {
          showToast({ title: words.saved, tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <Sheet
      title={auction.title}
      onClose={onClose}
      act={{ label: words.save, busy: keeping.isPending, disabled: troubles.length > 0, onPress: save }}
    >
      {auction.can.edit_terms ? null : <Notice tone="plain">{words.fixed}</Notice>}
      <AuctionFields draft={draft} troubles={troubles} terms={auction.can.edit_terms} onChange={setDraft} />
      <Trouble error={keeping.error} />
      <AuctionPreview design={auction.design} draft={draft} />
      <SeeLot id={auction.id} />
      {auction.can.cancel ? <CallOff club={club} auction={auction} onDone={onClose} /> : null}
    </Sheet>
  );
}

function SeeLot({ id }: { id: string }) {
  const { sheet } = useCopy(manageAuctionsCopy);
  return (
    <Button variant="outline" wide render={(anatomy) => <Link to={auctionPath(id)} {...anatomy} />}>
      {sheet.see}
    </Button>
  );
}

interface SheetProps {
  title: string;
  onClose: () => void;
  act: { label: string; busy: boolean; disabled: boolean; onPress: () => void };
  children: ReactNode;
}

function Sheet({ title, onClose, act, children }: SheetProps) {
  const copy = useCopy(manageAuctionsCopy);
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      closeLabel={copy.close}
      footer={
        <DrawerActs>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button disabled={act.disabled} loading={act.busy} onClick={act.onPress}>
            {act.label}
          </Button>
        </DrawerActs>
      }
    >
      <div className="grid gap-4">{children}</div>
    </Drawer>
  );
}

function Trouble({ error }: { error: unknown }) {
  const copy = useCopy(manageAuctionsCopy);
  if (error === null) return null;
  return (
    <Notice tone="bad" live>
      {troubleOf(error, copy)}
    </Notice>
  );
}

/** The one thing that does not fit, where the server says which. */
function troubleOf(error: unknown, copy: Copy<typeof manageAuctionsCopy>): string {
  const details = isApiError(error) ? error.details : undefined;
  const problem =
    typeof details === 'object' && details !== null && 'problem' in details ? String(details.problem) : '';
  const known: Readonly<Record<string, string>> = copy.problems;
  return known[problem] ?? errorSentence(copy, error);
}
