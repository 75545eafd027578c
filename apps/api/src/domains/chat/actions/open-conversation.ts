// Owns the opening of conversations between two people: the one that is there, or a new one in which nothing is written yet.
import { notAccepting, notMembersBoth } from '@stagepass/contract/chat/errors.ts';
import type { ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { ownAccount, userNotFound } from '@stagepass/contract/users/errors.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { pairOf } from '../chat.rules.ts';
import { findConversationRow, findPairId, insertConversation } from '../conversations.store.ts';
import { findByUserName } from '../people.store.ts';
import { insertPair } from '../readers.store.ts';
import { readConversation } from '../reads/read-conversations.ts';
import { requireFirstContact } from './first-contact.ts';

export async function openConversation(
  platform: Platform,
  actor: Actor,
  user_name: string,
): Promise<ConversationDetail> {
  const { user_id } = signedIn(actor);
  const partner_id = await partnerOf(platform, user_id, user_name);
  return openPair(platform, actor, { user_id, partner_id, club_id: null });
}

/** Both have to be members of the club. */
export async function openMemberConversation(
  platform: Platform,
  actor: Actor,
  { club: idOrHandle, user_name }: { club: string; user_name: string },
): Promise<ConversationDetail> {
  const { user_id } = signedIn(actor);
  const { club } = await loadClubFor(platform, platform.db, actor, idOrHandle, 'take-part');
  const partner_id = await partnerOf(platform, user_id, user_name);
  if (!(await isMember(platform.db, club.id, partner_id))) fail(notMembersBoth);
  return openPair(platform, actor, { user_id, partner_id, club_id: club.id });
}

/** Whoever is out of sight is nobody to write to; who is blocked either way takes no messages. */
async function partnerOf({ db }: Platform, viewer_id: string, user_name: string): Promise<string> {
  const found = (await findByUserName(db, { user_name, viewer_id })) ?? fail(userNotFound);
  if (found.user_id === viewer_id) fail(ownAccount);
  return found.apart ? fail(notAccepting) : found.user_id;
}

async function isMember(tx: Executor, clubId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.query({
    text: 'select from member_standing where club_id = $1 and user_id = $2',
    values: [clubId, userId],
  });
  return rows.length > 0;
}

interface Between {
  user_id: string;
  partner_id: string;
  club_id: string | null;
}

async function openPair(
  platform: Platform,
  actor: Actor,
  { user_id, partner_id, club_id }: Between,
): Promise<ConversationDetail> {
  const now = platform.clock.now();
  const pair = pairOf(user_id, partner_id);
  const known = await findPairId(platform.db, { ...pair, club_id });
  const row = known === undefined ? undefined : await findConversationRow(platform.db, known);
  if (row === undefined || row.last_seq === 0)
    await requireFirstContact(platform.db, { user_id, partner_id }, now);
  if (known !== undefined) return readConversation(platform, actor, known);
  await platform.db.transaction(async (tx) => {
    const id = newId(platform);
    const kind = club_id === null ? 'direct' : 'member';
    // Both may open it at the same moment: the second one finds the first.
    if (await insertConversation(tx, { id, kind, club_id, ...pair, last_at: now, created_at: now }))
      await insertPair(tx, { conversation_id: id, user_ids: [user_id, partner_id], at: now });
  });
  const id = (await findPairId(platform.db, { ...pair, club_id })) ?? fail(userNotFound);
  return readConversation(platform, actor, id);
}
