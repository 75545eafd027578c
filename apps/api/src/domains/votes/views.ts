// Owns how votes become what screens show: a fixed number of queries, however many there are.
import { assert } from '@stagepass/base/assert.ts';
import { openingProblems } from '@stagepass/base/vote-opening.ts';
import type { DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';
import { voteNotForYou } from '@stagepass/contract/votes/errors.ts';
import type {
  OwnBallot,
  VoteClub,
  VoteOption,
  VoteReceipt,
  VoteView,
} from '@stagepass/contract/votes/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { presentClub } from '#domains/clubs/public/present-club.ts';
import { describeTrees } from '#domains/conditions/public/describe.ts';
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { presentMedia } from '#domains/media/public/present-media.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { may, whyNot } from '#domains/memberships/public/may.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { askTogether } from '#platform/db/ask-together.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { type At, conditionToVote, isAmongMembers } from './access.ts';
import { listCounts, listOwnBallots } from './ballots.store.ts';
import type { BallotRow, CountRow, OptionRow, VoteRow } from './tables.ts';
import { stateOf, weightFor, weightsOf } from './vote.rules.ts';
import { listOptions } from './votes.store.ts';

export function presentVoteClub(platform: Platform, club: Club): VoteClub {
  const { id, handle, name, hue, picture } = presentClub(platform, club);
  return { id, handle, name, hue, picture };
}

/** Everything that votes of one club are shown with. */
async function loadParts(platform: Platform, tx: Executor, rows: readonly VoteRow[], { standing }: At) {
  const ids = rows.map(({ id }) => id);
  const { user_id, club_id } = standing;
  // The seal has no sum of weights over all voters: of a closed vote it is the last count.
  const counted = rows.filter(({ state, weighting }) => state === 'open' || weighting !== 'one');
  const asking = rows.flatMap(({ id, condition, opens_at }) =>
    condition === null ? [] : [{ id, condition, opens_at }],
  );
  const trees = asking.map(({ condition }) => condition);
  const [options, counts, ballots, answerers, tiers, token] = await askTogether(tx, [
    () => listOptions(tx, ids),
    () =>
      listCounts(
        tx,
        counted.map(({ id }) => id),
      ),
    () => listOwnBallots(tx, ids, user_id),
    () =>
      loadUserCards(
        platform,
        tx,
        rows.flatMap(({ answered_by }) => answered_by ?? []),
      ),
    () =>
      loadTiers(
        tx,
        rows.flatMap(({ weights }) => weights.map(({ tier_id }) => tier_id)),
      ),
    () =>
      rows.some(({ weighting }) => weighting === 'tokens') ? loadToken(tx, { club_id, user_id }) : nothing,
  ]);
  const described = trees.length === 0 ? [] : await describeTrees(tx, trees, club_id, user_id);
  const toVote = asking.map(conditionToVote);
  const met = trees.length === 0 ? [] : await evaluateTrees(tx, toVote, { user_id, club_id });
  const conditions = new Map(asking.map(({ id }, at) => [id, described[at] as DescribedCondition]));
  const unmet = new Set(asking.filter((_, at) => met[at] === false).map(({ id }) => id));
  return { options, counts, ballots, answerers, tiers, token, conditions, unmet };
}

const nothing: Promise<VoteView['token']> = Promise.resolve(null);

/** The token that votes of the club are paid in, and what the viewer can spend of it. */
async function loadToken(
  tx: Executor,
  { club_id, user_id }: { club_id: string; user_id: string | null },
): Promise<VoteView['token']> {
  const symbol = (await tokenSymbols(tx, [club_id])).get(club_id);
  assert(symbol !== undefined, 'a club whose votes count by its token keeps it');
  if (user_id === null) return { symbol, held: 0 };
  return { symbol, held: (await balancesOf(tx, user_id, `token:${club_id}`)).available_cents };
}

/** In the order of the rows, all of one club. */
export async function presentVotes(
  platform: Platform,
  tx: Executor,
  rows: readonly VoteRow[],
  at: At,
): Promise<VoteView[]> {
  if (rows.length === 0) return [];
  const parts = await loadParts(platform, tx, rows, at);
  const club = presentVoteClub(platform, at.club);
  const refused = whyNot(at.club, at.standing, 'take-part');
  return rows.map((row) => {
    const why = refused ?? (parts.unmet.has(row.id) ? voteNotForYou : undefined);
    return { club, ...presentOne(platform, row, at, { ...parts, why }) };
  });
}

type Parts = Awaited<ReturnType<typeof loadParts>> & {
  why: { code: string; message: string } | undefined;
};

function presentOne(
  platform: Platform,
  row: VoteRow,
  { club, standing }: At,
  parts: Parts,
): Omit<VoteView, 'club'> {
  const now = platform.clock.now();
  const state = stateOf(row, now);
  const options = parts.options.get(row.id) ?? [];
  const ballot = parts.ballots.get(row.id);
  const counts = parts.counts.get(row.id) ?? [];
  const weights = weightsOf(row.weights, parts.tiers);
  const manage = may(club, standing, 'manage-content');
  const open = state === 'open' && row.hidden_at === null;
  const { why } = parts;
  return {
    ...termsOf(row),
    state,
    weights,
    token: row.weighting === 'tokens' ? parts.token : null,
    condition: parts.conditions.get(row.id) ?? null,
    options: options.map((option) =>
      presentOption(platform, option, { row, counts, viewer: standing.user_id }),
    ),
    ...votersOf(row, counts),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : {
            text: row.answer,
            at: row.answered_at.toISOString(),
            by: parts.answerers.get(row.answered_by ?? '') ?? null,
          },
    mine: ballot === undefined ? null : presentOwn(ballot, options),
    // What was spent stays what it counts by.
    own_weight: row.weighting === 'tokens' ? (ballot?.weight ?? 1) : weightFor(row, weights, standing.tier),
    own_tier: standing.tier,
    refusal: why === undefined || state === 'closed' ? null : { code: why.code, message: why.message },
    hidden: row.hidden_at !== null,
    problems: row.state === 'draft' ? openingProblems(row, options.length, now) : [],
    now: now.toISOString(),
    can: {
      vote: open && why === undefined && (ballot === undefined || row.changeable),
      take_back:
        open && why === undefined && ballot !== undefined && row.changeable && row.weighting !== 'tokens',
      manage,
      answer: manage && row.state === 'closed' && row.binding && row.answer === null,
      verify: row.state === 'closed' && (ballot !== undefined || isAmongMembers({ standing })),
    },
  };
}

function termsOf(row: VoteRow) {
  return {
    id: row.id,
    title: row.title,
    story: row.story,
    version: row.version,
    choice: row.choice,
    most_choices: row.most_choices,
    weighting: row.weighting,
    changeable: row.changeable,
    results: row.results,
    binding: row.binding,
    opens_at: row.opens_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    seal: row.seal,
    answer_due_at: row.answer_due_at?.toISOString() ?? null,
  };
}

function presentOption(
  platform: Platform,
  option: OptionRow,
  { row, counts, viewer }: { row: VoteRow; counts: readonly CountRow[]; viewer: string | null },
): VoteOption {
  const { id, place, label, picture } = option;
  const count = countOf(row, option, counts);
  return {
    id,
    place,
    label,
    picture: picture === null ? null : presentMedia(platform, picture, viewer),
    ballots: count?.ballots ?? null,
    weight: count?.weight ?? null,
  };
}

/** Undefined while results are hidden: from everybody, those who run the vote among them. */
function countOf(row: VoteRow, { place, ballots, weight }: OptionRow, counts: readonly CountRow[]) {
  if (row.state === 'closed') return { ballots: ballots ?? 0, weight: weight ?? 0 };
  if (row.results === 'hidden') return undefined;
  return counts.find((count) => count.place === place) ?? { ballots: 0, weight: 0 };
}

function votersOf(row: VoteRow, counts: readonly CountRow[]): Pick<VoteView, 'voters' | 'voters_weight'> {
  const all = counts.find(({ place }) => place === 0);
  const voters = row.voters ?? all?.ballots ?? 0;
  if (row.state !== 'closed' && row.results === 'hidden') return { voters, voters_weight: null };
  return { voters, voters_weight: row.weighting === 'one' ? voters : (all?.weight ?? voters) };
}

export function presentOwn(ballot: BallotRow, options: readonly OptionRow[]): OwnBallot {
  const chosen = options.filter(({ place }) => ballot.options.includes(place));
  return {
    option_ids: chosen.map(({ id }) => id),
    weight: ballot.weight,
    tokens: ballot.tokens,
    cast_at: ballot.cast_at.toISOString(),
  };
}

export function presentReceipt(ballot: BallotRow): VoteReceipt {
  const { nonce } = ballot;
  assert(nonce !== null, 'a ballot that has its person has its nonce');
  return {
    vote_id: ballot.vote_id,
    ballot_id: ballot.id,
    nonce,
    options: ballot.options,
    weight: ballot.weight,
    hash: ballot.hash,
    cast_at: ballot.cast_at.toISOString(),
  };
}

/** As it is told to those who watch, and to whoever has just voted. */
export function presentCounts(
  row: Pick<VoteRow, 'results'>,
  options: readonly OptionRow[],
  counts: readonly CountRow[],
) {
  const of = (place: number) => counts.find((count) => count.place === place) ?? { ballots: 0, weight: 0 };
  return {
    voters: of(0).ballots,
    voters_weight: row.results === 'hidden' ? null : of(0).weight,
    options:
      row.results === 'hidden'
        ? null
        : options.map(({ id, place }) => ({ id, ballots: of(place).ballots, weight: of(place).weight })),
  };
}
