// Owns a design as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import { designChanged } from '@stagepass/contract/items/events.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { loadClubsAndStandings } from '#domains/memberships/public/load-clubs-and-standings.ts';
import { isStaffFor, may } from '#domains/memberships/public/may.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Actor, visitor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnderTheHammer, listDesignRows, lockDesign, updateDesign } from './designs.store.ts';
import { designPath, designPlace } from './public/paths.ts';
import { presentItemPicture } from './public/present-parts.ts';
import { indexDesign } from './search-document.ts';
import type { DesignRow } from './tables.ts';

const TEXT_LENGTH = 280;

export const itemSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const designs = await listDesignRows(tx, ids);
    const clubs = await loadClubsOf(platform, tx, viewer, designs);
    const owners = await loadUserCards(
      platform,
      tx,
      [...clubs.values()].map(({ club }) => club.owner_id),
    );
    return new Map(
      designs.flatMap((design): [string, SubjectCard][] => {
        const at = clubs.get(design.club_id);
        if (at === undefined || !at.inside) return [];
        const out = design.state !== 'draft' && design.hidden_at === null;
        if (!out && !at.order) return [];
        const author = owners.get(at.club.owner_id) ?? null;
        return [[design.id, cardOf(platform, design, at.club, author)]];
      }),
    );
  },

  /** The club's owner answers for it: a report is the instance's to judge. */
  async facts(tx, ids) {
    const rows = await tx.query<{ id: string; club_id: string; owner_id: string }>({
      text: `select d.id, d.club_id, c.owner_id from item_designs d join club_facts c on c.id = d.club_id
        where d.id = any($1::uuid[])`,
      values: [ids],
    });
    return new Map(
      rows.rows.map(({ id, club_id, owner_id }) => [id, { author_id: owner_id, club_id }] as const),
    );
  },

  ...hidesRow({
    lock: lockDesign,
    update: updateDesign,
    async changed(platform, tx, design) {
      const { id, club_id, hidden_at } = design;
      const found = await loadClubAndStanding(platform, tx, visitor, club_id);
      if (found !== undefined) await indexDesign(tx, design, found.club);
      await tx.emit(designChanged, { design_id: id, club_id });
      if (hidden_at !== null) tx.afterCommit(() => platform.realtime.recheck({ place: designPlace(id) }));
    },
  }),
  // Who leads and has two friends would keep others from bidding, by reporting it in the last minutes.
  staysMeanwhile: isUnderTheHammer,
};

interface At {
  club: Club;
  inside: boolean;
  /** Keeps order there, or runs the instance. */
  order: boolean;
}

async function loadClubsOf(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  designs: readonly DesignRow[],
): Promise<Map<string, At>> {
  const ids = designs.map((design) => design.club_id);
  const clubs = await loadClubsAndStandings(platform, tx, viewer, ids);
  return new Map(
    [...clubs].map(([id, { club, standing }]) => {
      const order = isStaffFor(standing, 'sales', 'moderate') || standing.operator;
      return [id, { club, inside: may(club, standing, 'see-inside'), order }];
    }),
  );
}

function cardOf(
  platform: Platform,
  design: DesignRow,
  club: Club,
  author: SubjectCard['author'],
): SubjectCard {
  return {
    kind: 'item',
    id: design.id,
    title: design.name,
    text: design.description.slice(0, TEXT_LENGTH),
    path: designPath(club, design.id),
    picture_url: presentItemPicture(platform, design.picture)?.small_url ?? null,
    author,
    club_id: design.club_id,
    state: design.hidden_at === null ? 'shown' : 'hidden',
  };
}
