// Owns how rows of chat become the shapes of the contract: as everybody sees a message, and as one viewer does.
import {
  ANSWERS_PER_MESSAGE,
  type BroadcastAnswer,
  type ChatMessage,
  type ChatPartner,
  type ConversationView,
  type LastMessage,
  type LiveMessage,
  type MessageGist,
  type QuotedMessage,
} from '@stagepass/contract/chat/shapes.ts';
import type { LinkPreview, PostAuthor } from '@stagepass/contract/posts/shapes.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { audioUrl } from '#domains/media/public/audio-facts.ts';
import { presentMedia, presentUnaddressed } from '#domains/media/public/present-media.ts';
import { presentPicture } from '#domains/users/public/present-user.ts';
import type { Platform } from '#platform/platform.ts';
import type { Seen, SeenToWrite } from './access.ts';
import { countsOf, isMutedAt, isUnshown, ONLINE_MS, previewOf } from './chat.rules.ts';
import type {
  AnswerRow,
  AuthorColumns,
  KeptLink,
  QuotedColumns,
  SeenConversation,
  SeenMessage,
} from './tables.ts';

export function presentAuthor(platform: Platform, row: AuthorColumns): PostAuthor {
  const { author_role, author_tier_rank, author_tier_name, author_tier_hue } = row;
  return {
    id: row.author_id,
    user_name: row.user_name,
    display_name: row.display_name,
    avatar: presentPicture(platform, row),
    role: author_role,
    tier: tierOf(author_role && author_tier_rank, author_tier_name, author_tier_hue),
  };
}

function tierOf(rank: number | string | null, name: string | null, hue: number | null): PostAuthor['tier'] {
  return typeof rank === 'number' && name !== null && hue !== null ? { rank, name, hue } : null;
}

function stateOf(row: SeenMessage): LiveMessage['state'] {
  if (row.removed_at !== null) return 'removed';
  if (row.apart) return 'blocked';
  return row.hidden_at !== null || row.author_out ? 'hidden' : 'shown';
}

/** Without addresses that are one viewer's: what rooms hear. */
export function presentLive(platform: Platform, row: SeenMessage): LiveMessage {
  return present(platform, row, null, null);
}

export interface Viewing {
  viewer_id: string;
  seen: Pick<SeenToWrite, 'staff' | 'can' | 'row'>;
  cards: ReadonlyMap<string, SubjectCard>;
}

export function presentMessage(platform: Platform, row: SeenMessage, viewing: Viewing): ChatMessage {
  const { viewer_id, seen, cards } = viewing;
  const live = present(platform, row, viewer_id, cards.get(row.card_id ?? '') ?? null);
  const answerable = seen.row.kind === 'broadcast' && !seen.staff && live.state === 'shown';
  return {
    ...live,
    mine: {
      reaction: row.my_reaction,
      answers: row.my_answers,
      answers_left: answerable ? Math.max(0, ANSWERS_PER_MESSAGE - row.my_answers_sent) : null,
    },
    answers: seen.can.read_answers ? row.answers : null,
  };
}

function present(
  platform: Platform,
  row: SeenMessage,
  viewerId: string | null,
  card: SubjectCard | null,
): LiveMessage {
  const state = stateOf(row);
  const shown = state === 'shown';
  const { voice, card_kind, card_id } = row;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    change: row.change,
    author: presentAuthor(platform, row),
    state,
    text: shown ? row.text : '',
    mentions: shown ? row.mentions : [],
    link: shown && row.link !== null ? presentLink(platform, row.link, viewerId) : null,
    media: shown ? row.media.map((facts) => presentPictureOf(platform, facts, viewerId)) : [],
    voice:
      shown && voice !== null
        ? {
            media_id: voice.id,
            duration_s: voice.duration_s,
            peaks: voice.peaks,
            audio_url: viewerId === null ? null : audioUrl(platform, voice, viewerId),
          }
        : null,
    card:
      shown && card_kind !== null && card_id !== null ? { kind: card_kind, id: card_id, view: card } : null,
    reply_to: shown ? presentQuoted(row) : null,
    reactions: shown ? countsOf(row) : {},
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    pinned_at: row.pinned_at?.toISOString() ?? null,
  };
}

type Facts = Parameters<typeof presentMedia>[1];

/** Files of conversations are never public: without a viewer there is no address that would open. */
function presentPictureOf(platform: Platform, facts: Facts, viewerId: string | null) {
  return viewerId === null ? presentUnaddressed(facts) : presentMedia(platform, facts, viewerId);
}

function presentLink(platform: Platform, link: KeptLink, viewerId: string | null): LinkPreview {
  const { url, site, title, description, picture } = link;
  const picture_url = picture === null ? null : presentPictureOf(platform, picture, viewerId).small_url;
  return { url, site, title, description, picture_url };
}

