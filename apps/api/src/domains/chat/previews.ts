// Owns the preview of a message's first link: asked for beside requests, through the guarded client, with a picture of our own.
import { firstLink } from '@stagepass/base/first-link.ts';
import { putPicture } from '#domains/media/public/put-picture.ts';
import { lookAtPage, pictureOf } from '#domains/posts/public/look-at-page.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { findConversationRow, lockConversation } from './conversations.store.ts';
import { findMessageRow, lockMessage, raiseChange, updateMessage } from './messages.store.ts';
import type { ConversationRow, KeptLink } from './tables.ts';
import { tellChanged } from './tell-changed.ts';

export async function queuePreview(platform: Platform, message_id: string): Promise<void> {
  await platform.jobs.queue(platform.db, lookAtLink.name, { message_id }, { key: message_id });
}

/** Nothing is fetched for a stranger before the receiver wants to hear from them. */
export function takesPreviews({
  user_a,
  accepted_at,
}: Pick<ConversationRow, 'user_a' | 'accepted_at'>): boolean {
  return user_a === null || accepted_at !== null;
}

export const lookAtLink: Job = {
  name: 'chat-look-at-link',
  lane: 'work',
  async run(platform, payload) {
    const { message_id } = payload as { message_id: string };
    const asked = await findMessageRow(platform.db, message_id);
    const at = asked && (await findConversationRow(platform.db, asked.conversation_id));
    if (at === undefined || !takesPreviews(at)) return;
    const url = asked && firstLink(asked.text);
    const facts = url === undefined ? undefined : await lookAtPage(platform, url);
    if (asked === undefined || url === undefined || facts === undefined) return;
    const bytes = await pictureOf(platform, facts);
    const made = bytes && (await platform.pictures.prepare(bytes));
    await platform.db.transaction(async (tx) => {
      await lockConversation(tx, asked.conversation_id);
      const message = await lockMessage(tx, message_id);
      // Its author may have changed the text meanwhile; and a job that runs twice has done its work.
      if (message === undefined || message.link !== null || firstLink(message.text) !== url) return;
      const told = await raiseChange(tx, message);
      const { picture: _, ...words } = facts;
      const picture =
        made === undefined || typeof made === 'string'
          ? null
          : await putPicture(platform, tx, {
              owner_id: message.author_id,
              made,
              alt: '',
              for: { kind: 'message', id: message_id },
              audience: 'members',
            });
      const link: KeptLink = { url, ...words, picture };
      await updateMessage(tx, message_id, { link: JSON.stringify(link) });
      await tellChanged(platform, tx, message_id, told);
    });
  },
};
