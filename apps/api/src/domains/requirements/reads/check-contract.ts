// Owns the look at a contract for whoever writes a step about it, and the chains that they can choose from.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { ContractFacts } from '#platform/chain/chains.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type ListAt, loadListFor } from '../access.ts';
import { failAs, tokenOf } from '../types/web3.ts';

type Asked = NonNullable<CallInput<'POST /requirement-lists/:owner_kind/:owner_id/check-contract'>['body']>;

export async function checkContract(
  platform: Platform,
  actor: Actor,
  at: ListAt,
  asked: Asked,
): Promise<ContractFacts> {
  await loadListFor(platform, platform.db, actor, at, 'inspect');
  try {
    return await platform.chains.describe(tokenOf(asked));
  } catch (error) {
    return failAs(error);
  }
}
