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
  moreFailed: 'Couldn’t load more.',
  wrongField: 'This isn’t valid. Check it and try again.',
  errors: {
    network: 'Couldn’t connect. Check your connection and try again.',
    timeout: 'This took too long. Check your connection and try again.',
    'invalid-input': 'Something in this form isn’t valid. Check it and try again.',
    'not-signed-in': 'Sign in to continue.',
    'email-not-verified': 'Verify your email first. The code is in your inbox.',
    'account-suspended': 'This account is suspended.',
    'not-allowed': 'You don’t have permission to do this.',
    'auth.step-up-needed': 'Confirm it’s you first.',
    'not-found': 'This doesn’t exist or was removed.',
    conflict: 'This was changed in the meantime. Check it and try again.',
    'body-too-large': 'This is too large to send.',
    'idempotency-in-flight': 'We’re still working on this request. Wait a moment.',
    'too-many-requests': 'Too many tries. Wait a moment and try again.',
    internal: 'Something went wrong on our side. Try again in a moment.',
    unavailable: 'This isn’t available right now. Try again in a moment.',
  },
  /** Added to the sentence above where the site has an address. */
  contact: {
    'account-suspended': 'To ask why, write to {contact}.',
  },
} as const;
