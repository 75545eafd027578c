// Words of writing a step about a token.
import { defineCopy } from '#platform/i18n/copy.ts';

export const web3EditCopy = defineCopy({
  noChains:
    'No blockchain is set up on this site, so fans couldn’t do this step. Ask the operator to add one (setting CHAINS).',
  chainsFailed: 'Couldn’t load the chains. Close this and try again.',
  chain: 'Chain',
  standard: 'Standard',
  standards: { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155' },
  contract: 'Contract address',
  contractHint: '0x and 40 digits, as a block explorer shows it',
  tokenId: 'Token number',
  tokenIdOptional: 'Leave empty if any piece counts',
  least: 'Minimum amount',
  leastHint: 'In whole tokens, in all of a fan’s wallets together',
  check: 'Check contract',
  checked: '{name} ({symbol}), {decimals} decimals',
  checkedPlain: 'This contract answers, and gives no name.',
});
