// Owns the row types of the campaigns domain's tables; nobody else reads or writes them.
import type {
  CampaignState,
  ClubAnswer,
  LeftOut,
  PrizeKind,
  RewardWay,
} from '@stagepass/contract/campaigns/kinds.ts';
import type { UnfinishedReward } from '@stagepass/contract/campaigns/reward-input.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | null, string | null>;

interface CampaignTable {
  id: string;
  club_id: string;
  /** As it is stored: whether a funded one has opened, or one is over by its window, is `stateAt`'s to say. */
  state: CampaignState;
  title: string;
  story: string;
  picture: Json<MediaFacts | null>;
  opens_at: Date | null;
  closes_at: Date | null;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  funded_at: Generated<Date | null>;
  closed_at: Generated<Date | null>;
  drawn_at: Generated<Date | null>;
  paid_at: Generated<Date | null>;
  ended_early: Generated<boolean>;
  seed_hash: Generated<string | null>;
  seed_sealed: Generated<string | null>;
  server_seed: Generated<string | null>;
  entrants: Generated<number | null>;
  list_hash: Generated<string | null>;
  /** Out of sight while reports about it wait, or since somebody decided so. */
  hidden_at: Generated<Date | null>;
  hidden_reason: Generated<string | null>;
  /** Of a draft. */
  unfinished_rewards: ColumnType<UnfinishedReward[], string | undefined, string>;
}

interface RewardTable {
  id: string;
  campaign_id: string;
  position: number;
  way: RewardWay;
  needs: number | null;
  kind: PrizeKind;
  design_id: string | null;
  amount_cents: number | null;
  /** Of the token of the club that made the campaign, for each winner. */
  token_amount: number | null;
  badge_id: string | null;
  total: number | null;
  given: Generated<number>;
}

export interface CampaignsTables {
  campaigns: CampaignTable;
  campaign_rewards: RewardTable;
}

export type CampaignRow = Selectable<CampaignTable>;
export type RewardRow = Selectable<RewardTable>;

export interface ClubRow {
  campaign_id: string;
  club_id: string;
  position: number;
  answer: ClubAnswer;
}

export interface MissionRow {
  campaign_id: string;
  mission_id: string;
  club_id: string;
  position: number;
  agreed: boolean;
}

export interface PartRow {
  id: string;
  campaign_id: string;
  user_id: string | null;
  done: number;
  reached_at: Date;
  ticket: number | null;
  client_seed: string | null;
  own_seed: boolean;
  left_out: LeftOut | null;
}

export interface PrizeRow {
  id: string;
  campaign_id: string;
  reward_id: string;
  part_id: string;
  place: number;
  due_at: Date;
  handed_at: Date | null;
  item_id: string | null;
  transfer_id: string | null;
  badge_given: boolean;
}
