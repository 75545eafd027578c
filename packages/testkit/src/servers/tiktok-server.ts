// Owns a stand-in for TikTok: OAuth 2 with a code and TikTok's own PKCE, whose challenge is hexadecimal.
import { hash } from 'node:crypto';
import {
  bearerOf,
  json,
  redirect,
  refuseUnless,
  type StandIn,
  type StandInRequest,
  secret,
  startStandIn,
} from './stand-in.ts';

export interface TiktokUser {
  open_id: string;
  display_name: string;
}

export interface TiktokServer extends StandIn {
  readonly env: Record<string, string>;
  /** Who is signed in at TikTok. Change its fields at will. */
  readonly user: TiktokUser;
}

export async function startTiktokServer(options: {
  redirect_uris: readonly string[];
}): Promise<TiktokServer> {
  const client = { key: 'awtiktokkey', secret: secret('tiktok-') };
  const user: TiktokUser = { open_id: '723f24d7-e717-40f8-a2b6-cb8464cd23b4', display_name: 'Ana on TikTok' };
  const codes = new Map<string, { redirect_uri: string; challenge: string; user: TiktokUser }>();
  const tokens = new Map<string, TiktokUser>();

  function authorize({ url, agrees }: StandInRequest) {
    const asked = url.searchParams;
    refuseUnless(asked.get('client_key') === client.key, 'unknown client');
    refuseUnless(asked.get('response_type') === 'code', 'response_type is not code');
    refuseUnless(asked.get('scope')?.split(',').includes('user.info.basic'), 'scope lacks user.info.basic');
    const redirectUri = asked.get('redirect_uri') ?? '';
    refuseUnless(options.redirect_uris.includes(redirectUri), 'redirect_uri is not registered');
    const state = asked.get('state') ?? '';
    refuseUnless(state.length >= 20, 'state is missing or short');
    refuseUnless(asked.get('code_challenge_method') === 'S256', 'PKCE method is not S256');
    const challenge = asked.get('code_challenge') ?? '';
    refuseUnless(/^[0-9a-f]{64}$/.test(challenge), 'code_challenge is not hexadecimal');
    if (!agrees) return redirect(redirectUri, { error: 'access_denied', state });
    const code = secret('code');
    codes.set(code, { redirect_uri: redirectUri, challenge, user: { ...user } });
    return redirect(redirectUri, { code, state, scopes: 'user.info.basic' });
  }

  function token({ headers, form }: StandInRequest) {
    refuseUnless(headers['content-type'] === 'application/x-www-form-urlencoded', 'not a form', 415);
    refuseUnless(form.get('client_key') === client.key, 'unknown client', 401);
    refuseUnless(form.get('client_secret') === client.secret, 'wrong client secret', 401);
    refuseUnless(form.get('grant_type') === 'authorization_code', 'wrong grant type');
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    refuseUnless(grant !== undefined, 'unknown or used code');
    refuseUnless(form.get('redirect_uri') === grant.redirect_uri, 'redirect_uri differs');
    const verifier = form.get('code_verifier') ?? '';
    refuseUnless(/^[A-Za-z0-9._~-]{43,128}$/.test(verifier), 'code_verifier is malformed');
    refuseUnless(hash('sha256', verifier, 'hex') === grant.challenge, 'code_verifier does not fit');
    const access = secret('act.');
    tokens.set(access, grant.user);
    return json({
      access_token: access,
      open_id: grant.user.open_id,
      token_type: 'Bearer',
      expires_in: 86400,
    });
  }

  function info(request: StandInRequest) {
    const found = tokens.get(bearerOf(request));
    refuseUnless(found !== undefined, 'unknown access token', 401);
    const fields = request.url.searchParams.get('fields')?.split(',') ?? [];
    refuseUnless(fields.includes('open_id'), 'fields lack open_id');
    return json({ data: { user: found }, error: { code: 'ok', message: '', log_id: '1' } });
  }

  const server = await startStandIn({
    'GET /v2/auth/authorize/': authorize,
    'POST /v2/oauth/token/': token,
    'GET /v2/user/info/': info,
  });
  const env = {
    TIKTOK_CLIENT_KEY: client.key,
    TIKTOK_CLIENT_SECRET: client.secret,
    TIKTOK_AUTHORIZE_URL: `${server.url}/v2/auth/authorize/`,
    TIKTOK_API_BASE: server.url,
  };
  return Object.assign(server, { env, user });
}
