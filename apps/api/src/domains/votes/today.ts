// Owns what votes put into the running order on Home: those that are open for the person, and those they voted in today.
import type { VoteLine } from '@stagepass/contract/votes/today.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import type { Platform } from '#platform/platform.ts';
import { conditionToVote } from './access.ts';
import { listTodayVotes, type TodayVoteRow } from './today.store.ts';

const HOUR_MS = 3_600_000;
const MOST = 3;
const MOST_LOOKED_AT = 12;
/** What closes within so long is said before what has time. */
const SOON_MS = 30 * HOUR_MS;

export async function votesToday(platform: Platform, { user_id, now }: TodayViewer): Promise<VoteLine[]> {
  const { db } = platform;
  const rows = await listTodayVotes(db, { user_id, now, limit: MOST_LOOKED_AT });
  const met = await meeting(platform, rows, user_id);
  const shown = rows.filter(({ id, cast_at }) => cast_at !== null || met.has(id)).slice(0, MOST);
  const clubs = await loadClubCards(
    platform,
    db,
    shown.map(({ club_id }) => club_id),
  );
  return shown.flatMap((row): VoteLine[] => {
    const card = clubs.get(row.club_id);
    if (card === undefined) return [];
    const { id, handle, name, hue, picture } = card;
    const closes = row.closes_at ?? now;
    return [
      {
        kind: 'vote',
        key: `vote:${row.id}`,
        subject: { kind: 'vote', id: row.id },
        at: (row.cast_at ?? closes).toISOString(),
        urgency: closes.getTime() - now.getTime() < SOON_MS ? 'today' : 'later',
        done: row.cast_at !== null,
        vote_id: row.id,
        title: row.title,
        club: { id, handle, name, hue, picture },
        voters: row.people,
      },
    ];
  });
}

/** Ids of those whose condition the person meets; one round of questions a club that asks for something. */
async function meeting(
  { db }: Platform,
  rows: readonly TodayVoteRow[],
  user_id: string,
): Promise<ReadonlySet<string>> {
  const met = new Set(rows.filter(({ condition }) => condition === null).map(({ id }) => id));
  const asking = rows.filter(({ condition }) => condition !== null);
  for (const [club_id, votes] of Map.groupBy(asking, (row) => row.club_id)) {
    const trees = votes.map(conditionToVote);
    const answers = await evaluateTrees(db, trees, { user_id, club_id });
    for (const [at, { id }] of votes.entries()) if (answers[at] === true) met.add(id);
  }
  return met;
}
