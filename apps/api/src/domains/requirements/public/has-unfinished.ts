// Owns the question whether a list has a step that nobody could do: copied without its picture, or on a chain that is gone.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { rulesOf } from '../requirement-types.ts';
import { type ListOwner, listRequirements } from '../requirements.store.ts';

export async function hasUnfinished(
  { chains }: Pick<Platform, 'chains'>,
  tx: Executor,
  owner: ListOwner,
): Promise<boolean> {
  const isUnfinished = (config: RequirementConfig) =>
    rulesOf(config.type).problems(config).length > 0 ||
    (config.type === 'WEB3' && !chains.list().some(({ id }) => id === config.chain_id));
  return (await listRequirements(tx, owner)).some(({ config }) => isUnfinished(config));
}
