// Owns what this device remembers of a connected wallet; signing out forgets it.
import { readLocalJson, removeLocal, writeLocal } from '../storage/local.ts';

export const WALLET_KEY = 'spc-wallet';

export interface WalletConnection {
  address: string;
  chain_id: number;
}

export function storeWalletConnection(connection: WalletConnection): void {
  writeLocal(WALLET_KEY, JSON.stringify(connection));
}

export function getWalletConnection(): WalletConnection | null {
  const stored = readLocalJson(WALLET_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('address' in stored) || typeof stored.address !== 'string') return null;
  if (!('chain_id' in stored) || typeof stored.chain_id !== 'number') return null;
  return { address: stored.address, chain_id: stored.chain_id };
}

export function clearWalletConnection(): void {
  removeLocal(WALLET_KEY);
}
