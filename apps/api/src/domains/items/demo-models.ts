// Owns the 3-D models of the demo world: objects that the house shapes by itself, in the club's colour.
import type { Club } from '#domains/clubs/public/club.ts';
import { type HouseShape, houseModel } from '#platform/art/house-models.ts';
import type { Platform } from '#platform/platform.ts';
import { listAllDesigns, updateDesign } from './designs.store.ts';

const shapes: Readonly<Record<string, HouseShape>> = {
  'Opening night mic': 'microphone',
  'Test pressing 2': 'record',
};

export async function shapeModels(platform: Platform, club: Club): Promise<void> {
  for (const { id, name, model_key } of await listAllDesigns(platform.db, club.id)) {
    const shape = shapes[name];
    if (shape === undefined || model_key !== null) continue;
    const key = `public/items/${id}-demo.glb`;
    const bytes = houseModel(shape, club.hue);
    await platform.storage.put(key, { bytes, type: 'model/gltf-binary' });
    await updateDesign(platform.db, id, { model_key: key });
  }
}
