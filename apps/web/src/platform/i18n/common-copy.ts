// Owns the texts that any screen may need: failures of every call, and the words of shared pieces.

// No defineCopy here: the catalogue's own file reads these sentences.
export const commonCopy = {
  productName: 'StagePass',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  more: 'Show more',
  moreFailed: 'The rest did not come.',
  wrongField: "This isn't valid. Check it and try again.",
  errors: {
    network: 'No connection. Check your network, then try again.',
    timeout: 'That took too long. Try again.',
    'invalid-input': "Something in this form isn't valid. Check it and try again.",
    'not-signed-in': 'Sign in to go on.',
    'email-not-verified': 'Verify your e-mail address first. The code is in your inbox.',
    'account-suspended': 'This account is suspended.',
    'not-allowed': 'You may not do this.',
    'auth.step-up-needed': 'Confirm that it is you first.',
    'not-found': 'There is nothing here.',
    conflict: 'Somebody else changed this meanwhile. Look again.',
    'body-too-large': 'That is too large to send.',
    'idempotency-in-flight': 'This is being worked on right now.',
    'too-many-requests': 'That was too often. Wait a little, then try again.',
    internal: 'Something broke on our side. Try again in a moment.',
    unavailable: 'This is not available right now. Try again in a moment.',
  },
} as const;
