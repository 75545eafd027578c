// What can be wrong with a 3D model, and what to do about it; comes with the form of a design.
import type { ModelProblem } from '@stagepass/base/model-limits.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const modelProblemCopy = defineCopy({
  'too-large': 'That model is larger than 8 MB. Make it smaller, starting with its pictures.',
  'not-a-model': 'That file isn’t a 3D model. Choose a .glb file (glTF 2.0, binary).',
  broken: 'That model is damaged. Export it again.',
  'reaches-out': 'Parts of that model are in other files. Export it with everything in one file.',
  'not-drawable':
    'That model uses something phones can’t show, such as Draco compression or lines. Export it without.',
  'too-detailed':
    'That model is too detailed for phones. The maximum is 200,000 triangles and pictures of 2,048 pixels.',
  picture: 'Pictures in a model must be PNG or JPEG.',
  empty: 'That model is empty.',
} as const satisfies Record<ModelProblem, string>);
