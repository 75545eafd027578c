// What the ways to sign in are called on a button.

export type FirebaseName = 'google' | 'apple' | 'facebook' | 'other';

const firebaseNames: Readonly<Record<string, FirebaseName>> = {
  'google.com': 'google',
  'apple.com': 'apple',
  'facebook.com': 'facebook',
};

/** The key of the copy for a provider id such as `google.com`. */
export function firebaseName(providerId: string): FirebaseName {
  return firebaseNames[providerId] ?? 'other';
}
