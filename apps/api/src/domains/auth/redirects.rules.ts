// Owns where sign-in round trips may return to: one path for each provider, on our origin or one the operator allowed.
import type { Config } from '#platform/config/config.ts';

const returnPaths = { discord: '/discord', tiktok: '/tiktok', twitter: '/auth' } as const;

/** The whole address, exactly as the provider will be told; undefined where it is not allowed. */
export function allowedRedirect(
  config: Pick<Config, 'origin' | 'REDIRECT_ALLOW'>,
  provider: keyof typeof returnPaths,
  given: string,
): string | undefined {
  const address = URL.parse(given, config.origin);
  if (address === null || address.username !== '' || address.password !== '') return undefined;
  if (address.pathname !== returnPaths[provider] || address.search !== '' || address.hash !== '')
    return undefined;
  const origins = [config.origin, ...config.REDIRECT_ALLOW.map((entry) => URL.parse(entry)?.origin)];
  return origins.includes(address.origin) ? `${address.origin}${address.pathname}` : undefined;
}
