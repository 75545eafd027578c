// The sheet for bidding by itself: the most one would pay, kept secret, and what is held for it.

import { MAX_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { auctionsCopy } from '../copy.ts';
import { quickMaxima } from '../model/bid-steps.ts';
import { SpendTrouble } from '../public/spend-trouble.tsx';

export interface MaxSheetProps {
  auction: AuctionView;
  least: number;
  busy: boolean;
  error: unknown;
  onBid: (max_cents: number) => void;
  onClose: () => void;
}

const typed = (cents: number) => (cents / 100).toFixed(2);

export function MaxSheet({ auction, least, busy, error, onBid, onClose }: MaxSheetProps) {
  const copy = useCopy(auctionsCopy);
  const words = copy.sheet;
  const raises = auction.mine?.leading === true;
  const quick = quickMaxima(least);
  const [text, setText] = useState(() => typed(quick[0] ?? least));
  const cents = parseUsd(text);
  const low = cents !== undefined && (cents < least || cents > MAX_AMOUNT);
  const problem =
    cents === undefined ? words.noAmount : low ? words.tooLow({ amount: formatUsd(least) }) : undefined;
  return (
    <Sheet
      onClose={onClose}
      title={raises ? words.raiseTitle : words.title}
      description={raises ? words.raiseLead : words.lead}
      footer={
        <Button
          variant="pay"
          wide
          stub={formatUsd(cents ?? least)}
          disabled={problem !== undefined}
          loading={busy}
          onClick={() => (cents === undefined ? undefined : onBid(cents))}
        >
          {words.confirm}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={words.field}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          hint={words.hint({ amount: formatUsd(least) })}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ChipRow label={words.steps}>
          {quick.map((amount) => (
            <Chip key={amount} pressed={cents === amount} onClick={() => setText(typed(amount))}>
              {formatUsd(amount)}
            </Chip>
          ))}
        </ChipRow>
        <p className="sp-small sp-quiet">{words.held({ amount: formatUsd(cents ?? least) })}</p>
        <SpendTrouble error={error} copy={copy} />
      </div>
    </Sheet>
  );
}
