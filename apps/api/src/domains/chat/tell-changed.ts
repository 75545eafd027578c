// Owns how a change of a message is told: as everybody sees it by then, once the change is committed.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { findConversationRow } from './conversations.store.ts';
import { listHidings } from './hidings.store.ts';
import { spokenOf, tellMessages, tellOwnDevices, type Unheard } from './live.ts';
import { listSeenMessages } from './messages.store.ts';
import { isPairApart } from './pairs.store.ts';
import type { ConversationRow, SeenMessage } from './tables.ts';
import { presentLive } from './views.ts';

export interface Raised {
  last_seq: number;
  last_change: number;
}

interface ChangedBy {
  /** Undefined where no person did it. */
  user_id?: string;
  /** Of this kind, or taken back. */
  reaction?: ReactionKind | null;
}

/**
 * As everybody sees it by then, once the change is committed. Where two people are apart, what one of them still may do (deleting an
 * own message, taking a reaction back) is told to their own devices alone.
 */
export async function tellChanged(
  platform: Platform,
  tx: Tx,
  id: string,
  raised: Raised,
  { user_id, reaction }: ChangedBy = {},
): Promise<void> {
  const [row] = await listSeenMessages(tx, null, [id]);
  const at = row && (await findConversationRow(tx, row.conversation_id));
  if (row === undefined || at === undefined) return;
  // What only its author and the staff see is told to the author; the staff find it when they read on. What is gone goes everywhere.
  const unseen = row.author_out && row.removed_at === null && row.hidden_at === null;
  const messages = [presentLive(platform, { ...row, author_out: false })];
  const by =
    user_id === undefined || reaction === undefined
      ? {}
      : { reaction: { message_id: id, user_id, kind: reaction } };
  const told = { messages, ...raised, ...by };
  const unheard = await unheardOf(tx, at, row, reaction === undefined ? undefined : user_id);
  const apart = at.user_a !== null && (await isPairApart(tx, at.id));
  tx.afterCommit(() => {
    if (unseen) tellOwnDevices(platform, row.author_id, { conversation_id: at.id, ...told });
    else if (!apart) tellMessages(platform, spokenOf(at), told, unheard);
    else if (user_id !== undefined) tellOwnDevices(platform, user_id, { conversation_id: at.id, ...told });
  });
}

/** Who deleted or pinned it does not matter: what is gone has to go everywhere. Whose reaction it is does. */
async function unheardOf(
  tx: Tx,
  at: ConversationRow,
  { author_id, quoted_author_id }: SeenMessage,
  reactedBy: string | undefined,
): Promise<Unheard | undefined> {
  if (at.club_id === null || at.user_a !== null) return undefined;
  const heard = [author_id, ...(reactedBy === undefined ? [] : [reactedBy])];
  const quoted = quoted_author_id === null ? [] : [quoted_author_id];
  const hidings = await listHidings(tx, at.club_id, [...new Set([...heard, ...quoted])]);
  const of = (ids: readonly string[]) => ids.flatMap((id) => hidings.get(id) ?? []);
  return { by: of(heard), quote: of(quoted) };
}
