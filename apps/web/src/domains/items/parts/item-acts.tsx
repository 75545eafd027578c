// What the owner can do with a copy: redeem, pin, sell, gift or delete it.
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { flame } from '@stagepass/ui/icon/phosphor/flame.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { handWaving } from '@stagepass/ui/icon/phosphor/hand-waving.ts';
import { qrCode } from '@stagepass/ui/icon/phosphor/qr-code.ts';
import { tag } from '@stagepass/ui/icon/phosphor/tag.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ComponentType, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { itemsCopy } from '../copy.ts';
import { useBurnItem, useUseItem } from '../data/item.ts';
import { numberWords } from '../model/tile-label.ts';
import { itemCopy } from '../public/item-copy.ts';
import { itemCodePath } from '../public/paths.ts';
import { type SellParts, sellParts } from '../public/sell-slot.ts';

const Nothing: ComponentType<object> = () => null;
const loadSellNote = async (): Promise<Required<Pick<SellParts, 'SellNote'>>> => ({
  SellNote: Nothing,
  ...(await sellParts.read()?.()),
});
const SellNote = latePart(loadSellNote, 'SellNote', null);

/** What the sheet turns to. */
export type ItemStep = 'sell' | 'gift';

export function ItemActs({ item, onStep }: { item: ItemDetails; onStep: (step: ItemStep) => void }) {
  const { sheet } = useCopy(itemsCopy);
  const { can, redeemable } = item;
  const canSell = can.sell && sellParts.read() !== undefined;
  if (!item.mine) return null;
  return (
    <>
      {can.redeem ? (
        <LinkButton to={itemCodePath(item.id)} wide icon={<Icon of={qrCode} />}>
          {redeemable === null || redeemable.offer === '' || item.design.kind === 'ticket'
            ? sheet.redeemPlain
            : sheet.redeem({ offer: redeemable.offer })}
        </LinkButton>
      ) : null}
      {can.use || canSell || can.gift ? (
        <div className="sp-item-acts">
          {can.use ? <UseAct item={item} /> : null}
          {canSell ? <Act icon={tag} label={sheet.sell} onPress={() => onStep('sell')} /> : null}
          {can.gift ? <Act icon={gift} label={sheet.gift} onPress={() => onStep('gift')} /> : null}
        </div>
      ) : null}
      {canSell ? <SellNote item={item} /> : null}
    </>
  );
}

/** For good, so it stands last in the sheet and is asked about. */
export function BurnAct({ item, onGone }: { item: ItemDetails; onGone: () => void }) {
  const { sheet } = useCopy(itemsCopy);
  const [asked, setAsked] = useState(false);
  if (!item.mine || !item.can.burn) return null;
  return (
    <div className="mt-1">
      <Button
        variant="ghost"
        tone="danger"
        size="small"
        className="sp-flush"
        icon={<Icon of={flame} />}
        onClick={() => setAsked(true)}
      >
        {sheet.burn}
      </Button>
      <BurnQuestion item={item} open={asked} onClose={() => setAsked(false)} onGone={onGone} />
    </div>
  );
}

type ActProps = { icon: IconShape; label: string; pressed?: boolean | undefined; onPress: () => void };

function Act({ icon, label, pressed, onPress }: ActProps) {
  const weight = pressed ? 'fill' : 'regular';
  return (
    <button type="button" className="sp-item-act" aria-pressed={pressed} onClick={onPress}>
      <Icon of={icon} weight={weight as never} />
      {label}
    </button>
  );
}

function UseAct({ item }: { item: ItemDetails }) {
  const copy = useCopy(itemsCopy);
  const use = useUseItem(item.id, {
    done: (_item, in_use) => showToast({ title: in_use ? copy.sheet.used : copy.sheet.unused }),
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  return (
    <Act
      icon={handWaving}
      label={item.in_use ? copy.sheet.unuse : copy.sheet.use}
      pressed={item.in_use}
      onPress={() => use.mutate(!item.in_use)}
    />
  );
}

type BurnProps = { item: ItemDetails; open: boolean; onClose: () => void; onGone: () => void };

function BurnQuestion({ item, open, onClose, onGone }: BurnProps) {
  const copy = useCopy(itemsCopy);
  const words = useCopy(itemCopy);
  const burn = useBurnItem(item.id);
  const destroy = async () => {
    // Awaited, not called back: a copy that is gone takes this question away before the answer is dealt with.
    const burned = await burn.mutateAsync().catch(() => null);
    if (burned === null) return;
    showToast({ title: copy.sheet.burned });
    onGone();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={copy.sheet.burnTitle({ name: item.design.name })}
      description={
        <>
          {copy.sheet.burnText({ number: numberWords(words, item) })}
          {burn.isError ? (
            <Notice tone="bad" live>
              {errorSentence(copy, burn.error)}
            </Notice>
          ) : null}
        </>
      }
      confirm={{
        label: copy.sheet.burnAct,
        tone: 'danger',
        loading: burn.isPending,
        onConfirm: () => void destroy(),
      }}
    />
  );
}
