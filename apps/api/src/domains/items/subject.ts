// Owns a design as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import { designChanged } from '@stagepass/contract/items/events.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { isStaffFor, may } from '#domains/memberships/public/may.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Tx } from '#platform/db/db.ts';
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

  hide: (platform, tx, id, { reason }) =>
    setHidden(platform, tx, id, { hidden_at: platform.clock.now(), hidden_reason: reason || null }),
  restore: (platform, tx, id) => setHidden(platform, tx, id, { hidden_at: null, hidden_reason: null }),
  // Who leads and has two friends would keep others from bidding, by reporting it in the last minutes.
  staysMeanwhile: isUnderTheHammer,
};

interface At {
  club: Club;
  inside: boolean;
  /** Keeps order there, or runs the instance. */
  order: boolean;
}

/** One query a club: what is found together is mostly of few clubs. */
async function loadClubsOf(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  designs: readonly DesignRow[],
): Promise<Map<string, At>> {
  const clubs = new Map<string, At>();
  for (const id of new Set(designs.map((design) => design.club_id))) {
    const at = await loadClubAndStanding(platform, tx, viewer, id);
    if (at === undefined) continue;
    const order = isStaffFor(at.standing, 'sales', 'moderate') || at.standing.operator;
    clubs.set(id, { club: at.club, inside: may(at.club, at.standing, 'see-inside'), order });
  }
  return clubs;
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

async function setHidden(
  platform: Platform,
  tx: Tx,
  id: string,
  { hidden_at: at, hidden_reason }: Pick<DesignRow, 'hidden_at' | 'hidden_reason'>,
): Promise<void> {
  const design = await lockDesign(tx, id);
  if (design === undefined) return;
  // Bears being called again: the first moment stays, and the reason of whoever decided last.
  if ((design.hidden_at === null) === (at === null)) {
    if (at !== null && hidden_reason !== null) await updateDesign(tx, id, { hidden_reason });
    return;
  }
  await updateDesign(tx, id, { hidden_at: at, hidden_reason });
  const found = await loadClubAndStanding(platform, tx, visitor, design.club_id);
  if (found !== undefined) await indexDesign(tx, { ...design, hidden_at: at }, found.club);
  await tx.emit(designChanged, { design_id: id, club_id: design.club_id });
  if (at !== null) tx.afterCommit(() => platform.realtime.recheck({ place: designPlace(id) }));
}