function presentQuoted(row: QuotedColumns): QuotedMessage | null {
  const { quoted_id: id, quoted_seq: seq, quoted_gist: gist } = row;
  if (id === null || seq === null || gist === null) return null;
  return {
    id,
    seq,
    author: {
      id: row.quoted_author_id ?? '',
      user_name: row.quoted_user_name ?? '',
      display_name: row.quoted_display_name ?? '',
    },
    gist,
    text: isUnshown(gist) ? '' : previewOf(row.quoted_text ?? ''),
  };
}

export function presentConversation(platform: Platform, seen: Seen, now: Date): ConversationView {
  const { row, state, closed_reason, can } = seen;
  const read_seq = row.read_seq ?? 0;
  const muted = isMutedAt({ muted: row.conversation_muted, until: row.conversation_muted_until }, now);
  const pair = row.partner_id !== null;
  const known = pair && state === 'open';
  const fan = row.kind === 'broadcast' && !seen.staff && row.last_seq > 0;
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    title: pair ? (row.partner_display_name ?? '') : row.name,
    topic: row.topic,
    club: clubOf(platform, row),
    partner: pair ? partnerOf(platform, row, known ? now : null) : null,
    state,
    closed_reason,
    blocked_by_me: row.partner_blocked,
    last_seq: row.last_seq,
    last_change: row.last_change,
    read_seq,
    unread: Math.max(0, row.last_seq - read_seq),
    mentioned: (row.mention_seq ?? 0) > read_seq,
    partner_read_seq: known ? (row.partner_read_seq ?? 0) : null,
    partner_read_at: known ? (row.partner_read_at?.toISOString() ?? null) : null,
    last: lastOf(row),
    last_at: row.last_at.toISOString(),
    muted,
    muted_until: muted ? (row.conversation_muted_until?.toISOString() ?? null) : null,
    pins: row.pins,
    answers_left: fan ? Math.max(0, ANSWERS_PER_MESSAGE - (row.my_answers ?? 0)) : null,
    can,
  };
}

export function clubOf(platform: Platform, row: SeenConversation): ConversationView['club'] {
  const { club_id, in_club } = row;
  if (club_id === null || in_club === null) return null;
  return {
    id: club_id,
    handle: in_club.club_handle,
    name: in_club.club_name,
    hue: in_club.club_hue,
    picture_url: urlOf(platform, in_club.club_picture_key),
  };
}

function urlOf({ storage }: Pick<Platform, 'storage'>, key: string | null): string | null {
  return key === null ? null : storage.publicUrl(key);
}

function partnerOf(platform: Platform, row: SeenConversation, now: Date | null): ChatPartner {
  const seen = row.partner_seen_at?.getTime() ?? 0;
  return {
    id: row.partner_id ?? '',
    user_name: row.partner_user_name ?? '',
    display_name: row.partner_display_name ?? '',
    avatar: presentPicture(platform, {
      avatar_small_key: row.partner_avatar_small_key,
      avatar_large_key: row.partner_avatar_large_key,
    }),
    role: row.partner_role,
    tier: tierOf(row.partner_tier_rank, row.partner_tier_name, row.partner_tier_hue),
    creator_of:
      row.of_creator === null
        ? null
        : {
            id: row.of_creator.creator_club_id,
            handle: row.of_creator.creator_club_handle,
            name: row.of_creator.creator_club_name,
            hue: row.of_creator.creator_club_hue,
            picture_url: urlOf(platform, row.of_creator.creator_club_picture_key),
          },
    online: now === null ? null : now.getTime() - seen <= ONLINE_MS,
  };
}

function lastOf(row: SeenConversation): LastMessage | null {
  if (row.last_seq === 0 || row.last_gist === null || row.last_author_id === null) return null;
  const gist = lastGistOf(row, row.last_gist);
  return {
    seq: row.last_seq,
    author: {
      id: row.last_author_id,
      user_name: row.last_user_name ?? '',
      display_name: row.last_display_name ?? '',
    },
    gist,
    text: isUnshown(gist) ? '' : row.last_text,
    sent_at: row.last_at.toISOString(),
  };
}

/** A deleted one is deleted for everybody, whoever wrote it. */
function lastGistOf({ last_apart, last_out }: SeenConversation, gist: MessageGist): MessageGist {
  if (gist === 'removed') return gist;
  if (last_apart) return 'blocked';
  return last_out ? 'hidden' : gist;
}

export function presentAnswer(platform: Platform, row: AnswerRow & AuthorColumns): BroadcastAnswer {
  const shown = row.hidden_at === null;
  return {
    id: row.id,
    message_id: row.message_id,
    author: presentAuthor(platform, row),
    text: shown ? row.text : '',
    sent_at: row.created_at.toISOString(),
    state: shown ? 'shown' : 'hidden',
  };
}
