// Owns the reading of an uploaded 3D model by whoever claimed it: all of its bytes, once every one of them is accounted for.
import type { ModelProblem } from '@stagepass/base/model-limits.ts';
import type { Platform } from '#platform/platform.ts';
import { piecedFile, readPieces } from '#platform/storage/pieces.ts';
import { modelProblem } from '../model.rules.ts';
import type { MediaFacts } from './media-facts.ts';

export type ReadModel = { bytes: Buffer; problem: null } | { bytes: null; problem: ModelProblem };

export async function readModel(platform: Platform, facts: MediaFacts | undefined): Promise<ReadModel> {
  const bytes = facts && (await readWhole(platform, `${facts.base}/file`));
  if (bytes === undefined) return { bytes: null, problem: 'not-a-model' };
  const problem = modelProblem(bytes);
  return problem === null ? { bytes, problem } : { bytes: null, problem };
}

async function readWhole({ storage }: Platform, key: string): Promise<Buffer | undefined> {
  const file = await storage.get(key);
  const pieced = file && piecedFile(file);
  if (pieced === undefined) return file?.bytes;
  const pieces: Buffer[] = [];
  for await (const piece of readPieces(storage, key, pieced, { from: 0, to: pieced.size_bytes - 1 }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
