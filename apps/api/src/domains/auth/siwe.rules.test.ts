// Tests that only a message for this site, valid now and signed by its address, counts.
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { isSignedBy, readSiwe, siweMessage } from './siwe.rules.ts';

const site = { origin: 'https://stage.test', WALLET_CHAIN_IDS: [1, 10] };
const wallet = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const now = new Date('2026-11-15T12:00:00Z');
const given = { address: wallet.address.toLowerCase(), chain_id: 1, nonce: 'abcdef0123456789', now };
const message = await siweMessage(site, given);

describe('a sign-in message', () => {
  test('is read back', async () => {
    expect(await readSiwe(site, message, now)).toEqual({
      address: wallet.address.toLowerCase(),
      nonce: given.nonce,
    });
    expect(message).toContain('stage.test wants you to sign in with your Ethereum account');
  });

  const forged: [what: string, text: string][] = [
    ['another domain', message.replace('stage.test wants', 'evil.test wants')],
    ['another uri', message.replace('URI: https://stage.test', 'URI: https://evil.test')],
    ['another scheme', message.replace('https://stage.test wants', 'http://stage.test wants')],
    ['another chain', message.replace('Chain ID: 1', 'Chain ID: 5')],
    ['another version', message.replace('Version: 1', 'Version: 2')],
    ['no nonce', message.replace(/Nonce: .*\n/, '')],
    ['no issued-at', message.replace(/Issued At: .*\n/, '')],
    ['from the future', message.replace(/Issued At: .*/, 'Issued At: 2026-11-15T12:05:00.000Z')],
    ['too old', message.replace(/Issued At: .*/, 'Issued At: 2026-11-15T11:49:00.000Z')],
    ['expired', message.replace(/Expiration Time: .*/, 'Expiration Time: 2026-11-15T11:59:59.000Z')],
    ['not yet valid', `${message}\nNot Before: 2026-11-15T12:30:00.000Z`],
    ['no message at all', 'sign me'],
  ];
  test.each(forged)('%s is refused', async (_what, text) => {
    expect(text).not.toBe(message);
    expect(await readSiwe(site, text, now)).toBeUndefined();
  });

  test('expires after ten minutes', async () => {
    expect(await readSiwe(site, message, new Date(now.getTime() + 599_000))).toBeDefined();
    expect(await readSiwe(site, message, new Date(now.getTime() + 601_000))).toBeUndefined();
  });

  test('counts only with the signature of its address', async () => {
    const address = wallet.address.toLowerCase();
    const right = await wallet.signMessage({ message });
    expect(await isSignedBy(message, { address, signature: right })).toBe(true);
    expect(await isSignedBy(`${message} `, { address, signature: right })).toBe(false);
    const other = await stranger.signMessage({ message });
    expect(await isSignedBy(message, { address, signature: other })).toBe(false);
    expect(await isSignedBy(message, { address, signature: '0x1234' })).toBe(false);
  });
});
