// Owns the row types of chat's tables; nobody else reads or writes them.
import type { ChannelType, ConversationKind, MessageGist } from '@stagepass/contract/chat/shapes.ts';
import type { AdminScope, ClubVisibility, TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { LinkPreview, ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AudioFacts } from '#domains/media/public/audio-facts.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | undefined, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface Mention {
  user_id: string;
  user_name: string;
}

/** What stands behind the first link of a message. */
export type KeptLink = Omit<LinkPreview, 'picture_url'> & { picture: MediaFacts | null };
export type KeptVoice = AudioFacts & { peaks: number[] };

export type Box = 'main' | 'requests' | 'away' | 'channel';

interface ConversationTable {
  id: string;
  kind: ConversationKind;
  channel: ChannelType | null;
  club_id: string | null;
  user_a: string | null;
  user_b: string | null;
  name: Generated<string>;
  topic: Generated<string>;
  position: Generated<number>;
  read_condition: MaybeJson<ConditionTree>;
  write_condition: MaybeJson<ConditionTree>;
  started_by: string | null;
  accepted_at: Date | null;
  declined_at: Date | null;
  last_seq: Generated<number>;
  last_change: Generated<number>;
  last_id: string | null;
  last_author_id: string | null;
  last_gist: MessageGist | null;
  last_text: Generated<string>;
  last_at: Date;
  pins: Generated<number>;
  created_at: Date;
}

interface MessageTable {
  id: string;
  conversation_id: string;
  seq: number;
  change: number;
  author_id: string;
  text: string;
  mentions: Json<Mention[]>;
  link: MaybeJson<KeptLink>;
  media: Json<MediaFacts[]>;
  voice: MaybeJson<KeptVoice>;
  card_kind: 'item' | 'mission' | null;
  card_id: string | null;
  reply_to: string | null;
  answers: Generated<number>;
  created_at: Date;
  edited_at: Date | null;
  pinned_at: Date | null;
  hidden_at: Date | null;
  removed_at: Date | null;
}

interface AnswerTable {
  id: string;
  message_id: string;
  author_id: string;
  nth: number;
  text: string;
  created_at: Date;
  hidden_at: Date | null;
  removed_at: Date | null;
}

export interface ChatTables {
  conversations: ConversationTable;
  messages: MessageTable;
  broadcast_answers: AnswerTable;
}

export type ConversationRow = Selectable<ConversationTable>;
export type MessageRow = Selectable<MessageTable>;
export type AnswerRow = Selectable<AnswerTable>;

/** Null where there is no such person: in channels and broadcasts. */
interface PartnerColumns {
  partner_id: string | null;
  partner_user_name: string | null;
  partner_display_name: string | null;
  partner_avatar_small_key: string | null;
  partner_avatar_large_key: string | null;
  /** Suspended, going, or hidden while reports wait. */
  partner_out: boolean | null;
  partner_apart: boolean;
  /** By the viewer. */
  partner_blocked: boolean;
  partner_role: 'member' | 'admin' | 'owner' | null;
  partner_tier_rank: number | null;
  partner_tier_name: string | null;
  partner_tier_hue: number | null;
  partner_read_seq: number | null;
  partner_read_at: Date | null;
  partner_muted: boolean | null;
  partner_muted_until: Date | null;
  partner_seen_at: Date | null;
}

/** The largest public club of the other person. */
interface CreatorColumns {
  creator_club_id: string;
  creator_club_handle: string;
  creator_club_name: string;
  creator_club_hue: number;
  creator_club_picture_key: string | null;
}

/** The club, and what the viewer is there, as memberships tells it. Times are text. */
interface ClubColumns {
  club_handle: string;
  club_name: string;
  club_hue: number;
  club_picture_key: string | null;
  club_visibility: ClubVisibility;
  club_member_count: number;
  club_closed_at: string | null;
  club_suspended_at: string | null;
  text_policy: TextPolicy;
  role: 'member' | 'admin' | 'owner' | null;
  scopes: AdminScope[] | null;
  state: 'active' | 'left' | null;
  number: number | null;
  joined_at: string | null;
  muted_until: string | null;
  banned_at: string | null;
  subscribed: boolean | null;
  tier_id: string | null;
  tier_rank: number | null;
  tier_name: string | null;
  tier_hue: number | null;
}

/** What of the club, and of what the viewer is there, the rights in its conversations follow from. */
type RightsInClub = Omit<ClubColumns, 'club_name' | 'club_hue' | 'club_picture_key' | 'club_member_count'>;

type ConversationAtRights = Pick<
  ConversationRow,
  | ('id' | 'kind' | 'channel' | 'club_id' | 'user_a' | 'user_b' | 'read_condition' | 'write_condition')
  | ('started_by' | 'accepted_at' | 'declined_at' | 'last_seq')
>;
type PartnerAtRights = Pick<
  PartnerColumns,
  | ('partner_id' | 'partner_user_name' | 'partner_out' | 'partner_apart' | 'partner_role')
  | ('partner_muted' | 'partner_muted_until')
>;

/** What the rights of a viewer in a conversation follow from, and what is told of a message there. */
export interface ConversationToWrite extends ConversationAtRights, PartnerAtRights {
  viewer_id: string;
  /** Null in direct conversations alone. */
  in_club: RightsInClub | null;
  /** The viewer's own account is out of sight. */
  viewer_out: boolean;
  /** Not accepted yet, and whoever writes or wrote first is a stranger to the other one. */
  strangers: boolean;
}

/** A conversation with everything that its viewer's rights and its line in the list are made of. */
export interface SeenConversation extends Omit<ConversationRow, 'last_id' | 'created_at'>, PartnerColumns {
  /** One value each, not a column each: most rows of a list have neither, and columns are paid for in every row. */
  in_club: ClubColumns | null;
  of_creator: CreatorColumns | null;
  viewer_id: string;
  read_seq: number | null;
  mention_seq: number | null;
  conversation_muted: boolean | null;
  conversation_muted_until: Date | null;
  last_user_name: string | null;
  last_display_name: string | null;
  /** The latest message is of somebody whom the viewer is not shown. */
  last_apart: boolean;
  /** It is of somebody who is out of sight, and the viewer neither keeps order there nor wrote it. */
  last_out: boolean;
  /** The viewer's own account is out of sight. */
  viewer_out: boolean;
  my_answers: number | null;
  /** Not accepted yet, and whoever writes or wrote first is a stranger to the other one. */
  strangers: boolean;
}

export type ReactionColumns = Record<ReactionKind, number>;

export interface AuthorColumns {
  author_id: string;
  user_name: string;
  display_name: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  author_role: 'member' | 'admin' | 'owner' | null;
  author_tier_rank: number | null;
  author_tier_name: string | null;
  author_tier_hue: number | null;
}

export interface QuotedColumns {
  quoted_id: string | null;
  quoted_seq: number | null;
  quoted_author_id: string | null;
  quoted_user_name: string | null;
  quoted_display_name: string | null;
  quoted_text: string | null;
  quoted_gist: MessageGist | null;
}

/** A message with its author, as its viewer sees it. */
export interface SeenMessage extends MessageRow, AuthorColumns, QuotedColumns, ReactionColumns {
  my_reaction: ReactionKind | null;
  /** Without deleted ones. */
  my_answers: number;
  /** With them: they stay used. */
  my_answers_sent: number;
  /** The viewer and the author blocked one another, or the viewer muted the author. */
  apart: boolean;
  /** The author is out of sight, and the viewer neither keeps order there nor is the author. */
  author_out: boolean;
}
