// @vitest-environment jsdom
// Wallets: found by announcement or the old way, asked to sign the server's message, and their refusals understood.
import { afterEach, expect, it, vi } from 'vitest';
import { stubServer } from '#platform/testing/stage.tsx';
import { findWallets, signWithWallet } from './wallet.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'ethereum');
});

const address = `0x${'ab'.repeat(20)}`;
type Ask = { method: string; params?: unknown[] };

function wallet(answers: Record<string, unknown>) {
  const asked: Ask[] = [];
  const request = async (ask: Ask) => {
    asked.push(ask);
    const answer = answers[ask.method];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, found: { id: 'w', name: 'Test', icon: null, provider: { request } } };
}
const nonce = { 'POST /auth/wallet/nonce': { data: { nonce: 'n', message: 'Hi ö', expires_at: '' } } };

it('finds announced wallets, and the one in the window where none is announced', async () => {
  Object.assign(window, { ethereum: { request: async () => null } });
  expect((await findWallets(1)).map((one) => one.id)).toEqual(['window']);
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: {
          info: { uuid: 'u', name: 'Fox', icon: 'https://tracker.test/x.png' },
          provider: { request: async () => null },
        },
      }),
    );
  window.addEventListener('eip6963:requestProvider', announce, { once: true });
  const [only, ...others] = await findWallets(1);
  expect(only).toMatchObject({ id: 'u', name: 'Fox', icon: null });
  expect(others).toEqual([]);
});

it('signs the server’s message as hex, for the address and chain it asked with', async () => {
  const calls = stubServer(nonce);
  const { asked, found } = wallet({
    eth_requestAccounts: [address],
    eth_chainId: '0x1',
    personal_sign: '0xsig',
  });
  const signed = await signWithWallet(found, [1]);
  expect(calls[0]?.body).toEqual({ address, chain_id: 1 });
  expect(asked.at(-1)).toEqual({ method: 'personal_sign', params: ['0x486920c3b6', address] });
  expect(signed).toEqual({ message: 'Hi ö', signature: '0xsig', connection: { address, chain_id: 1 } });
});

it('switches to a chain that is used here', async () => {
  const calls = stubServer(nonce);
  const { asked, found } = wallet({
    eth_requestAccounts: [address],
    eth_chainId: '0x1',
    personal_sign: '0xsig',
  });
  await signWithWallet(found, [137]);
  expect(asked.find((ask) => ask.method === 'wallet_switchEthereumChain')?.params).toEqual([
    { chainId: '0x89' },
  ]);
  expect(calls[0]?.body).toEqual({ address, chain_id: 137 });
});

it.each([
  [4001, 'rejected'],
  [-32002, 'busy'],
  [-1, 'failed'],
])('understands refusal %i as %s', async (code, trouble) => {
  const { found } = wallet({ eth_requestAccounts: Object.assign(new Error('no'), { code }) });
  await expect(signWithWallet(found, [1])).rejects.toMatchObject({ trouble });
});
