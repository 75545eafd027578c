// Owns who may call the endpoints of signing in and of keeping an account. No provider is switched on in this world.

import { anyone, everybody, type RowsOf, signedInOnly, verifiedOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const password = 'violet kettle harbour';
const wallet = { message: 'Sign in', signature: '0x00' };
const roundTrip = { code: 'a-code', redirect_uri: '/discord' };
const twitter = { oauth_token: 'x', oauth_verifier: 'x', oauth_token_secret: 'x' };
const providerOff = everybody('auth.provider-off');

let emails = 0;
function freshEmail(): string {
  emails += 1;
  return `fresh${emails}@permissions.test`;
}

/** Their own device, as seen from the account: one that is not theirs is ended silently, like one that is gone. */
const ownDevice = ({ me }: Stage) => ({ params: { id: me?.session_id ?? 'none' } });

const signingIn = {
  signInByEmail: {
    given: () => ({ body: { email: freshEmail(), password } }),
    cells: everybody('auth.invalid-credentials'),
  },
  signInByFirebase: { given: () => ({ body: { firebase_token: 'x' } }), cells: providerOff },
  startDiscord: { given: () => ({ body: { redirect_uri: '/discord' } }), cells: providerOff },
  signInByDiscord: { given: () => ({ body: roundTrip }), cells: providerOff },
  getTwitterAuthLink: { given: () => ({ body: { redirect_url: '/auth' } }), cells: providerOff },
  verifyTwitter: { given: () => ({ body: twitter }), cells: providerOff },
  walletNonce: {
    given: () => ({ body: { address: '0x00000000000000000000000000000000000000aa', chain_id: 1 } }),
    cells: anyone,
  },
  signInByWallet: { given: () => ({ body: wallet }), cells: everybody('auth.wallet-signature-wrong') },
  signInAsDemo: { given: () => ({ body: { role: 'fan' } }), cells: everybody('auth.demo-key-wrong') },
  giveConsent: {
    given: () => ({ body: { ticket: 'none', accepts_terms: true, is_13_or_older: true } }),
    cells: everybody('auth.ticket-expired'),
  },
  finishSecondFactor: {
    given: () => ({ body: { ticket: 'none', proof: { totp: '123456' } } }),
    cells: everybody('auth.ticket-expired'),
  },
  secondFactorPasskeyOptions: {
    given: () => ({ body: { ticket: 'none' } }),
    cells: everybody('auth.ticket-expired'),
  },
  register: {
    given: () => ({ body: { email: freshEmail(), password, rawPassword: 'another password' } }),
    cells: everybody('auth.passwords-differ'),
  },
  validateEmail: { given: () => ({ body: { email: freshEmail() } }), cells: anyone },
  validateUsername: { given: () => ({ body: { user_name: 'somebody_new' } }), cells: anyone },
  verifyOtp: {
    given: () => ({ body: { otp: '000000', user_id: 'none' } }),
    cells: everybody('auth.otp-wrong'),
  },
  resendOtp: { given: () => ({ body: { email: freshEmail() } }), cells: anyone },
  resetPassword: { given: () => ({ body: { email: freshEmail() } }), cells: anyone },
  verifyResetPassword: {
    given: () => ({ body: { email: freshEmail(), otp: '000000', password } }),
    cells: everybody('auth.otp-wrong'),
  },
  resetByLink: {
    given: () => ({ body: { token: 'none', password } }),
    cells: everybody('auth.reset-link-expired'),
  },
  getProviders: { given: () => ({}), cells: anyone },
  getSession: { given: () => ({}), cells: signedInOnly() },
  signOut: { given: () => ({}), cells: signedInOnly(), spends: true },
} satisfies Partial<RowsOf<'auth'>>;

const keepingAnAccount = {
  getSecurity: { given: () => ({}), cells: signedInOnly() },
  stepUp: {
    given: () => ({ body: { proof: { password } } }),
    cells: signedInOnly('auth.second-factor-wrong'),
  },
  stepUpPasskeyOptions: { given: () => ({}), cells: signedInOnly() },
  listDevices: { given: () => ({}), cells: signedInOnly() },
  endDevice: { given: ownDevice, cells: signedInOnly(), spends: true },
  endOtherDevices: { given: () => ({}), cells: signedInOnly() },
  changePassword: {
    given: () => ({ body: { password, rawPassword: 'another password' } }),
    cells: signedInOnly('auth.passwords-differ'),
  },
  startEmailChange: { given: () => ({ body: { email: freshEmail() } }), cells: signedInOnly(), spends: true },
  confirmEmailChange: {
    given: () => ({ body: { new_otp: '000000' } }),
    cells: signedInOnly('auth.otp-wrong'),
  },
  linkFirebase: {
    given: () => ({ body: { firebase_token: 'x' } }),
    cells: signedInOnly('auth.provider-off'),
  },
  linkDiscord: { given: () => ({ body: roundTrip }), cells: signedInOnly('auth.provider-off') },
  linkTwitter: { given: () => ({ body: twitter }), cells: signedInOnly('auth.provider-off') },
  startTiktok: {
    given: () => ({ body: { redirect_uri: '/user/settings' } }),
    cells: signedInOnly('auth.provider-off'),
  },
  linkTiktok: { given: () => ({ body: roundTrip }), cells: signedInOnly('auth.provider-off') },
  linkWallet: { given: () => ({ body: wallet }), cells: signedInOnly('auth.wallet-signature-wrong') },
  removeMethod: { given: () => ({ params: { id: 'none' } }), cells: signedInOnly('not-found') },
  startTotp: { given: () => ({}), cells: signedInOnly(), spends: true },
  confirmTotp: {
    given: () => ({ body: { totp: '000000' } }),
    cells: signedInOnly('auth.second-factor-wrong'),
  },
  removeTotp: { given: () => ({}), cells: signedInOnly() },
  startPasskey: { given: () => ({}), cells: signedInOnly() },
  addPasskey: {
    given: () => ({ body: { name: 'Key', response: {} } }),
    cells: signedInOnly('auth.second-factor-wrong'),
  },
  removePasskey: { given: () => ({ params: { id: 'none' } }), cells: signedInOnly('not-found') },
  // Of all roles, only the operator has a second factor.
  renewRecoveryCodes: { given: () => ({}), cells: { ...signedInOnly('not-found'), operator: 'ok' } },
} satisfies Partial<RowsOf<'auth'>>;

const accessTokens = {
  listAccessTokens: { given: () => ({}), cells: signedInOnly() },
  createAccessToken: {
    given: () => ({ body: { name: 'Backup script', scopes: ['profile:read'], expires_in_days: 30 } }),
    cells: verifiedOnly(),
  },
  revokeAccessToken: {
    given: () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
    cells: signedInOnly('not-found'),
  },
} satisfies Partial<RowsOf<'auth'>>;

export const authRows = { ...signingIn, ...keepingAnAccount, ...accessTokens } satisfies RowsOf<'auth'>;
