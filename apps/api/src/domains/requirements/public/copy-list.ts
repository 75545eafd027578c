// Owns the copying of a list of requirements to another owner, such as a mission that is made after another.

import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertRequirement, type ListOwner, listRequirements } from '../requirements.store.ts';

/** Without pictures and videos: those belong to the first one, and are chosen again. */
export async function copyList(
  platform: Platform,
  tx: Tx,
  { from, to }: { from: ListOwner; to: ListOwner },
): Promise<void> {
  const now = platform.clock.now();
  for (const { version: _, ...row } of await listRequirements(tx, from)) {
    const config = withoutMedia(row.config);
    await insertRequirement(tx, {
      ...row,
      id: newId(platform),
      owner_kind: to.kind,
      owner_id: to.id,
      config: JSON.stringify(config),
      created_at: now,
    });
  }
}

function withoutMedia(config: RequirementConfig): RequirementConfig {
  if (config.type === 'CONTENT' || config.type === 'VR') return { ...config, media_id: null };
  if (config.type === 'QUIZ')
    return { ...config, questions: config.questions.map((question) => ({ ...question, media_id: null })) };
  if (config.type === 'AR' && config.model.from === 'upload')
    return { ...config, model: { from: 'house', shape: 'record' } };
  return config;
}
