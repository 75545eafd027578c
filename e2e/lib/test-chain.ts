// Owns whether the demo's test chain can run here, and the token that is on it.
import { createRequire } from 'node:module';

/** Not every kind of machine has a build of the test chain to be had. */
export function hasTestChain(): boolean {
  const processor = process.arch === 'x64' ? 'amd64' : process.arch;
  try {
    createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${process.platform}-${processor}/package.json`);
    return true;
  } catch {
    return false;
  }
}

export const tuneContract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
