// Owns who may call the endpoints of requirements.

import { putMission } from '#app/testing/missions.ts';
import {
  admins,
  anyone,
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const listParams = ({ club }: Stage) => ({ owner_kind: 'joining' as const, owner_id: club.id });

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });

const reading = {
  title: 'Read this',
  config: { type: 'CONTENT' as const, text: 'House rules', link: null, media_id: null, seconds: 0 },
};

/** One requirement, made anew: what the caller before did to the list is gone. */
async function asked(stage: Stage) {
  const { app, club, owner } = stage;
  await app.platform.db.query({ text: 'delete from requirements where club_id = $1', values: [club.id] });
  const input = { params: listParams(stage), body: reading };
  return (await app.ok('POST /requirement-lists/:owner_kind/:owner_id/requirements', input, owner.as)).data;
}

const one = async (stage: Stage) => ({ params: { id: (await asked(stage)).id } });

/** What is there already, where callers come at once: each would take the others' list away, and a list has an end. */
async function anyOne(stage: Stage) {
  const { rows } = await stage.app.platform.db.query<{ id: string }>({
    text: 'select id from requirements where club_id = $1 limit 1',
    values: [stage.club.id],
  });
  const [found] = rows;
  return found === undefined ? one(stage) : { params: { id: found.id } };
}

/** With the attempt of whoever may begin one. */
async function begun(stage: Stage) {
  const { params } = await one(stage);
  const opened = await stage.app.call('POST /requirements/:id/open', { params }, stage.me?.as);
  const attempt_id = opened.ok ? opened.body.data.id : 'none';
  return { params, body: { attempt_id, answer: { type: 'CONTENT' as const } } };
}

async function underWay(stage: Stage) {
  const { params, body } = await begun(stage);
  const report = { type: 'CONTENT' as const, played_s: 1 };
  return { params, body: { attempt_id: body.attempt_id, report } };
}

const guests = inBoth(
  refuse(verifiedOnly(), 'requirements.not-attemptable', ['member', ...admins, 'owner', 'banned', 'muted']),
);
const fanStaff = inBoth(staffOnly(signedInOnly()));
const staff = inBoth(staffOnly());

/** On a chain that nobody set up: whoever may ask is told so. */
const noSuchContract = {
  chain_id: 999_999,
  contract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  standard: 'ERC20' as const,
  token_id: null,
};
const noChain = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([role, outcome]) => [
      role,
      outcome === 'ok' ? 'requirements.chain-not-set-up' : outcome,
    ]),
  ) as Cells;
/** A step of a live mission that has a code. */
async function coded({ app, club }: Stage) {
  await app.platform.db.query({
    text: `update missions set state = 'ended', ended_at = now() where club_id = $1 and state = 'live'`,
    values: [club.id],
  });
  const { step } = await putMission(app, { club_id: club.id, state: 'live' });
  const config = { type: 'QRCODE', mode: 'fixed', uses: null, place: null, where: '' };
  await app.platform.db.query({
    text: `update requirements set type = 'QRCODE', config = $2 where id = $1`,
    values: [step, JSON.stringify(config)],
  });
  return { params: { id: step } };
}

/** Nothing of this club may be moved: whoever may do the step is told so. */
const moves: Cells = {
  ...refuse(verifiedOnly(), 'requirements.not-movable', ['member', ...admins, 'owner']),
  guest: 'clubs.members-only',
  operator: 'clubs.members-only',
  banned: 'clubs.banned',
  muted: 'clubs.muted',
};

/** What a private club does is there for those who are in it. */
function ofMission(cells: Cells) {
  const outside = 'clubs.members-only';
  const unverified = cells.unverified === 'email-not-verified' ? cells.unverified : outside;
  return { cells, in_private: { ...hidden(cells), guest: outside, unverified } };
}

const codeStaff = ofMission(staffOnly(signedInOnly(), 'moderator'));

export const requirementRows = {
  getRequirementList: { given: (stage) => ({ params: listParams(stage) }), ...inBoth(anyone) },
  openRequirement: { given: one, ...guests },
  reportRequirement: { given: underWay, ...guests },
  finishRequirement: { given: begun, ...guests },
  listEditableRequirements: { given: (stage) => ({ params: listParams(stage) }), ...fanStaff },
  addRequirement: {
    given: async (stage) => {
      await asked(stage);
      return { params: listParams(stage), body: reading };
    },
    ...staff,
  },
  changeRequirement: {
    given: async (stage) => {
      const { id, version } = await asked(stage);
      return { params: { id }, body: { ...reading, version } };
    },
    ...staff,
  },
  listChains: { given: () => ({}), cells: signedInOnly() },
  checkContract: {
    given: (stage) => ({ params: listParams(stage), body: noSuchContract }),
    ...inBoth(noChain(staffOnly())),
    spends: true,
  },
  getMarker: { given: anyOne, ...fanStaff },
  removeRequirement: { given: one, ...staff },
  reorderRequirements: {
    given: async (stage) => ({ params: listParams(stage), body: { ids: [(await asked(stage)).id] } }),
    ...staff,
  },
  exportAnswers: { given: anyOne, ...staff, spends: true },
  listAnswers: { given: anyOne, ...fanStaff, spends: true },
  // Whoever scans at the door shows it too.
  getSiteCode: { given: coded, ...ofMission({ ...staffOnly(signedInOnly(), 'moderator'), scanner: 'ok' }) },
  renewSiteCode: { given: coded, ...ofMission(staffOnly(verifiedOnly(), 'moderator')) },
  movePlace: {
    given: async (stage) => ({ ...(await coded(stage)), body: { lat: 51.5, long: -0.12 } }),
    ...inBoth(moves),
  },
  printSiteCode: { given: coded, ...codeStaff },
  listReviews: { given: ofClub, ...inBoth(staffOnly(signedInOnly(), 'moderator')) },
  countReviews: { given: ofClub, ...inBoth(staffOnly(signedInOnly(), 'moderator')) },
  decideReviews: {
    // Nothing of that id is there: whoever may decide is told so in the answer.
    given: (stage) => ({ ...ofClub(stage), body: { decision: 'accepted' as const, ids: ['none'] } }),
    ...inBoth(staffOnly(verifiedOnly(), 'moderator')),
  },
} satisfies RowsOf<'requirements'>;
