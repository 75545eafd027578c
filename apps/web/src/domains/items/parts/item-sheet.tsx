// One copy opened: what it is, what can be done with it, where it has been.
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Perforation } from '@stagepass/ui/perforation/perforation.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Skeleton, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useRef, useState } from 'react';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { itemsCopy } from '../copy.ts';
import { useStack } from '../data/inventory.ts';
import { useItem } from '../data/item.ts';
import { numberWords } from '../model/tile-label.ts';
import { AddToCalendar } from '../public/add-to-calendar.tsx';
import { itemCopy } from '../public/item-copy.ts';
import { ModelOffer } from '../public/model-offer.tsx';
import { designMarketPath, placePath } from '../public/paths.ts';
import { TermRows } from '../public/term-rows.tsx';
import { HeadPrint } from './head-print.tsx';
import { BurnAct, ItemActs, type ItemStep } from './item-acts.tsx';
import { ItemSteps } from './item-steps.tsx';
import { Provenance } from './provenance.tsx';
import './items.css';

export interface ItemSheetProps {
  id: string;
  /** Another copy of the same design is to be shown. */
  onOther: (id: string) => void;
  onClose: () => void;
}

export function ItemSheet({ id, onOther, onClose }: ItemSheetProps) {
  const copy = useCopy(itemsCopy);
  const words = useCopy(itemCopy);
  const item = useItem(id);
  const { data } = item;
  const [step, setStep] = useState<ItemStep | null>(null);
  const busy = useRef(false);
  /** One step back, then away; neither while something is on its way to the server. */
  const close = () => {
    if (busy.current) return;
    if (step === null) onClose();
    else setStep(null);
  };
  return (
    <GelScope hue={data?.design.club?.hue ?? 62}>
      <Sheet
        onClose={close}
        title={data?.design.name ?? copy.sheet.title}
        {...(data === undefined ? {} : headOf(data, words))}
      >
        <Answered query={item} copy={copy} failed={copy.sheet.failed} skeleton={<Waiting />}>
          {(found) =>
            step !== null ? (
              <ItemSteps
                item={found}
                step={step}
                onBack={() => setStep(null)}
                onGone={onClose}
                onBusy={(is) => {
                  busy.current = is;
                }}
              />
            ) : (
              <Whole item={found} onStep={setStep} onOther={onOther} onClose={onClose} />
            )
          }
        </Answered>
      </Sheet>
    </GelScope>
  );
}

interface WholeProps extends Pick<ItemSheetProps, 'onOther' | 'onClose'> {
  item: ItemDetails;
  onStep: (step: ItemStep) => void;
}

function Whole({ item, onStep, onOther, onClose }: WholeProps) {
  return (
    <div className="sp-item-sheet">
      <ModelOffer name={item.design.name} url={item.design.model_url} />
      {item.description === '' ? null : (
        <p className="mb-4 whitespace-pre-line break-words" dir="auto">
          {item.description}
        </p>
      )}
      <TermRows design={item.design} />
      <Custody item={item} />
      <ItemActs item={item} onStep={onStep} />
      {item.mine && item.state === 'held' ? (
        <div className="mt-2.5">
          <AddToCalendar item={item} />
        </div>
      ) : null}
      <Standing item={item} />
      <Copies item={item} onOther={onOther} />
      <Perforation />
      <Provenance item={item} />
      <ToMarket item={item} />
      <BurnAct item={item} onGone={onClose} />
    </div>
  );
}

/** Whoever shows an NFT says who holds it. */
function Custody({ item: { token } }: { item: ItemDetails }) {
  const { sheet } = useCopy(itemsCopy);
  if (token === null) return null;
  return (
    <div className="mb-4">
      <Notice tone="plain">
        <b>{sheet.token({ token })}</b> {sheet.custody}
      </Notice>
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex gap-4">
      <Skeleton width="7.375rem" height="7.375rem" />
      <SkeletonText lines={4} />
    </div>
  );
}

/** What stands around the name, which is the sheet's own title. */
function headOf(item: ItemDetails, words: Copy<typeof itemCopy>) {
  const { design } = item;
  return {
    picture: <HeadPrint design={design} />,
    above: <RarityLabel rarity={design.quality}>{words.qualities[design.quality]}</RarityLabel>,
    description: (
      <>
        {words.kinds[design.kind]}
        {design.club === null ? null : (
          <>
            {', '}
            <Link to={clubPath(design.club.handle)}>
              <bdi>{design.club.name}</bdi>
            </Link>
          </>
        )}
        <span className="sp-item-serial">{numberWords(words, item)}</span>
      </>
    ),
  };
}

/** Why something cannot be done now. */
function Standing({ item }: { item: ItemDetails }) {
  const { sheet } = useCopy(itemsCopy);
  const { tag } = useLocale();
  const day = (time: string) => momentIn(tag, time);
  const { redeemable, state, place } = item;
  const path = place === null ? null : placePath(place);
  const words: string[] = [];
  if (!item.mine) words.push(sheet.notMine);
  if (state === 'redeemed') words.push(sheet.redeemed);
  if (state === 'listed') words.push(sheet.listed);
  if (state === 'escrowed') words.push(sheet.escrowed);
  if (item.mine && state === 'held') {
    const closes = redeemable?.transfer_closes_at;
    if (!item.design.transferable) words.push(sheet.bound);
    else if (closes && Date.parse(closes) < Date.now()) words.push(sheet.transferClosed);
    if (redeemable?.until && Date.parse(redeemable.until) < Date.now())
      words.push(sheet.tooLate({ date: day(redeemable.until) }));
  }
  if (words.length === 0) return null;
  return (
    <div className="mt-3">
      <Notice
        tone="plain"
        action={
          path === null ? undefined : (
            <LinkButton to={path} variant="secondary" size="small">
              {sheet.seePlace}
            </LinkButton>
          )
        }
      >
        {words.join(' ')}
      </Notice>
    </div>
  );
}

/** Several copies of one design: which of them is open. */
function Copies({ item, onOther }: { item: ItemDetails; onOther: (id: string) => void }) {
  const { sheet } = useCopy(itemsCopy);
  const stack = useStack(item.design.id, item.state, item.mine);
  const copies = (stack.data ?? []).map((entry) => entry.item);
  if (copies.length < 2) return null;
  return (
    <div className="mt-4">
      <ChipRow label={sheet.copies}>
        {copies.map(({ id, number }) => (
          <Chip
            key={id}
            pressed={id === item.id}
            aria-label={sheet.copy({ number })}
            className="sp-quality-chip"
            onClick={() => onOther(id)}
          >
            #{number}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function ToMarket({ item }: { item: ItemDetails }) {
  const { sheet } = useCopy(itemsCopy);
  const { club, id } = item.design;
  if (club === null) return null;
  return (
    <LinkButton to={designMarketPath(club, id)} variant="ghost" size="small" className="sp-flush mt-3">
      {sheet.toMarket}
    </LinkButton>
  );
}
