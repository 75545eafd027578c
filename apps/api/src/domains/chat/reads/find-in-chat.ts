// Owns the search in chat: words in one conversation, and people, conversations and words in all of one's own.
import type { FoundMessage } from '@stagepass/contract/chat/found-shapes.ts';
import type { ChatPerson, ConversationView } from '@stagepass/contract/chat/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { presentUser } from '#domains/users/public/present-user.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadConversationFor, loadSeen, type Seen } from '../access.ts';
import { byMoment, insidesOf, searchOf } from '../chat.rules.ts';
import { listAskingOf } from '../conditional-channels.store.ts';
import { listFoundEverywhere, listFoundIn, listNamedConversations } from '../found.store.ts';
import { listSeenMessages } from '../messages.store.ts';
import { listReachable, type ReachablePerson } from '../people.store.ts';
import type { SeenMessage } from '../tables.ts';
import { tellOpened } from '../tell-opened.ts';
import { clubOf, presentConversation, presentMessage } from '../views.ts';
import { readableOf } from './read-conversations.ts';
import { cardsOf } from './read-messages.ts';

const FOUND_PER_PAGE = 20;
const FOUND_EVERYWHERE = 30;
const FEW = 6;
const PEOPLE = 30;

export async function findInConversation(
  platform: Platform,
  actor: Actor,
  { id, q, cursor }: { id: string; q: string; cursor: string | undefined },
): Promise<Page<FoundMessage>> {
  const { user_id } = signedIn(actor);
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  const sought = { viewer_id: user_id, search: searchOf(q), insides: insidesOf(q) };
  if (sought.search === '') return { data: [], next_cursor: null };
  const { rows, next_cursor } = await byMoment.page({ cursor, limit: FOUND_PER_PAGE }, (page) =>
    listFoundIn(platform.db, { conversation_id: id, ...sought, ...page }),
  );
  const ids = rows.map((row) => row.id);
  const messages = await listSeenMessages(platform.db, user_id, ids);
  if (messages.length > 0 && !(await tellOpened(platform, user_id, seen, 'read')))
    await loadConversationFor(platform, platform.db, actor, id);
  return { data: await presentFound(platform, actor, new Map([[id, seen]]), messages), next_cursor };
}

async function presentFound(
  platform: Platform,
  actor: Actor,
  conversations: ReadonlyMap<string, Seen>,
  rows: readonly SeenMessage[],
): Promise<FoundMessage[]> {
  const viewer_id = signedIn(actor).user_id;
  const shown = rows.filter(({ apart, author_out }) => !apart && !author_out);
  const cards = await cardsOf(platform, actor, shown);
  return shown.flatMap((row) => {
    const seen = conversations.get(row.conversation_id);
    if (seen === undefined || seen.unreadable !== undefined) return [];
    const { id, kind, name, partner_display_name } = seen.row;
    const title = partner_display_name ?? name;
    const message = presentMessage(platform, row, { viewer_id, seen, cards });
    return [{ message, conversation: { id, kind, title, club: clubOf(platform, seen.row) } }];
  });
}

export async function findEverywhere(
  platform: Platform,
  actor: Actor,
  q: string,
): Promise<{ people: ChatPerson[]; conversations: ConversationView[]; messages: FoundMessage[] }> {
  const viewer = signedIn(actor);
  const viewer_id = viewer.user_id;
  const { db } = platform;
  const sought = { viewer_id, search: searchOf(q), insides: insidesOf(q) };
  const people = await listChatPeople(platform, actor, { q });
  const named = await listNamedConversations(db, { viewer_id, q, limit: FEW });
  const found =
    sought.search === ''
      ? []
      : await listFoundEverywhere(db, {
          ...sought,
          readable: (await readableOf(platform, viewer_id, await listAskingOf(db, viewer_id))).map(
            ({ id }) => id,
          ),
          limit: FOUND_EVERYWHERE,
        });
  const ids = [...new Set([...named, ...found.map(({ conversation_id }) => conversation_id)])];
  const seen = new Map((await loadSeen(platform, db, viewer, ids)).map((one) => [one.row.id, one]));
  const messages = await listSeenMessages(
    db,
    viewer_id,
    found.map(({ id }) => id),
  );
  const now = platform.clock.now();
  const conversations = named.flatMap((id) => {
    const one = seen.get(id);
    return one === undefined || one.unreadable !== undefined ? [] : [presentConversation(platform, one, now)];
  });
  return {
    people: people.slice(0, FEW),
    conversations,
    messages: await presentFound(platform, actor, seen, messages),
  };
}

/** Of a club: for those inside it. Whom the viewer may not write to first is listed all the same: a gap would tell who is a minor. */
export async function listChatPeople(
  platform: Platform,
  actor: Actor,
  { q, club_id }: { q?: string | undefined; club_id?: string | undefined },
): Promise<ChatPerson[]> {
  const viewer_id = signedIn(actor).user_id;
  if (club_id !== undefined) await requireInside(platform, actor, club_id);
  const asked = { viewer_id, q: q === undefined || q === '' ? null : q, club_id: club_id ?? null };
  const rows = await listReachable(platform.db, { ...asked, limit: PEOPLE });
  return rows.map((row) => presentPerson(platform, row));
}

/** Everybody sees a public club; who is in it, to be written to, is for members and whoever runs the site. */
async function requireInside(platform: Platform, actor: Actor, clubId: string): Promise<void> {
  const { standing } = await loadClubFor(platform, platform.db, actor, clubId, 'see-inside');
  if (standing.role === 'guest' && !standing.operator)
    await loadClubFor(platform, platform.db, actor, clubId, 'take-part');
}

function presentPerson(platform: Platform, row: ReachablePerson): ChatPerson {
  const { role, tier_rank, tier_name, tier_hue } = row;
  return {
    ...presentUser(platform, { ...row, id: row.user_id }),
    arrives: row.known ? 'open' : 'request',
    role,
    tier:
      tier_rank === null || tier_name === null || tier_hue === null
        ? null
        : { rank: tier_rank, name: tier_name, hue: tier_hue },
    follows: row.follows,
  };
}
