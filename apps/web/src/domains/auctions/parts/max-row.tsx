// The secret maximum in the bid sheet: on or off, and its amount, typed or chosen.
import { formatUsd } from '@stagepass/base/money.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Switch } from '@stagepass/ui/switch/switch.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { quickMaxima, suggestedMax } from '../model/bid-steps.ts';
import { sheetCopy } from '../sheet-copy.ts';
import type { ChosenBid } from './use-bid-form.ts';

const plain = (cents: number) => (cents / 100).toFixed(2);

export function MaxRow({ bid }: { bid: ChosenBid }) {
  const { max: words } = useCopy(sheetCopy);
  const offered = bid.max ?? suggestedMax(bid.amount);
  if (offered === null) return null;
  const amount = formatUsd(offered);
  const isOn = bid.max !== null || bid.typed !== null;
  return (
    <div className="sp-bid-max">
      <span className="sp-bid-max-words">
        <b>{words.upTo({ amount })}</b>
        <span className="sp-small sp-quiet">{words.secret}</span>
      </span>
      {isOn && bid.typed === null ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={words.changeLabel({ amount })}
          onClick={() => bid.type(plain(offered))}
        >
          {words.change}
        </Button>
      ) : null}
      <Switch
        label={words.automatic}
        checked={isOn}
        onChange={(event) => bid.setMax(event.currentTarget.checked ? offered : null)}
      />
      {bid.typed === null ? null : <MaxField bid={bid} typed={bid.typed} />}
    </div>
  );
}

function MaxField({ bid, typed }: { bid: ChosenBid; typed: string }) {
  const { max: words } = useCopy(sheetCopy);
  return (
    <div className="sp-bid-max-field">
      <Field
        label={words.field}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={typed}
        error={bid.mistyped ? words.tooLow({ amount: formatUsd(bid.amount) }) : undefined}
        onChange={(event) => bid.type(event.currentTarget.value)}
      />
      <ChipRow label={words.quick}>
        {quickMaxima(bid.amount).map((cents) => (
          <Chip key={cents} pressed={bid.max === cents} onClick={() => bid.type(plain(cents))}>
            {formatUsd(cents)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
