// Owns the expected failures of the requirements domain.
import { bannedHere, membersOnly, mutedHere } from '../clubs/errors.ts';
import { errorCode } from '../endpoint.ts';

export const requirementNotFound = errorCode(
  'requirements.not-found',
  404,
  'This requirement doesn’t exist anymore.',
);
export const notAttemptable = errorCode(
  'requirements.not-attemptable',
  403,
  'You can’t do this requirement.',
);
export const notOpened = errorCode(
  'requirements.not-opened',
  409,
  'You finished or restarted this on another device. Go back to the list.',
);
export const tooSoon = errorCode(
  'requirements.too-soon',
  409,
  'The minimum time isn’t over yet. Wait a moment, then try again.',
);
export const notWatched = errorCode(
  'requirements.not-watched',
  409,
  'You haven’t watched the whole video yet. Watch it to the end, then try again.',
);
export const clueOver = errorCode(
  'requirements.clue-over',
  409,
  'This clue isn’t the current one anymore. Nothing was counted. Reload to see the current clue.',
);
export const pointedTooFast = errorCode(
  'requirements.pointed-too-fast',
  409,
  'That was too fast. Nothing was counted. Wait a second, then point again.',
);
export const notAllFound = errorCode(
  'requirements.not-all-found',
  409,
  'There are places left to find. Find them all, then finish.',
);
export const openedAnew = errorCode(
  'requirements.opened-anew',
  409,
  'This step was opened again somewhere else. Nothing was counted. Go back and open it again.',
);
export const markerForeign = errorCode(
  'requirements.marker-foreign',
  422,
  'This code isn’t the marker of this step. Nothing was counted. Scan the marker that the club put up.',
);
export const markerMissing = errorCode('requirements.marker-missing', 409, 'Scan the club’s marker first.');
export const notTurned = errorCode(
  'requirements.not-turned',
  409,
  'You haven’t seen the model from every side yet. Turn it all the way around.',
);
export const notPlaced = errorCode(
  'requirements.not-placed',
  409,
  'Place the model first, or turn it all the way around.',
);
export const noWallet = errorCode(
  'requirements.no-wallet',
  409,
  'You haven’t linked a wallet yet. Link one in settings, then come back to this step.',
);
export const tokensMissing = errorCode(
  'requirements.tokens-missing',
  409,
  'Your wallets don’t hold enough. Nothing was counted. Get more or link another wallet, then try again.',
);
export const chainUnavailable = errorCode(
  'requirements.chain-unavailable',
  503,
  'The blockchain isn’t answering right now. Nothing was lost. Try again in a few minutes.',
);
export const chainNotSetUp = errorCode(
  'requirements.chain-not-set-up',
  409,
  'This site isn’t connected to that blockchain anymore. Nothing was lost. Tell the club.',
);
export const contractNotRight = errorCode(
  'requirements.contract-not-right',
  422,
  'There is no such contract on this chain. Check the address, the chain and the standard.',
);
export const testChainMissing = errorCode(
  'requirements.test-chain-missing',
  503,
  'The test blockchain can’t run on this server. Nothing was lost. The operator can set up a real one.',
);
export const outOfTries = errorCode('requirements.out-of-tries', 409, 'You have no tries left.');
export const answersNotRight = errorCode(
  'requirements.answers-not-right',
  422,
  'Some answers are missing or not valid. Check them and try again.',
);
export const requirementChanged = errorCode(
  'requirements.changed',
  409,
  'The club changed this requirement. Start again. This didn’t count as a try.',
);
export const wrongType = errorCode(
  'requirements.wrong-type',
  422,
  'You can’t change the type of a requirement.',
);
export const typeNotOffered = errorCode(
  'requirements.type-not-offered',
  422,
  'Only members can do this kind of step, so it can’t be asked before joining.',
);
export const configNotRight = errorCode(
  'requirements.config-not-right',
  422,
  'Nobody could pass this requirement as it is set up.',
);
export const listFull = errorCode('requirements.list-full', 422, 'You can add up to ten requirements.');
export const orderNotRight = errorCode(
  'requirements.order-not-right',
  409,
  'The list was changed on another device. Reload, then reorder.',
);

