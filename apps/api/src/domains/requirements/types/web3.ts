// Owns WEB3: so much of a token in all of a fan's linked wallets together, read from the chain before it is judged.
import {
  chainNotSetUp,
  chainUnavailable,
  contractNotRight,
  noWallet,
  testChainMissing,
  tokensMissing,
} from '@stagepass/contract/requirements/errors.ts';
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { type LinkedWallet, listWallets } from '#domains/auth/public/list-wallets.ts';
import { ChainError, type ChainTrouble, type Token } from '#platform/chain/chains.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { ConfigProblem, TypeRules } from './type-rules.ts';

interface Asked {
  /** In whole tokens. */
  have: string;
  enough: boolean;
}

interface Found {
  chain: { id: number; name: string } | null;
  wallets: readonly LinkedWallet[];
}

export const web3: TypeRules<'WEB3'> = {
  problems: ({ standard, token_id, least }) => [
    ...(/[1-9]/.test(least) ? [] : [{ field: 'config.least', message: 'has to be more than 0' }]),
    ...(standard !== 'ERC20' && least.includes('.')
      ? [{ field: 'config.least', message: 'has to be a whole number' }]
      : []),
    ...(standard === 'ERC1155' && token_id === null
      ? [{ field: 'config.token_id', message: 'is missing: an ERC-1155 contract has many kinds' }]
      : []),
    ...(standard === 'ERC20' && token_id !== null
      ? [{ field: 'config.token_id', message: 'has to be empty: an ERC-20 token has no numbers' }]
      : []),
  ],
  mediaOf: () => [],
  async mediaProblems({ chain_id, contract }, _media, platform) {
    const problems: ConfigProblem[] = [];
    if (!platform.chains.list().some(({ id }) => id === chain_id))
      problems.push({ field: 'config.chain_id', message: 'isn’t set up on this site' });
    const { isAddress } = await import('viem/utils');
    // Letters of one case only carry no checksum.
    const isPlain = contract.slice(2) === contract.slice(2).toLowerCase();
    if (!isPlain && !isAddress(contract, { strict: true }))
      problems.push({
        field: 'config.contract',
        message: 'has a typing mistake: its checksum doesn’t match',
      });
    return problems;
  },
  summary: ({ least, symbol }) => ({ type: 'WEB3', least, symbol }),
  tries: () => null,
  time_s: () => null,
  begin: () => ({}),
  async ask(platform, { config, user_id }): Promise<Asked> {
    const wallets = await listWallets(platform.db, user_id);
    if (wallets.length === 0) return fail(noWallet);
    try {
      return await balanceOf(platform, config, wallets);
    } catch (error) {
      return failAs(error);
    }
  },
  gather: async (platform, tx, { config, user_id }): Promise<Found> => ({
    chain: platform.chains.list().find(({ id }) => id === config.chain_id) ?? null,
    wallets: await listWallets(tx, user_id),
  }),
  task({ config: { contract, standard, token_id, least, symbol }, found }) {
    const { chain, wallets } = found as Found;
    const labels = wallets.map(({ label }) => label);
    return { type: 'WEB3', chain, contract, standard, token_id, least, symbol, wallets: labels };
  },
  filesOf: () => [],
  judge({ config: { least, symbol }, asked }) {
    if (asked === undefined) return fail(chainUnavailable);
    const { have, enough } = asked as Asked;
    if (!enough) fail(tokensMissing, { have, least, symbol });
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
};

async function balanceOf(
  { chains }: Platform,
  config: ConfigOf<'WEB3'>,
  wallets: readonly LinkedWallet[],
): Promise<Asked> {
  const token = tokenOf(config);
  const { formatUnits, parseUnits } = await import('viem/utils');
  // The contract itself says how its amounts are written, whatever was known when the step was.
  const { decimals } = config.standard === 'ERC20' ? await chains.describe(token) : { decimals: 0 };
  const held = await chains.balance(
    token,
    wallets.map(({ address }) => address),
  );
  return { have: formatUnits(held, decimals), enough: held >= parseUnits(config.least, decimals) };
}

export function tokenOf({ chain_id, contract, standard, token_id }: Token): Token {
  return { chain_id, contract, standard, token_id };
}

const failures = {
  'not-configured': chainNotSetUp,
  'wrong-chain': chainNotSetUp,
  unreachable: chainUnavailable,
  'not-such-a-contract': contractNotRight,
  'no-test-chain': testChainMissing,
} as const satisfies Record<ChainTrouble, unknown>;

/** What a chain did not answer, as people are told. */
export function failAs(error: unknown): never {
  if (error instanceof ChainError) return fail(failures[error.trouble]);
  throw error;
}
