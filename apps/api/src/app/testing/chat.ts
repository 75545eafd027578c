// Owns how tests get conversations: a club's channels with messages in them, written straight into the tables or over HTTP.
import { randomUUID } from 'node:crypto';
import { changeAnswers, insertAnswer } from '#domains/chat/answers.store.ts';
import { insertMessage } from '#domains/chat/send.store.ts';
import type { TestApp } from './test-app.ts';
import type { Stage } from './world.ts';

export type FixedChannel = 'announcements' | 'lounge' | 'broadcast';

export async function channelOf(app: TestApp, clubId: string, which: FixedChannel): Promise<string> {
  const { rows } = await app.platform.db.query<{ id: string }>({
    text: `select id from conversations where club_id = $1 and coalesce(channel, kind) = $2`,
    values: [clubId, which],
  });
  return rows[0]?.id ?? '';
}

/** Of the club's owner: nobody's pace is what is tried here. */
export async function messageOf(
  { app, club, owner }: Pick<Stage, 'app' | 'club' | 'owner'>,
  which: FixedChannel = 'lounge',
): Promise<string> {
  const now = app.clock.now();
  const id = randomUUID();
  const conversation_id = await channelOf(app, club.id, which);
  const text = 'Doors at eight.';
  const nothing = { mentions: [], media: [], voice: null, card_kind: null, card_id: null, reply_to: null };
  const place = { id, conversation_id, author_id: owner.id, partner_id: null, club_id: club.id };
  const message = { ...place, ...nothing, text, gist: 'text' as const, preview: text };
  await insertMessage(app.platform.db, { ...message, created_at: now, accepted_at: now }, undefined);
  return id;
}

/** Of the club's owner, to a message of the broadcast. */
export async function answerOf(stage: Pick<Stage, 'app' | 'club' | 'owner'>): Promise<string> {
  const { db } = stage.app.platform;
  const message_id = await messageOf(stage, 'broadcast');
  const id = randomUUID();
  await insertAnswer(db, {
    ...{ id, message_id, author_id: stage.owner.id, nth: 1, text: 'Me!' },
    ...{ created_at: stage.app.clock.now(), hidden_at: null, removed_at: null },
  });
  await changeAnswers(db, message_id, 1);
  return id;
}
