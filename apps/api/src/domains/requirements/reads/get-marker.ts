// Owns the printed marker of a step as its editors download it.
import type { arMarker } from '@stagepass/contract/requirements/ar.ts';
import type { z } from 'zod';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import { markerOf } from '../marker.ts';
import { modelUrl } from '../types/ar.ts';

type ArMarker = z.infer<typeof arMarker>;

export async function getMarker(platform: Platform, actor: Actor, id: string): Promise<ArMarker> {
  const { row } = await loadRequirementFor(platform, platform.db, actor, id, 'inspect');
  const model_url = row.config.type === 'AR' ? modelUrl(platform, row.config.model) : null;
  return { code: markerOf(platform, row.id), model_url };
}
