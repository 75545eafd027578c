// Owns the fan's own seed in a draw: made on this phone once the server seed's hash is in sight, and sent once.
import { randomId } from '@stagepass/base/random-id.ts';
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSetSeed } from './campaigns.ts';

const LETTERS = 16;

/** The ticket has a seed of the server's until then: whoever never opens the page is in the draw all the same. */
export function useOwnSeed({ id, mine, state, server_seed_hash }: CampaignView): void {
  const { mutate } = useSetSeed(id);
  const wanted = state === 'running' && mine?.ticket?.own_seed === false;
  const send = useEffectEvent(() => {
    if (server_seed_hash !== null) mutate({ client_seed: randomId(LETTERS), server_seed_hash });
  });
  useEffect(() => {
    if (wanted) send();
  }, [wanted]);
}
