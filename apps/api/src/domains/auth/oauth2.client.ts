// Owns OAuth 2 with a code, bound to us by our secret and by PKCE: what every provider of it has in common.
import { providerOff } from '@stagepass/contract/auth/errors.ts';
import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import { fail } from '#platform/failure/failure.ts';
import type { GuardedRequest } from '#platform/fetch/guarded-fetch.ts';
import type { Platform } from '#platform/platform.ts';
import { askProviderJson, formBody } from './providers.client.ts';

/** Where providers differ. */
interface OAuth2Provider<Token extends z.ZodRawShape> {
  readonly settings: (config: Config) => {
    id: string | undefined;
    secret: string | undefined;
    authorize_url: string;
    token_url: string;
  };
  /** What our id is called there. */
  readonly id_field: 'client_id' | 'client_key';
  readonly scope: string;
  readonly challengeOf: (verifier: string) => string;
  /** What comes with the token. */
  readonly token: Token;
}

interface OAuth2Client<Token extends z.ZodRawShape> {
  /** Fails where this way is not switched on here. */
  requireOn(platform: Platform): void;
  /** Where the person is sent to say yes. */
  address(
    platform: Platform,
    flow: { redirect_uri: string; state: string; verifier: string; more_scope?: string },
  ): string;
  /** Trades the code that they come back with for the right to ask in their name. */
  redeem(
    platform: Platform,
    flow: { code: string; redirect_uri: string; verifier: string },
  ): Promise<Redeemed<Token>>;
  /** Trades what outlives a token for the next one. */
  refresh(platform: Platform, refresh_token: string): Promise<Redeemed<Token>>;
}

interface Redeemed<Token extends z.ZodRawShape> {
  token: z.output<z.ZodObject<Token>> & { access_token: string };
  inTheirName: GuardedRequest;
}

export function oauth2Client<Token extends z.ZodRawShape>(
  provider: OAuth2Provider<Token>,
): OAuth2Client<Token> {
  const tokenAnswer = z.object({ access_token: z.string().min(1) }).and(z.object(provider.token));

  function ours(platform: Platform) {
    const { id, secret, ...urls } = provider.settings(platform.config);
    return id === undefined || secret === undefined ? fail(providerOff) : { id, secret, ...urls };
  }

  async function askToken(platform: Platform, grant: Record<string, string>): Promise<Redeemed<Token>> {
    const { id, secret, token_url } = ours(platform);
    const form = formBody({ [provider.id_field]: id, client_secret: secret, ...grant });
    const token = await askProviderJson(platform, token_url, form, tokenAnswer);
    return { token, inTheirName: inNameOf(token.access_token) };
  }

  return {
    requireOn: (platform) => void ours(platform),
    address(platform, flow) {
      const { id, authorize_url } = ours(platform);
      const address = new URL(authorize_url);
      address.search = new URLSearchParams({
        [provider.id_field]: id,
        response_type: 'code',
        redirect_uri: flow.redirect_uri,
        scope: flow.more_scope === undefined ? provider.scope : `${provider.scope} ${flow.more_scope}`,
        state: flow.state,
        code_challenge: provider.challengeOf(flow.verifier),
        code_challenge_method: 'S256',
      }).toString();
      return address.href;
    },
    redeem: (platform, flow) =>
      askToken(platform, {
        grant_type: 'authorization_code',
        code: flow.code,
        redirect_uri: flow.redirect_uri,
        code_verifier: flow.verifier,
      }),
    refresh: (platform, refresh_token) => askToken(platform, { grant_type: 'refresh_token', refresh_token }),
  };
}

export function inNameOf(access_token: string): GuardedRequest {
  return { headers: { authorization: `Bearer ${access_token}` } };
}
