// Owns the shapes of WEB3: holding so much of a token on a chain, in the wallets that somebody linked.
import { z } from 'zod';

const type = z.literal('WEB3');

export const tokenStandards = ['ERC20', 'ERC721', 'ERC1155'] as const;

const contract = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'is not a contract address: 0x and 40 digits');
/** Whole tokens, with up to 18 places after the point. */
const amount = z.string().regex(/^\d{1,30}(\.\d{1,18})?$/, 'is not an amount');
/** Up to 2^256, written out. */
const tokenId = z.string().regex(/^\d{1,78}$/, 'is not a token number');

const asked = {
  chain_id: z.int().min(1),
  contract,
  standard: z.enum(tokenStandards),
  /** One kind of an ERC-1155, or one piece of an ERC-721. */
  token_id: tokenId.nullable(),
};

export const web3Config = z.strictObject({
  type,
  ...asked,
  /** In all wallets of a fan together. */
  least: amount,
  /** As the contract calls it; for people. */
  symbol: z.string().trim().max(40),
});

export const web3Summary = z.object({ type, least: z.string(), symbol: z.string() });

export const web3Task = z.object({
  type,
  chain: z.object({ id: z.int(), name: z.string() }).nullable(),
  contract: z.string(),
  standard: z.enum(tokenStandards),
  token_id: z.string().nullable(),
  least: z.string(),
  symbol: z.string(),
  /** The fan's own linked wallets, shortened. */
  wallets: z.array(z.string()),
});

export const web3Answer = z.strictObject({ type });

/** What an editor can choose from; empty where the operator set up none. */
export const chainList = z.array(z.object({ id: z.int(), name: z.string() }));

export const contractAsked = z.strictObject(asked);
export const contractFacts = z.object({ name: z.string(), symbol: z.string(), decimals: z.int() });
