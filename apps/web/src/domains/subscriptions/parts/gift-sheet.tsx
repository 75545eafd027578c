// Giving a plan: for how long, with which message, what it costs and leaves in the wallet; then the link to send.
import { formatUsd } from '@stagepass/base/money.ts';
import { GIFT_MESSAGE_MAX } from '@stagepass/base/subscription-kinds.ts';
import type { Plan } from '@stagepass/contract/subscriptions/shapes.ts';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { PayOrTopUp } from '#domains/ledger/public/pay-or-top-up.tsx';
import { type Spending, SpendSlip } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useGive } from '../data/gifts.ts';
import { giftsCopy } from '../gifts-copy.ts';
import { lengthsOf, lengthWords } from '../model/gift-words.ts';
import { givenGiftsPath, givePath } from '../public/paths.ts';
import { ShareGift } from './share-gift.tsx';

export interface GiftSheetProps {
  plan: Plan;
  /** What the address has of it: a fan who had to top up comes back to what they chose. */
  asked: { length: string | null; message: string | null };
  onClose: () => void;
}

export function GiftSheet({ plan, asked, onClose }: GiftSheetProps) {
  const copy = useCopy(giftsCopy);
  const lengths = lengthsOf(plan);
  const [key, setKey] = useState(asked.length);
  const [message, setMessage] = useState((asked.message ?? '').slice(0, GIFT_MESSAGE_MAX));
  const give = useGive(plan.id);
  const chosen = lengths.find((length) => length.key === key) ?? lengths[0];
  const secret = give.data?.secret ?? null;
  if (secret !== null) return <Ready plan={plan} secret={secret} onClose={onClose} />;
  if (chosen === undefined) return null;
  const line = copy.sheet.line({ plan: plan.name, length: lengthWords(copy, chosen) });
  const next = givePath(plan.id, { length: chosen.key, message: message.trim() });
  const spending: Spending = { lines: [{ name: line, cents: -chosen.price_cents }], next, topUpBelow: true };
  const pay = () =>
    give.mutate(
      {
        ...{ billing: chosen.billing, count: chosen.count, message: message.trim() },
        expected_price_cents: chosen.price_cents,
      },
      { onSuccess: () => haptic('punch'), onError: () => haptic('error') },
    );
  return (
    <Sheet
      onClose={() => (give.isPending ? undefined : onClose())}
      title={copy.sheet.title({ plan: plan.name })}
      footer={
        <PayOrTopUp
          cents={chosen.price_cents}
          spending={spending}
          topUp={copy.sheet.topUp}
          loading={give.isPending}
          onPay={pay}
        >
          {copy.sheet.pay}
        </PayOrTopUp>
      }
    >
      <div className="grid gap-4">
        <Select label={copy.sheet.length} value={chosen.key} onChange={(event) => setKey(event.target.value)}>
          {lengths.map((length) => (
            <option key={length.key} value={length.key}>
              {copy.sheet.option({
                length: lengthWords(copy, length),
                price: formatUsd(length.price_cents),
              })}
            </option>
          ))}
        </Select>
        <TextArea
          label={copy.sheet.message}
          hint={copy.sheet.messageHint}
          rows={3}
          maxLength={GIFT_MESSAGE_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <SpendSlip {...spending} />
        <p className="sp-quiet">{copy.sheet.terms}</p>
        <SpendTrouble error={give.error} copy={copy} next={next} />
      </div>
    </Sheet>
  );
}

function Ready({ plan, secret, onClose }: { plan: Plan; secret: string; onClose: () => void }) {
  const copy = useCopy(giftsCopy);
  return (
    <Sheet
      onClose={onClose}
      title={copy.sheet.done}
      footer={<ShareGift wide secret={secret} plan={plan.name} />}
    >
      <div className="grid gap-4">
        <Notice>{copy.sheet.doneText}</Notice>
        <LinkButton variant="ghost" to={givenGiftsPath()}>
          {copy.toGifts}
        </LinkButton>
      </div>
    </Sheet>
  );
}
