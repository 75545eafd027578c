// Owns a vote as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { loadClubsAndStandings } from '#domains/memberships/public/load-clubs-and-standings.ts';
import { may } from '#domains/memberships/public/may.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { isShown } from './access.ts';
import { indexVote } from './search-document.ts';
import { tellChanged } from './tell.ts';
import { listOptions, listVoteRows, lockVote, updateVote } from './votes.store.ts';

const TEXT_LENGTH = 280;

export const voteSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const cards = new Map<string, SubjectCard>();
    const rows = (await listVoteRows(tx, ids)).filter(({ kind }) => kind === 'vote');
    const options = await listOptions(
      tx,
      rows.map(({ id }) => id),
    );
    const clubs = await loadClubsAndStandings(
      platform,
      tx,
      viewer,
      rows.map(({ club_id }) => club_id),
    );
    const owners = await loadUserCards(
      platform,
      tx,
      [...clubs.values()].map(({ club }) => club.owner_id),
    );
    for (const vote of rows) {
      const at = clubs.get(vote.club_id);
      if (at === undefined || !may(at.club, at.standing, 'see-inside') || !isShown(vote, at)) continue;
      const labels = (options.get(vote.id) ?? []).map(({ label }) => label).join(', ');
      cards.set(vote.id, {
        kind: 'vote',
        id: vote.id,
        title: vote.title,
        text: (vote.story || labels).slice(0, TEXT_LENGTH),
        path: `/club/vote-detail/${vote.id}`,
        picture_url: null,
        author: owners.get(at.club.owner_id) ?? null,
        club_id: at.club.id,
        state: vote.hidden_at === null ? 'shown' : 'hidden',
      });
    }
    return cards;
  },

  /** The club's owner answers for it: a report is the site operator's to judge. */
  async facts(tx, ids) {
    const { rows } = await tx.query<{ id: string; club_id: string; owner_id: string }>({
      text: `select v.id, v.club_id, c.owner_id from votes v join club_facts c on c.id = v.club_id
        where v.id = any($1::uuid[]) and v.kind = 'vote'`,
      values: [ids],
    });
    return new Map(rows.map(({ id, club_id, owner_id }) => [id, { author_id: owner_id, club_id }] as const));
  },

  /** Out of sight nobody votes; ballots stay, and it closes and is sealed as it would have. */
  ...hidesRow({
    lock: lockVote,
    update: updateVote,
    async changed(platform, tx, vote) {
      await indexVote(tx, vote);
      tellChanged(platform, tx, vote.id);
    },
  }),
};
