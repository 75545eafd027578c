// Owns what later rows may read of fans' tokens: who holds what, and what of it came how.
export { listReceivedByKind, listTokensHeld } from '../issuers.store.ts';