export const checkinsMissing = errorCode(
  'requirements.checkins-missing',
  409,
  'You need more check-ins for this step. Come back tomorrow.',
);
export const codeWrong = errorCode(
  'requirements.code-wrong',
  422,
  'This code isn’t right. Check the letters, or scan it again.',
);
export const codeForeign = errorCode(
  'requirements.code-foreign',
  422,
  'This code is for another step. Find the code for this one.',
);
export const codeExpired = errorCode(
  'requirements.code-expired',
  409,
  'This code has expired. Scan the one that is there now.',
);
export const codeUsed = errorCode(
  'requirements.code-used',
  409,
  'You already used this code. Scan the next one.',
);
export const codeUsesGone = errorCode(
  'requirements.code-uses-gone',
  409,
  'This code was used as often as the club allows. It can’t be used anymore.',
);
export const codeTooMany = errorCode(
  'requirements.code-too-many',
  429,
  'Too many codes in a short time. Wait ten minutes, then try again.',
);
export const codeMissing = errorCode(
  'requirements.code-missing',
  422,
  'This step needs the code on site. Scan or type it.',
);
export const noSiteCode = errorCode('requirements.no-site-code', 404, 'This step has no code to show.');
export const codeRotates = errorCode(
  'requirements.code-rotates',
  409,
  'This code changes every 30 seconds, so it can’t be printed. Show it on a screen.',
);
export const positionMissing = errorCode(
  'requirements.position-missing',
  422,
  'This step needs your location. Allow it, then try again.',
);
export const positionStale = errorCode(
  'requirements.position-stale',
  409,
  'Your location is older than a minute. Wait for a new one, then try again.',
);
export const positionFuture = errorCode(
  'requirements.position-future',
  409,
  'The time of your location is in the future. Reload this page, then try again.',
);
export const positionCoarse = errorCode(
  'requirements.position-coarse',
  409,
  'Your location isn’t exact enough. Wait for a better signal, outside if you can.',
);
export const outsidePlace = errorCode(
  'requirements.outside-place',
  409,
  'You aren’t there yet. Go closer, then try again.',
);
export const impossibleTravel = errorCode(
  'requirements.impossible-travel',
  409,
  'You were somewhere else a short time ago, too far away to be here now. Try again later.',
);
export const placeTooMany = errorCode(
  'requirements.place-too-many',
  429,
  'Too many checks in a short time. Wait ten minutes, then try again.',
);
export const notMovable = errorCode(
  'requirements.not-movable',
  403,
  'Only places of the demo world can be moved by fans.',
);
export const stepLocked = errorCode('requirements.step-locked', 409, 'Do the step before this one first.');
export const inReview = errorCode(
  'requirements.in-review',
  409,
  'You already sent this. The club is looking at it.',
);
export const reviewNotFound = errorCode(
  'requirements.review-not-found',
  404,
  'This submission doesn’t exist anymore.',
);
export const alreadyDecided = errorCode(
  'requirements.already-decided',
  409,
  'Someone else decided this already.',
);
export const ownSubmission = errorCode(
  'requirements.own-submission',
  403,
  'You can’t review your own submission.',
);
export const discordNotConnected = errorCode(
  'requirements.discord-not-connected',
  409,
  'Connect Discord first, or send a proof.',
);
export const notInServer = errorCode(
  'requirements.not-in-server',
  409,
  'Discord says you’re not in this server yet. Join it, then check again.',
);
export const networkUnreachable = errorCode(
  'requirements.network-unreachable',
  503,
  'Discord isn’t answering right now. Nothing was lost. Try again later, or send a proof.',
);
export const notOpenYet = errorCode('requirements.not-open-yet', 409, 'This hasn’t started yet.');
export const alreadyOver = errorCode(
  'requirements.over',
  409,
  'This has ended. You can’t submit anything anymore.',
);
export const onBreak = errorCode('requirements.paused', 409, 'The club paused this. Try again later.');
export const slotsTaken = errorCode('requirements.slots-taken', 409, 'All places are taken.');
export const notEligible = errorCode(
  'requirements.not-eligible',
  403,
  'You don’t meet the conditions for this yet.',
);
export const ownerRunning = errorCode(
  'requirements.running',
  409,
  'Fans are doing this right now. Pause it before you change its steps.',
);

/** What somebody who is somewhere can be told about their code or their position. */
export const siteErrors = [
  codeWrong,
  codeForeign,
  codeExpired,
  codeUsed,
  codeUsesGone,
  codeTooMany,
  codeMissing,
  positionMissing,
  positionStale,
  positionFuture,
  positionCoarse,
  outsidePlace,
  impossibleTravel,
  placeTooMany,
] as const;

/** What whoever begins or hands in something can be told, whatever it is for. */
export const attemptErrors = [
  requirementNotFound,
  notAttemptable,
  notOpenYet,
  alreadyOver,
  onBreak,
  slotsTaken,
  notEligible,
  membersOnly,
  mutedHere,
  bannedHere,
] as const;
