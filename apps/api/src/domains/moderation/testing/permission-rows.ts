// Owns who may call the endpoints of moderation.

import {
  operatorOnly,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';
import { newId } from '#platform/ids/new-id.ts';

const dismissal = { act: 'dismiss', reason: 'Nothing is wrong with it.' } as const;

/** A case about what some member said, written straight into the table: how cases come to be has tests of its own. */
async function aCase(
  { app, club, make }: Stage,
  state: 'open' | 'actioned' | 'appealed',
): Promise<{ params: { id: string } }> {
  const author = await make('member');
  const decider = state === 'open' ? null : (await make('admin')).id;
  const now = app.clock.now();
  const id = newId(app.platform);
  await app.platform.db.query({
    text: `insert into moderation_cases (id, subject_kind, subject_id, club_id, author_id, bench, state, opened_at,
        updated_at, decided_by, decided_at, sanction, appealed_at, appeal_text)
      values ($1, 'comment', $2, $3, $4, 'club', $5, $6, $6, $7, $8, $9, $10, '')`,
    values: [
      id,
      newId(app.platform),
      club.id,
      author.id,
      state,
      now,
      decider,
      state === 'open' ? null : now,
      state === 'open' ? null : 'none',
      state === 'appealed' ? now : null,
    ],
  });
  return { params: { id } };
}

const missing = 'moderation.case-not-found';
const outside = [
  'unverified',
  'guest',
  'member',
  'scanner',
  'seller',
  'operator',
  'banned',
  'muted',
] as const;
const inClub = ({ club }: Stage) => ({ params: { id: club.id } });
const listed = { cells: staffOnly(signedInOnly(), 'moderator') };
const seen = refuse(signedInOnly(), missing, outside);
const decided = refuse(verifiedOnly(), missing, outside);

export const moderationRows = {
  listClubCases: { given: (stage) => ({ ...inClub(stage), query: {} }), ...listed },
  countClubCases: { given: inClub, ...listed },
  listDeeds: { given: (stage) => ({ ...inClub(stage), query: {} }), ...listed },
  listInstanceCases: { given: () => ({ query: {} }), cells: operatorOnly },
  countInstanceCases: { given: () => ({}), cells: operatorOnly },
  listOwnCases: { given: () => ({ query: {} }), cells: signedInOnly() },
  listOwnReports: { given: () => ({ query: {} }), cells: signedInOnly() },
  getCase: { given: (stage) => aCase(stage, 'open'), cells: seen },
  assignCase: { given: (stage) => aCase(stage, 'open'), cells: decided },
  releaseCase: { given: (stage) => aCase(stage, 'open'), cells: decided },
  decideCase: {
    given: async (stage) => ({ ...(await aCase(stage, 'open')), body: dismissal }),
    cells: decided,
  },
  // It is the author's alone: to everybody else there is no such case.
  appealCase: {
    given: async (stage) => ({ ...(await aCase(stage, 'actioned')), body: { text: 'It was a joke.' } }),
    cells: signedInOnly(missing),
  },
  answerAppeal: {
    given: async (stage) => ({
      ...(await aCase(stage, 'appealed')),
      body: { outcome: 'uphold', reason: 'It was no joke.' },
    }),
    cells: refuse(decided, 'moderation.not-yours-to-decide', ['admin', 'moderator']),
  },
} satisfies RowsOf<'moderation'>;
