// Owns Sign-In with Ethereum (EIP-4361): the message to sign, and whether a signed one is ours, timely and true.
import type { Hex } from 'viem';
import type { Config } from '#platform/config/config.ts';

export const NONCE_MS = 10 * 60_000;
// Clocks of phones are off by a little: a message from the near future is taken.
const SKEW_MS = 60_000;
const statement = 'Sign in to StagePass. Signing is free and transfers nothing.';

type Site = Pick<Config, 'origin' | 'WALLET_CHAIN_IDS'>;

export async function siweMessage(
  site: Site,
  given: { address: string; chain_id: number; nonce: string; now: Date },
): Promise<string> {
  const [{ createSiweMessage }, { getAddress }] = await Promise.all([
    import('viem/siwe'),
    import('viem/utils'),
  ]);
  const { host, protocol } = new URL(site.origin);
  return createSiweMessage({
    domain: host,
    scheme: protocol.slice(0, -1),
    address: getAddress(given.address),
    statement,
    uri: site.origin,
    version: '1',
    chainId: given.chain_id,
    nonce: given.nonce,
    issuedAt: given.now,
    expirationTime: new Date(given.now.getTime() + NONCE_MS),
  });
}

/** Address and nonce of a message that is for this site and valid now; undefined for any other. */
export async function readSiwe(
  site: Site,
  message: string,
  now: Date,
): Promise<{ address: string; nonce: string } | undefined> {
  const { parseSiweMessage } = await import('viem/siwe');
  const fields = parseSiweMessage(message);
  const { address, nonce, issuedAt, expirationTime, notBefore, chainId } = fields;
  const { host, protocol } = new URL(site.origin);
  if (address === undefined || nonce === undefined || issuedAt === undefined || chainId === undefined)
    return undefined;
  if (fields.domain !== host || fields.version !== '1' || fields.uri === undefined) return undefined;
  if (fields.scheme !== undefined && fields.scheme !== protocol.slice(0, -1)) return undefined;
  if (URL.parse(fields.uri)?.origin !== site.origin) return undefined;
  if (!site.WALLET_CHAIN_IDS.includes(chainId)) return undefined;
  const age = now.getTime() - issuedAt.getTime();
  if (Number.isNaN(age) || age < -SKEW_MS || age > NONCE_MS) return undefined;
  if (expirationTime !== undefined && !(expirationTime > now)) return undefined;
  if (notBefore !== undefined && !(notBefore.getTime() <= now.getTime() + SKEW_MS)) return undefined;
  return { address: address.toLowerCase(), nonce };
}

export async function isSignedBy(
  message: string,
  signed: { address: string; signature: string },
): Promise<boolean> {
  const { recoverMessageAddress } = await import('viem/utils');
  try {
    const signer = await recoverMessageAddress({ message, signature: signed.signature as Hex });
    return signer.toLowerCase() === signed.address;
  } catch {
    // A signature that is no point on the curve, or has the wrong length: not signed by anybody.
    return false;
  }
}

export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}
