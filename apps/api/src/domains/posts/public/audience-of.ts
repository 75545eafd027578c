// Owns the question whom a post is for by now.
import type { PostAudience } from '@stagepass/contract/posts/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

const audience = prepared<{ audience: PostAudience }>(
  'posts-audience',
  'select audience from posts where id = $1',
);

/** Undefined where it is gone. */
export async function audienceOf(tx: Executor, id: string): Promise<PostAudience | undefined> {
  return (await audience(tx, [id]))[0]?.audience;
}
