// Owns a vote as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import { voteHidden } from '@stagepass/contract/votes/events.ts';
import { clubSubjectCards } from '#domains/memberships/public/club-subject-cards.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { indexVote } from './search-document.ts';
import { tellChanged } from './tell.ts';
import { listOptions, listVoteRows, lockVote, updateVote } from './votes.store.ts';

export const voteSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const rows = (await listVoteRows(tx, ids)).filter(({ kind }) => kind === 'vote');
    const options = await listOptions(
      tx,
      rows.map(({ id }) => id),
    );
    return clubSubjectCards(platform, tx, {
      viewer,
      rows,
      isOut: ({ state }) => state !== 'draft',
      card: ({ id, story }) => ({
        kind: 'vote',
        text: story || (options.get(id) ?? []).map(({ label }) => label).join(', '),
        path: `/club/vote-detail/${id}`,
        picture_url: null,
      }),
    });
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
      const { id: vote_id, club_id, title } = vote;
      if (vote.hidden_at !== null) await tx.emit(voteHidden, { vote_id, club_id, title });
      tellChanged(platform, tx, vote.id);
    },
  }),
};
