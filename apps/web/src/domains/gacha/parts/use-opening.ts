// The way from a press to an open pack: who one is, the sheet with the price, the client seed, then the draw itself.

import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWallet } from '#domains/ledger/public/use-wallet.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session.ts';
import type { Opened } from '../data/make-draws.ts';
import { type DrawAsk, readKeptDraw } from '../model/kept-draw.ts';

export type Sheet =
  | { readonly kind: 'odds' | 'announced' }
  /** `toOpen`: a pack waits to be opened as soon as the seed is chosen. */
  | { readonly kind: 'seed'; readonly toOpen: DrawAsk | null }
  | { readonly kind: 'identity' | 'open'; readonly ask: DrawAsk }
  | { readonly kind: 'trouble'; readonly error: unknown };

export function needsSeed(pool: GachaPool): boolean {
  return !pool.viewer?.commitment?.client_seed;
}

export function useOpening(pool: GachaPool) {
  const userId = useSession()?.user_id ?? '';
  const wallet = useWallet().data;
  const client = useQueryClient();
  /** What is being drawn. */
  const [pending, setPending] = useState<DrawAsk | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => setSheet(null);

  const refuse = (ask: DrawAsk, error: unknown) => {
    haptic('error');
    if (isApiError(error, 'ledger.identity-needed')) setSheet({ kind: 'identity', ask });
    else if (isApiError(error, 'gacha.seed-missing')) setSheet({ kind: 'seed', toOpen: ask });
    else setSheet({ kind: 'trouble', error });
  };
  const draw = (ask: DrawAsk) => {
    close();
    haptic('tap');
    setPending(ask);
    import('../data/make-draws.ts')
      .then(({ makeDraws }) => makeDraws({ client, userId, pool, ask }))
      .then(setOpened, (error: unknown) => refuse(ask, error))
      .finally(() => setPending(null));
  };
  return {
    wallet,
    opened,
    sheet,
    opening: pending,
    /** Asked for before and never answered: what it costs may be paid already, and nothing else can be paid until then. */
    kept: pending !== null ? null : readKeptDraw(userId, pool.id),
    show: (kind: 'odds' | 'announced') => setSheet({ kind }),
    showSeed: () => setSheet({ kind: 'seed', toOpen: null }),
    close,
    /** The first tap: charges nothing. Whoever may not draw is not shown a price, let alone led to the till. */
    ask: (ask: DrawAsk) => {
      const isUnknown = wallet?.identity.age_band === 'unknown';
      setSheet({ kind: isUnknown ? 'identity' : 'open', ask });
    },
    /** After birth date and country were given. */
    showPrice: (ask: DrawAsk) => setSheet({ kind: 'open', ask }),
    chooseSeed: (ask: DrawAsk) => setSheet({ kind: 'seed', toOpen: ask }),
    /** What stopped the draw that was asked for, shown in the sheet that helps on. */
    refuse,
    /** Charges. */
    open: (ask: DrawAsk) => {
      if (pending === null) draw(ask);
    },
    keep: () => setOpened(null),
  };
}

export type Opening = ReturnType<typeof useOpening>;
