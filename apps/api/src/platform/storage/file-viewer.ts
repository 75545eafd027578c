// Owns how a request for a file proves who looks: by its token, or, where a page's <img> cannot send one, by a cookie that every
// signed-in answer makes sure of. The cookie opens nothing by itself: it only says whose signed addresses count.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Authenticate, SignedIn } from '../http/actor.ts';
import { bearerOf } from '../http/bearer.ts';
import { cookieOf, cookieText } from '../http/cookies.ts';
import type { Secrets } from '../secrets/secrets.ts';

export const VIEWER_COOKIE = 'sp_viewer';
const SIGNING = 'file-viewer';
/** As long as a session lasts without being used. */
const VALID_S = 30 * 86_400;
const KEPT_MOST = 10_000;

/** Files and calls that show their addresses lie below the API's base, as the browser sees it. */
export function viewerCookiePath(config: Pick<Config, 'API_BASE' | 'origin'>): string {
  return new URL(config.API_BASE, config.origin).pathname;
}

export type ShowViewer = (actor: SignedIn, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Sets the cookie on an answer to somebody who does not hold theirs: after signing in, as another person, or where the browser
 * dropped it. An answer that carries signed addresses thus always comes with what opens them.
 */
export function viewerCookies({ config, secrets }: { config: Config; secrets: Secrets }): ShowViewer {
  const path = viewerCookiePath(config);
  // Clients that keep no cookies get it with every answer: signed once for each person.
  const signed = new Map<string, string>();
  function valueFor(userId: string): string {
    const known = signed.get(userId);
    if (known !== undefined) return known;
    if (signed.size >= KEPT_MOST) signed.clear();
    const value = `${userId}.${secrets.sign(SIGNING, userId)}`;
    signed.set(userId, value);
    return value;
  }
  return ({ user_id }, request, reply) => {
    const value = valueFor(user_id);
    // The whole of it: one that was signed with an earlier secret opens nothing, and is replaced.
    if (!request.headers.cookie?.includes(`${VIEWER_COOKIE}=${value}`))
      reply.header('set-cookie', cookieText(config, VIEWER_COOKIE, value, { path, max_age_s: VALID_S }));
  };
}

/** Whose eyes the file is for; undefined for a visitor. */
export async function viewerOf(
  { secrets, authenticate }: { secrets: Secrets; authenticate: Authenticate },
  request: FastifyRequest,
): Promise<string | undefined> {
  const header = request.headers.authorization;
  if (header !== undefined) return (await authenticate(bearerOf(header) ?? header))?.user_id;
  const [viewer = '', signature = ''] = cookieOf(request, VIEWER_COOKIE)?.split('.') ?? [];
  return secrets.verify(SIGNING, viewer, signature) ? viewer : undefined;
}
