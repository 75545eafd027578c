// Owns what the rest of the server can ask of blockchains, whoever answers.

export interface ChainName {
  id: number;
  name: string;
}

export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155';

export interface Token {
  chain_id: number;
  contract: string;
  standard: TokenStandard;
  /** One kind of an ERC-1155, or one piece of an ERC-721. */
  token_id: string | null;
}

export interface ContractFacts {
  /** Empty where the contract says none, as many of ERC-1155 do. */
  name: string;
  symbol: string;
  /** 0 for what comes in whole pieces. */
  decimals: number;
}

/** Why a chain gave no answer that can be used. */
export type ChainTrouble =
  | 'not-configured'
  | 'unreachable'
  | 'wrong-chain'
  | 'not-such-a-contract'
  | 'no-test-chain';

export class ChainError extends Error {
  override name = 'ChainError';
  readonly trouble: ChainTrouble;
  constructor(trouble: ChainTrouble, options: ErrorOptions = {}) {
    super(`the chain could not be asked: ${trouble}`, options);
    this.trouble = trouble;
  }
}

export interface Chains {
  /** Those that the operator set up; in a demo without any, the test chain, which is not started by this. */
  list(): readonly ChainName[];
  /** Fails with a ChainError. */
  describe(token: Token): Promise<ContractFacts>;
  /** What these addresses hold together, in the token's smallest unit. Fails with a ChainError. */
  balance(token: Token, owners: readonly string[]): Promise<bigint>;
  close(): Promise<void>;
}
