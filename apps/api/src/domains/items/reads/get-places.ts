// Owns what staff read before they retire a design: where it is offered now.
import type { DesignPlaces } from '@stagepass/contract/items/design-shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { designFor } from '../public/design-for.ts';
import { placesOfDesign } from '../public/places-slot.ts';

export async function getDesignPlaces(platform: Platform, actor: Actor, id: string): Promise<DesignPlaces> {
  const { design } = await designFor(platform, platform.db, actor, id, 'manage-sales');
  return placesOfDesign.read()(platform, design.id);
}
