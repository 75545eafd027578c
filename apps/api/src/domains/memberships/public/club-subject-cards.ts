// Owns the cards of what is a club's rather than a person's: which of them a viewer sees, and what all of them say alike.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type ClubAndStanding, loadClubsAndStandings } from './load-clubs-and-standings.ts';
import { may } from './may.ts';

const TEXT_LENGTH = 280;

interface ClubSubject {
  id: string;
  club_id: string;
  title: string;
  hidden_at: Date | null;
}

export interface CardsOf<Row> {
  viewer: Actor;
  rows: readonly Row[];
  /** Whether it is for everybody who sees the club's inside; those who run the club, and operators, see the rest too. */
  isOut: (row: Row) => boolean;
  card: (row: Row) => Pick<SubjectCard, 'kind' | 'text' | 'path' | 'picture_url'>;
}

/** By id, in two queries. The club's owner stands for its author. */
export async function clubSubjectCards<Row extends ClubSubject>(
  platform: Platform,
  tx: Executor,
  { viewer, rows, isOut, card }: CardsOf<Row>,
): Promise<Map<string, SubjectCard>> {
  const clubIds = rows.map(({ club_id }) => club_id);
  const clubs = await loadClubsAndStandings(platform, tx, viewer, clubIds);
  const ownerIds = [...clubs.values()].map(({ club }) => club.owner_id);
  const owners = await loadUserCards(platform, tx, ownerIds);
  return new Map(
    rows.flatMap((row): [string, SubjectCard][] => {
      const at = clubs.get(row.club_id);
      if (at === undefined || !may(at.club, at.standing, 'see-inside')) return [];
      if (!(isOut(row) && row.hidden_at === null) && !seesAll(at)) return [];
      const { text, ...said } = card(row);
      return [
        [
          row.id,
          {
            ...said,
            id: row.id,
            title: row.title,
            text: text.slice(0, TEXT_LENGTH),
            author: owners.get(at.club.owner_id) ?? null,
            club_id: row.club_id,
            state: row.hidden_at === null ? 'shown' : 'hidden',
          },
        ],
      ];
    }),
  );
}

function seesAll({ club, standing }: ClubAndStanding): boolean {
  return standing.operator || may(club, standing, 'manage-content');
}
