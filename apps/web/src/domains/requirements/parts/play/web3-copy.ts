// Words of showing that one holds a token.
import { defineCopy } from '#platform/i18n/copy.ts';

export const web3Copy = defineCopy({
  need: 'You need {least} {symbol} in your linked wallets.',
  tokens: 'tokens',
  chain: 'Chain',
  noChain: 'Not set up',
  contract: 'Contract',
  standard: 'Standard',
  standards: { ERC20: 'Token (ERC-20)', ERC721: 'Collectible (ERC-721)', ERC1155: 'Multi-token (ERC-1155)' },
  tokenId: 'Token number',
  wallets: 'Your wallets',
  sum: 'What all of your wallets hold is added up.',
  noWallet: 'You haven’t linked a wallet yet. Link one in settings, then come back to this step.',
  link: 'Link a wallet',
  linkMore: 'Link another wallet',
  check: 'Check my wallets',
  missing: 'Your wallets hold {have} {symbol}. You need {least}.',
});
