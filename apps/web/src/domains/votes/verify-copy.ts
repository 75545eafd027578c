// Every text about receipts and the check of a sealed result.
import { defineCopy } from '#platform/i18n/copy.ts';
import { voteErrors } from './copy.ts';

export const verifyCopy = defineCopy({
  errors: voteErrors,
  title: 'Verify the result',
  receiptTitle: 'Your receipt',
  loading: 'Loading the list of votes',
  failed: 'Couldn’t load the list of votes',
  lead: 'Your phone finds your vote in the published list and adds up the result itself.',
  receiptLead:
    'This phone keeps a copy of your receipt. When the vote closes, it uses the copy to find your vote in the published list.',
  notKept:
    'You voted on another device, so this receipt comes from our server. To check it independently, open this page on the device you voted with.',
  changedSince:
    'Your vote was changed on another device on {when}. If that wasn’t you, change your password and write to the site operator.',
  changes: 'A changed vote gets a new receipt. The old one no longer counts.',
  steps: {
    own: 'Your vote is in the list',
    ownNone: 'You haven’t voted here',
    ownWrong: 'Your vote is not in the list',
    receiptWrong: 'Your receipt doesn’t match the vote you sent',
    seal: 'The list matches the seal',
    sealWrong: 'The list doesn’t match the seal',
    sum: 'The list adds up to the result',
    sumWrong: 'The list doesn’t add up to the result',
  },
  good: 'Everything matches',
  bad: 'Something doesn’t match',
  badText: 'The result may have been changed. Send the seal below to this site’s support.',
  lines: { one: '{count} vote in the list', other: '{count} votes in the list' },
  seal: 'Seal',
  hash: 'Your hash',
  nonce: 'Your nonce',
  choice: 'Your choice',
  weight: 'Weight',
  cast: 'Sent',
  again: 'Check again',
});
