// Owns the wallet of a journey: a provider in the page (EIP-1193) whose key stays outside and really signs.
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Phone } from './phone.ts';

export interface Wallet {
  readonly address: string;
  /** While true, its owner turns every question down. */
  refuses: boolean;
}

/** Puts a wallet into every page of the phone that is opened from now on. */
export async function giveWallet({ context }: Phone, key: Hex = generatePrivateKey()): Promise<Wallet> {
  const account = privateKeyToAccount(key);
  const wallet: Wallet = { address: account.address, refuses: false };
  const answers: Record<string, (params: unknown[]) => unknown> = {
    eth_requestAccounts: () => [account.address],
    eth_chainId: () => '0x1',
    personal_sign: ([message]) => account.signMessage({ message: { raw: message as Hex } }),
  };
  await context.exposeFunction('askWallet', async (method: string, params: unknown[]) => {
    const answer = answers[method];
    if (wallet.refuses) return { code: 4001 };
    return answer ? { answer: await answer(params) } : { code: 4200 };
  });
  await context.addInitScript(() => {
    type Ask = (method: string, params: unknown[]) => Promise<{ answer?: unknown; code?: number }>;
    const { askWallet } = window as unknown as { askWallet: Ask };
    const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
      const { answer, code } = await askWallet(method, params);
      // As EIP-1193 wants it: an error with a number.
      if (code !== undefined) throw Object.assign(new Error('refused'), { code });
      return answer;
    };
    Object.assign(window, { ethereum: { request } });
  });
  return wallet;
}
