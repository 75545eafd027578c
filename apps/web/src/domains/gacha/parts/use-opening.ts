// The way from a press to an open pack: who one is, whether the money is there, the own word, then the draw itself.

import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { useState } from 'react';
import { useWallet } from '#domains/ledger/public/use-wallet.ts';
import { ApiError, isApiError } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session.ts';
import { type Opened, useMakeDraws } from '../data/make-draws.ts';
import { type DrawAsk, readKeptDraw } from '../model/kept-draw.ts';

export type Sheet =
  | { readonly kind: 'odds' | 'announced' | 'seed' | 'identity' }
  | { readonly kind: 'trouble'; readonly error: unknown };

/** What was settled on the way, so that it is not asked for again before the answer has come round. */
interface Settled {
  readonly identity?: boolean;
  readonly seed?: boolean;
  /** Asked for before and never answered: what it costs may be paid already. */
  readonly asked?: boolean;
}

const short = (missing_cents: number) =>
  new ApiError({ status: 409, code: 'ledger.not-enough', message: '', details: { missing_cents } });

export function useOpening(pool: GachaPool) {
  const userId = useSession()?.user_id ?? '';
  const wallet = useWallet().data;
  const make = useMakeDraws(pool);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  /** What was pressed and waits for a sheet to be answered. */
  const [wanted, setWanted] = useState<DrawAsk | null>(null);

  const wait = (ask: DrawAsk, kind: 'identity' | 'seed') => {
    setWanted(ask);
    setSheet({ kind });
  };
  const refuse = (ask: DrawAsk, error: unknown) => {
    haptic('error');
    if (isApiError(error, 'ledger.identity-needed')) return wait(ask, 'identity');
    if (isApiError(error, 'gacha.seed-missing')) return wait(ask, 'seed');
    setSheet({ kind: 'trouble', error });
  };
  const open = (ask: DrawAsk, settled: Settled = {}) => {
    const unknown = wallet?.identity.age_band === 'unknown';
    if (unknown && !settled.identity) return wait(ask, 'identity');
    const missing = ask.expected_price_cents - (wallet?.credits.available_cents ?? ask.expected_price_cents);
    if (!settled.asked && pool.version?.asset === 'credits' && missing > 0)
      return setSheet({ kind: 'trouble', error: short(missing) });
    if (!settled.seed && !pool.viewer?.commitment?.client_seed) return wait(ask, 'seed');
    setWanted(null);
    setSheet(null);
    haptic('tap');
    make.mutate(ask, { onSuccess: setOpened, onError: (error) => refuse(ask, error) });
  };
  const close = () => {
    setSheet(null);
    setWanted(null);
  };
  const kept = readKeptDraw(userId, pool.id);
  return {
    wallet,
    opened,
    sheet,
    wanted,
    opening: make.isPending ? (make.variables ?? null) : null,
    /** Asked for before and never answered. */
    kept: make.isPending ? null : kept,
    show: (kind: 'odds' | 'announced' | 'seed') => setSheet({ kind }),
    close,
    open,
    /** After a sheet that stood in the way was answered. */
    goOn: (settled: Settled) => {
      if (wanted === null) close();
      else open(wanted, settled);
    },
    keep: () => setOpened(null),
  };
}

export type Opening = ReturnType<typeof useOpening>;
