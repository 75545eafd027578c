// Owns what a shared page makes of a refusal: what a visitor may not see has no tags and no picture.
import { Failure } from '../failure/failure.ts';

export function unlessRefused(error: unknown): undefined {
  if (error instanceof Failure) return undefined;
  throw error;
}
