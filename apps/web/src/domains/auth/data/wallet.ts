// Wallets of the browser (EIP-6963 and the older window.ethereum): found, asked to sign, never told more than needed.
import { call } from '#platform/api/api.ts';
import { storeWalletConnection } from '#platform/session/wallet-connection.ts';
import { hexOfText } from '../model/wallet-hex.ts';

interface Eip1193 {
  request: (ask: { method: string; params?: unknown[] }) => Promise<unknown>;
}

export interface FoundWallet {
  id: string;
  name: string;
  /** A data address of the wallet's own picture. */
  icon: string | null;
  provider: Eip1193;
}

export type WalletTrouble = 'none' | 'rejected' | 'busy' | 'wrongChain' | 'failed';

export class WalletError extends Error {
  readonly trouble: WalletTrouble;
  constructor(trouble: WalletTrouble) {
    super(trouble);
    this.name = 'WalletError';
    this.trouble = trouble;
  }
}

function isProvider(value: unknown): value is Eip1193 {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  );
}

function announced(event: Event): FoundWallet | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { info, provider } = detail as { info?: Record<string, unknown>; provider?: unknown };
  if (!isProvider(provider) || typeof info?.uuid !== 'string') return null;
  const icon = info.icon;
  return {
    id: info.uuid,
    name: String(info.name ?? 'Wallet'),
    // Only pictures that are inside the announcement: an address would tell a stranger who looks.
    icon: typeof icon === 'string' && icon.startsWith('data:image/') ? icon : null,
    provider,
  };
}

/** Wallets answer an announcement request at once, so a short wait finds all of them. */
export async function findWallets(wait_ms = 120): Promise<FoundWallet[]> {
  const found = new Map<string, FoundWallet>();
  const hear = (event: Event) => {
    const wallet = announced(event);
    if (wallet) found.set(wallet.id, wallet);
  };
  window.addEventListener('eip6963:announceProvider', hear);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, wait_ms));
  window.removeEventListener('eip6963:announceProvider', hear);
  const legacy: unknown = 'ethereum' in window ? window.ethereum : undefined;
  if (found.size === 0 && isProvider(legacy)) {
    return [{ id: 'window', name: 'Wallet', icon: null, provider: legacy }];
  }
  return [...found.values()];
}

function troubleOf(error: unknown): WalletTrouble {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 4001 || code === 'ACTION_REJECTED') return 'rejected';
  return code === -32002 ? 'busy' : 'failed';
}

async function request(wallet: FoundWallet, method: string, params: unknown[] = []): Promise<unknown> {
  try {
    return await wallet.provider.request({ method, params });
  } catch (error) {
    throw new WalletError(troubleOf(error));
  }
}

async function chainOf(wallet: FoundWallet, allowed: readonly number[]): Promise<number> {
  const chain_id = Number(await request(wallet, 'eth_chainId'));
  if (allowed.length === 0 || allowed.includes(chain_id)) return chain_id;
  const wanted = allowed[0] ?? chain_id;
  await request(wallet, 'wallet_switchEthereumChain', [{ chainId: `0x${wanted.toString(16)}` }]).catch(() => {
    throw new WalletError('wrongChain');
  });
  return wanted;
}

export interface SignedMessage {
  message: string;
  signature: string;
  connection: { address: string; chain_id: number };
}

/** Asks the wallet for its address and for a signature under the server's message. */
export async function signWithWallet(
  wallet: FoundWallet,
  chainIds: readonly number[],
): Promise<SignedMessage> {
  const accounts = await request(wallet, 'eth_requestAccounts');
  const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof address !== 'string') throw new WalletError('failed');
  const chain_id = await chainOf(wallet, chainIds);
  const { data } = await call('POST /auth/wallet/nonce', { body: { address, chain_id } });
  const signature = await request(wallet, 'personal_sign', [hexOfText(data.message), address]);
  if (typeof signature !== 'string') throw new WalletError('failed');
  return { message: data.message, signature, connection: { address, chain_id } };
}

export function rememberWallet(signed: SignedMessage): void {
  storeWalletConnection(signed.connection);
}
