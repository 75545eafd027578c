// Owns what is kept of something that is reviewed: a link, a picture, a note. Every type that goes to review keeps this.
import { z } from 'zod';

const kept = z.object({
  proof: z.object({ link: z.string().nullable(), media_id: z.string().nullable(), note: z.string() }),
});

export type ReviewProof = z.infer<typeof kept>['proof'];

export function keepProof(proof: ReviewProof): { proof: ReviewProof } {
  return { proof };
}

/** As an attempt holds it. */
export function proofOf(answers: unknown): ReviewProof {
  const read = kept.safeParse(answers);
  return read.success ? read.data.proof : { link: null, media_id: null, note: '' };
}
