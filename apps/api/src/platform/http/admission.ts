// Owns whether a call is let in, asked before any of its body is read: who is calling, how often, and how many bodies they have open.
import {
  accessTokenInvalid,
  accessTokenScopeMissing,
  accountSuspended,
  emailNotVerified,
  notAllowed,
  operatorFactorMissing,
  tooManyRequests,
} from '@stagepass/contract/common-errors.ts';
import type { Endpoint, RateRule } from '@stagepass/contract/endpoint.ts';
import { defaultRate } from '@stagepass/contract/rates.ts';
import type { FastifyRequest } from 'fastify';
import { fail } from '../failure/failure.ts';
import { localLimits } from '../limits/local-limits.ts';
import type { Platform } from '../platform.ts';
import { isAccessToken } from './access-token.ts';
import {
  type Actor,
  type Authenticate,
  type OpenAccessToken,
  type SignedIn,
  signedIn,
  visitor,
} from './actor.ts';
import { bearerOf } from './bearer.ts';
import { householdOf } from './household.ts';
import type { OpenBodies } from './open-bodies.ts';

/** Who may call and how often, as an endpoint says it; the name counts calls apart from others. */
export interface Admission extends Pick<Endpoint, 'who'> {
  /** What an access token must be made for; without it none is let in. */
  readonly scope?: Endpoint['scope'] | undefined;
  readonly name: string;
  readonly feature?: Endpoint['feature'];
  readonly rates: Endpoint['rates'] | undefined;
}

/** For addresses that are no endpoints: the same questions, asked in the same order. */
export type Admit = (
  request: FastifyRequest,
  admission: Admission & { readonly who: Exclude<Endpoint['who'], 'visitor'> },
) => Promise<SignedIn>;

/**
 * `meanwhile` is called once it is known who is calling: what it begins runs while the call is counted. Of a call that this process knows to
 * be refused nothing begins: whoever hammers on costs no reading either.
 */
export type AdmitAny = (
  request: FastifyRequest,
  admission: Admission,
  meanwhile?: (actor: Actor) => void,
) => Promise<Actor>;

export function admitter(parts: {
  platform: Platform;
  authenticate: Authenticate;
  openAccessToken: OpenAccessToken;
  bodies: OpenBodies;
}): AdmitAny {
  const { platform, authenticate, openAccessToken, bodies } = parts;
  const local = localLimits(platform);
  const limit = limiter(platform, local);
  const within = wrongTokenLimit(platform, local);
  return async (request, admission, meanwhile) => {
    const actor = await actorOf(request, admission, {
      authenticate: within(request.ip, authenticate),
      openAccessToken: within(request.ip, openAccessToken),
    });
    assertMay(admission, actor);
    const isRefused = limit.isKnownRefused(admission, actor, request.ip);
    if (!isRefused) meanwhile?.(actor);
    const retry_after_s = await limit.waitOf(admission, actor, request.ip);
    if (retry_after_s !== undefined) {
      platform.metrics.count('rate_limited', { rule: admission.name });
      fail(tooManyRequests, { retry_after_s });
    }
    if (admission.feature !== undefined) await platform.features.require(admission.feature);
    // There was room after all, by then.
    if (isRefused) meanwhile?.(actor);
    if (actor.kind === 'user') bodies.countFor(actor.user_id, request);
    return actor;
  };
}

/** The token comes bare, or as a bearer's. A session's token that is no longer good makes a visitor, not an error. */
async function actorOf(
  request: FastifyRequest,
  { scope }: Admission,
  ways: { authenticate: Authenticate; openAccessToken: OpenAccessToken },
): Promise<Actor> {
  const header = request.headers.authorization;
  if (header === undefined) return visitor;
  const token = bearerOf(header) ?? header;
  if (!isAccessToken(token)) return (await ways.authenticate(token)) ?? visitor;
  // A program is told that its token is the trouble: as a visitor it would go on with answers for nobody.
  const { user, scopes } = (await ways.openAccessToken(token)) ?? fail(accessTokenInvalid);
  if (scope === undefined || !scopes.includes(scope)) fail(accessTokenScopeMissing, { scope: scope ?? null });
  return user;
}

function assertMay({ who }: Pick<Endpoint, 'who'>, actor: Actor): void {
  if (who === 'visitor') return;
  const user = signedIn(actor);
  if (user.suspended) fail(accountSuspended);
  if (who === 'verified' && !user.verified) fail(emailNotVerified);
  if (who === 'operator' && !user.operator)
    fail(user.operator_lacks_factor === true ? operatorFactorMissing : notAllowed);
}

/** Each wrong token is looked up in the database before anything else of the call is counted: the lookups themselves have a limit. */
function wrongTokenLimit({ config }: Pick<Platform, 'config'>, local: ReturnType<typeof localLimits>) {
  const rule = defaultRate('visitor', config.CALLS_PER_MINUTE);
  return <Found>(address: string, find: (token: string) => Promise<Found | undefined>) =>
    async (token: string): Promise<Found | undefined> => {
      const key = `wrong token a:${householdOf(address)}`;
      const { ok, retry_after_s } = local.look(key, rule);
      if (!ok) fail(tooManyRequests, { retry_after_s });
      const found = await find(token);
      if (found === undefined) local.take(key, rule);
      return found;
    };
}

function limiter({ limits, config }: Platform, local: ReturnType<typeof localLimits>) {
  // Where no limit of its own is declared, the default is counted in this process: a hot read must not ask the database first.
  const rules = {
    user: defaultRate('user', config.CALLS_PER_MINUTE),
    visitor: defaultRate('visitor', config.CALLS_PER_MINUTE),
  };
  const keyOf = (name: string, rule: RateRule, actor: Actor, address: string) =>
    rule.by === 'user' && actor.kind === 'user'
      ? `${name} ${rule.window_s} u:${actor.user_id}`
      : `${name} ${rule.window_s} a:${householdOf(address)}`;
  return {
    isKnownRefused({ name, rates }: Admission, actor: Actor, address: string): boolean {
      if (rates !== undefined)
        return rates.some(
          (rule) => limits.isKnownRefused?.(keyOf(name, rule, actor, address), rule) === true,
        );
      const rule = rules[actor.kind];
      return !local.look(keyOf(name, rule, actor, address), rule).ok;
    },
    /** Answers the seconds to wait where a limit is reached. */
    async waitOf({ name, rates }: Admission, actor: Actor, address: string): Promise<number | undefined> {
      const key = (rule: RateRule) => keyOf(name, rule, actor, address);
      if (rates === undefined) {
        const rule = rules[actor.kind];
        const taken = local.take(key(rule), rule);
        return taken.ok ? undefined : taken.retry_after_s;
      }
      // A use that one rule refuses would count for the others: of one's own that harms nobody else, of an address it would.
      if (rates.length > 1 && actor.kind === 'user' && rates.every(({ by }) => by === 'user')) {
        const taken = await Promise.all(rates.map((rule) => limits.take(key(rule), rule)));
        return taken.find(({ ok }) => !ok)?.retry_after_s;
      }
      for (const rule of rates) {
        const taken = await limits.take(key(rule), rule);
        if (!taken.ok) return taken.retry_after_s;
      }
      return undefined;
    },
  };
}
