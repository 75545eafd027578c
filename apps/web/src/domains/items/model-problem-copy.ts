// What can be wrong with a 3D model, and what to do about it; comes with the form of a design.
import type { ModelProblem } from '@stagepass/base/model-limits.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const modelProblemCopy = defineCopy({
  'too-large': 'That model has more than 8 MB. Make it lighter, its pictures above all.',
  'not-a-model': "That file isn't a 3D model. Choose a .glb file (glTF 2.0, binary).",
  broken: 'That model is damaged: its parts do not fit together. Export it anew.',
  'reaches-out': 'Parts of that model lie elsewhere. Export it with everything packed inside.',
  'not-drawable':
    'That model needs something phones here do not draw, such as Draco compression or lines. Export it without.',
  'too-detailed':
    'That model is too detailed for phones: 200,000 triangles and pictures of 2,048 pixels are the most.',
  picture: 'Pictures in a model have to be PNG or JPEG.',
  empty: 'There is nothing to see in that model.',
} as const satisfies Record<ModelProblem, string>);
