// Owns who may call the endpoints of votes.
import { randomUUID } from 'node:crypto';
import { seen } from '#app/testing/club-cells.ts';
import {
  type Cells,
  everybody,
  type RowsOf,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import { putVote } from '#app/testing/votes.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const runs = inBoth(staffOnly(verifiedOnly(), 'moderator'));
const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });

/** Votes that callers before left open go out of the way: a club holds so many at most. */
async function leaveRoom({ app, club }: Stage): Promise<void> {
  await app.platform.db.query({
    text: `update votes set hidden_at = now(), state = 'draft' where club_id = $1 and state = 'open'`,
    values: [club.id],
  });
}
const vote = (state: 'draft' | 'open' | 'closed') => async (stage: Stage) => {
  const { id } = await putVote(stage.app, { club_id: stage.club.id, state, binding: true });
  return { params: { id } };
};

const casts: Cells = {
  ...verifiedOnly(),
  guest: 'clubs.members-only',
  operator: 'clubs.members-only',
  banned: 'clubs.banned',
  muted: 'clubs.muted',
};
/** Whoever sees the vote gets past the door, and has no ballot. */
const noBallot: Cells = signedInOnly('votes.no-ballot');

/** Members, those who run the instance, and whoever has a ballot, which nobody has here. */
const verifies: Cells = {
  ...signedInOnly('ok'),
  unverified: 'clubs.members-only',
  guest: 'clubs.members-only',
  banned: 'clubs.members-only',
};

export const votesRows = {
  listClubVotes: { given: ofClub, ...seen },
  countClubVotes: { given: ofClub, ...seen },
  getVote: { given: vote('open'), ...seen },
  createVote: {
    given: (stage) => ({ ...ofClub(stage), body: { title: 'Encore?', options: [{ label: 'Yes' }] } }),
    ...runs,
  },
  changeVote: {
    given: async (stage) => ({ ...(await vote('draft')(stage)), body: { title: 'Encore?', version: 1 } }),
    ...runs,
  },
  openVote: {
    given: async (stage) => {
      await leaveRoom(stage);
      return vote('draft')(stage);
    },
    ...runs,
  },
  returnVoteToDraft: {
    given: async (stage) => {
      const given = await vote('open')(stage);
      await stage.app.platform.db.query({
        text: `update votes set opens_at = opens_at + interval '1 hour' where id = $1`,
        values: [given.params.id],
      });
      return given;
    },
    ...runs,
  },
  closeVote: { given: vote('open'), ...runs },
  removeVote: { given: vote('draft'), ...runs },
  answerVote: {
    given: async (stage) => ({ ...(await vote('closed')(stage)), body: { text: 'Done.' } }),
    ...runs,
  },
  castBallot: {
    given: async ({ app, club }) => {
      const { id, options } = await putVote(app, { club_id: club.id, state: 'open' });
      return { params: { id }, body: { option_ids: [options[0] ?? ''], client_key: randomUUID() } };
    },
    ...inBoth(casts),
  },
  takeBackBallot: {
    given: vote('open'),
    ...inBoth({
      ...everybody('votes.no-ballot'),
      ...Object.fromEntries(Object.entries(casts).filter(([, outcome]) => outcome !== 'ok')),
    }),
  },
  getReceipt: {
    given: vote('open'),
    cells: noBallot,
    in_private: hidden({ ...noBallot, unverified: 'clubs.members-only', guest: 'clubs.members-only' }),
  },
  listTally: { given: vote('closed'), cells: verifies, in_private: hidden(verifies) },
} satisfies RowsOf<'votes'>;
