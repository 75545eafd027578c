// Owns the SQL of rewards that were taken back, and of the list of those who take part.
import type { PartState } from '@stagepass/contract/missions/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';

export interface TakeBackRow {
  part_id: string;
  reason: string;
  xp: number;
  items: number;
  tokens: number;
  taken_by: string | null;
  taken_at: Date;
}

const put = prepared<{ part_id: string }>(
  'missions-put-take-back',
  `insert into mission_take_backs (part_id, reason, xp, items, tokens, taken_by, taken_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (part_id) do nothing returning part_id`,
);

export async function insertTakeBack(tx: Executor, row: TakeBackRow): Promise<void> {
  await put(tx, [row.part_id, row.reason, row.xp, row.items, row.tokens, row.taken_by, row.taken_at]);
}

const takenFrom = prepared<TakeBackRow>(
  'missions-take-back-of',
  'select * from mission_take_backs where part_id = $1',
);

export async function findTakeBack(tx: Executor, partId: string): Promise<TakeBackRow | undefined> {
  return (await takenFrom(tx, [partId]))[0];
}

export const byStarted = keyset({ started_at: time, id });

export interface ParticipantRow {
  id: string;
  user_id: string;
  period: string;
  state: PartState;
  staff: boolean;
  started_at: Date;
  completed_at: Date | null;
  reason: string | null;
  xp: number | null;
  items: number | null;
  tokens: number | null;
  taken_at: Date | null;
}

const participants = prepared<ParticipantRow>(
  'missions-participants',
  `select p.id, p.user_id, p.period, p.state, p.staff, p.started_at, p.completed_at, t.reason, t.xp, t.items, t.tokens, t.taken_at
   from mission_parts p left join mission_take_backs t on t.part_id = p.id
   where p.mission_id = $1 and ($2::timestamptz is null or (p.started_at, p.id) < ($2, $3::uuid))
   order by p.started_at desc, p.id desc limit $4`,
);

/** Those who began last first. */
export async function listParticipants(
  tx: Executor,
  missionId: string,
  { after, limit }: PageOf<typeof byStarted>,
): Promise<ParticipantRow[]> {
  return participants(tx, [missionId, after?.started_at ?? null, after?.id ?? null, limit]);
}
