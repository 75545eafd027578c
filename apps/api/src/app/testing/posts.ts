// Owns how the table of permissions gets posts and comments: the owner's, seen and answered by everybody.
import { randomUUID } from 'node:crypto';
import { insertComment } from '#domains/posts/comments.store.ts';
import { insertPost } from '#domains/posts/new-posts.store.ts';
import { updatePost } from '#domains/posts/posts.store.ts';
import { putPoll } from '#domains/votes/public/polls.ts';
import { findOptions } from '#domains/votes/votes.store.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Stage } from './world.ts';

/** Written straight into the tables: nobody's pace is what is tried here. */
export async function postOf({ app, club, owner }: Stage, author = owner): Promise<string> {
  const now = app.clock.now();
  const id = newId(app.platform);
  await insertPost(app.platform.db, {
    id,
    club_id: club.id,
    author_id: author.id,
    client_key: randomUUID(),
    text: 'Doors at eight.',
    audience: 'public',
    tier_id: null,
    reply_policy: 'everyone',
    reply_tier_id: null,
    created_at: now,
    publish_at: null,
    published_at: now,
    held_at: null,
  });
  return id;
}

export async function commentOf(stage: Stage): Promise<string> {
  const id = newId(stage.app.platform);
  await insertComment(stage.app.platform.db, {
    id,
    post_id: await postOf(stage),
    parent_id: null,
    author_id: stage.owner.id,
    client_key: randomUUID(),
    text: 'Yes!',
    mentions: [],
    created_at: stage.app.clock.now(),
    held_at: null,
  });
  return id;
}

/** A post of the owner's with a poll of two options. */
export async function pollOf(stage: Stage): Promise<{ post_id: string; option_id: string }> {
  const { app, club, owner } = stage;
  const { platform } = app;
  const post_id = await postOf(stage);
  const poll_id = await platform.db.transaction(async (tx) => {
    const poll = { options: ['Yes', 'No'], days: 1, several: false, hidden: false };
    const made = { club_id: club.id, post_id, author_id: owner.id, poll, opens_at: app.clock.now() };
    const id = await putPoll(platform, tx, made);
    await updatePost(tx, post_id, { poll_id: id });
    return id;
  });
  const [option] = await findOptions(platform.db, poll_id);
  return { post_id, option_id: option?.id ?? '' };
}
