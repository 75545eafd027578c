// Owns signing in by wallet: a nonce for one address, then the signed message, once.
import { flowExpired, providerOff, walletSignatureWrong } from '@stagepass/contract/auth/errors.ts';
import { invalidInput } from '@stagepass/contract/common-errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { insertFlow, takeFlow } from '../flows.store.ts';
import type { ProviderProfile } from '../providers.client.ts';
import { hashToken } from '../sessions.rules.ts';
import { isSignedBy, NONCE_MS, readSiwe, shortAddress, siweMessage } from '../siwe.rules.ts';

export async function beginWallet(
  platform: Platform,
  given: { address: string; chain_id: number },
): Promise<{ nonce: string; message: string; expires_at: string }> {
  const { config } = platform;
  if (!config.WALLET_SIGN_IN) fail(providerOff);
  if (!config.WALLET_CHAIN_IDS.includes(given.chain_id))
    fail(invalidInput, {
      problems: [{ field: 'body.chain_id', message: 'is not a chain this site supports' }],
    });
  const now = platform.clock.now();
  // EIP-4361 takes letters and digits only.
  const nonce = Buffer.from(platform.dice.bytes(16)).toString('hex');
  const expires = new Date(now.getTime() + NONCE_MS);
  const message = await siweMessage(config, { ...given, nonce, now });
  await insertFlow(platform.db, {
    key_hash: hashToken(nonce),
    kind: 'wallet',
    proof: given.address.toLowerCase(),
    redirect_uri: '',
    user_id: null,
    expires_at: expires,
  });
  return { nonce, message, expires_at: expires.toISOString() };
}

export async function endWallet(
  platform: Platform,
  given: { message: string; signature: string },
): Promise<ProviderProfile & { kind: 'wallet' }> {
  if (!platform.config.WALLET_SIGN_IN) fail(providerOff);
  const now = platform.clock.now();
  const said = (await readSiwe(platform.config, given.message, now)) ?? fail(walletSignatureWrong);
  // The signature first: a nonce is not used up by somebody who cannot sign for it.
  const signed = { address: said.address, signature: given.signature };
  if (!(await isSignedBy(given.message, signed))) fail(walletSignatureWrong);
  const flow = await takeFlow(platform.db, { key_hash: hashToken(said.nonce), kind: 'wallet', at: now });
  if (flow === undefined || flow.proof !== said.address) return fail(flowExpired);
  return {
    kind: 'wallet',
    subject: said.address,
    label: shortAddress(said.address),
    display_name: `Fan ${said.address.slice(2, 8)}`,
    email: null,
    email_verified: false,
  };
}
