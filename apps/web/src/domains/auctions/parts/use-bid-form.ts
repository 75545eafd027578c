// What is chosen in the bid sheet, kept up to date with the auction, and the maximum as it is being typed.
import { MAX_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { parseUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { useState } from 'react';
import { firstForm, type KeptBid, maxOf, termsOf, withAmount, withTerms } from '../model/bid-form.ts';

export function useBidForm(auction: AuctionView, kept: KeptBid | null = null) {
  const terms = termsOf(auction);
  const [form, setForm] = useState(() => firstForm(terms, kept));
  /** The field for the maximum is open and holds this text. */
  const [typed, setTyped] = useState<string | null>(null);
  // While drawing, so that no frame shows or sends an amount that is no longer allowed.
  const current = withTerms(form, terms);
  if (current !== form) setForm(current);
  if (current.mode === 'raise' && typed !== null) setTyped(null);
  const setMax = (max: number | null) => setForm((old) => ({ ...old, max }));
  const typed_cents = typed === null ? undefined : parseUsd(typed);
  return {
    ...current,
    max: maxOf(current),
    typed,
    /** Something else than a maximum above the bid is typed: nothing can be sent until it is one. */
    mistyped:
      typed !== null &&
      (typed_cents === undefined || typed_cents <= current.amount || typed_cents > MAX_AMOUNT),
    setAmount: (amount: number) => setForm((old) => withAmount(old, amount)),
    setMax: (max: number | null) => {
      setMax(max);
      setTyped(null);
    },
    type: (text: string | null) => {
      setTyped(text);
      const cents = text === null ? undefined : parseUsd(text);
      if (cents !== undefined) setMax(Math.min(cents, MAX_AMOUNT));
    },
  };
}

export type ChosenBid = ReturnType<typeof useBidForm>;
