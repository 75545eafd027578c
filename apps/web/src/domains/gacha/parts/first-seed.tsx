// The seeds of a first pack, inside the sheet that pays for it: the server seed's hash is shown first, then the phone makes a
// client seed. Choosing one by hand stays possible, and is never in the way.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Fingerprint } from '@stagepass/ui/fingerprint/fingerprint.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { useMemo } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { gachaCopy } from '../copy.ts';
import { useCommitment, useSetSeed } from '../data/seed.ts';
import { ownSeed } from '../model/own-seed.ts';

/** `needed` is false once a seed is in use: then nothing is asked of the server. */
export function useFirstSeed(pool: Pick<GachaPool, 'id'>, needed: boolean) {
  const commitment = useCommitment(pool.id, needed);
  const set = useSetSeed(pool.id);
  const hash = commitment.data?.next_server_seed_hash;
  // Made only once the hash is known: the server seed cannot have been chosen to fit it.
  const word = useMemo(() => (hash === undefined ? null : ownSeed()), [hash]);
  return {
    commitment,
    word,
    saving: set.isPending,
    save: async () => {
      if (word !== null && hash !== undefined)
        await set.mutateAsync({ client_seed: word, server_seed_hash: hash });
    },
  };
}

export type FirstSeed = ReturnType<typeof useFirstSeed>;

export function FirstSeedSlip({ seed, onChange }: { seed: FirstSeed; onChange: () => void }) {
  const copy = useCopy(gachaCopy);
  const { seed: words } = copy;
  return (
    <Answered
      query={seed.commitment}
      copy={{ ...copy, loading: words.waiting }}
      failed={words.failed}
      skeleton={<Skeleton width="100%" height="6rem" />}
    >
      {({ next_server_seed_hash: hash }) => (
        <Slip label={words.fair} title={words.fair}>
          <Fingerprint value={hash} label={words.sealedLabel} caption={words.print} />
          <p className="sp-small mt-2">
            {words.yours} <b className="sp-num">{seed.word}</b>
          </p>
          <Button size="small" variant="ghost" onClick={onChange}>
            {words.pick}
          </Button>
        </Slip>
      )}
    </Answered>
  );
}
