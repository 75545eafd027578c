// Owns which action answers which endpoint of signing in.
import * as endpoints from '@stagepass/contract/auth/endpoints.ts';
import * as resetEndpoints from '@stagepass/contract/auth/reset-endpoints.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { isUserNameFree } from '#domains/users/public/is-user-name-free.ts';
import { bindData, bindDone } from '#platform/http/bind.ts';
import { VIEWER_COOKIE, viewerCookiePath } from '#platform/storage/file-viewer.ts';
import { signOut } from './actions/end-devices.ts';
import { finishSecondFactor, secondFactorPasskeyOptions } from './actions/finish-second-factor.ts';
import { register } from './actions/register.ts';
import { requestCode } from './actions/request-code.ts';
import { resetByLink } from './actions/reset-link.ts';
import { beginRoundTrip, endRoundTrip } from './actions/round-trips.ts';
import { signInAsDemo } from './actions/sign-in-as-demo.ts';
import { signInByEmail } from './actions/sign-in-by-email.ts';
import { signInByProvider, signInWithConsent } from './actions/sign-in-by-provider.ts';
import { beginTwitter, endTwitter } from './actions/twitter-round-trip.ts';
import { verifyOtp } from './actions/verify-otp.ts';
import { verifyResetPassword } from './actions/verify-reset-password.ts';
import { beginWallet, endWallet } from './actions/wallet-round-trip.ts';
import { discordAddress, redeemDiscord, requireDiscord, SERVERS_SCOPE } from './discord.client.ts';
import { readFirebaseToken } from './firebase.client.ts';
import { getProviders } from './reads/get-providers.ts';
import { getSession } from './reads/get-security.ts';

export const routes = [
  bindData(endpoints.signInByEmail, (platform, call) => signInByEmail(platform, call, call.body)),
  bindData(endpoints.signInByFirebase, async (platform, call) =>
    signInByProvider(platform, call, {
      ...(await readFirebaseToken(platform, call.body.firebase_token)),
      kind: 'firebase',
    }),
  ),
  bindData(endpoints.startDiscord, async (platform, call) => {
    requireDiscord(platform);
    const trip = { kind: 'discord', redirect_uri: call.body.redirect_uri, user_id: null } as const;
    const begun = await beginRoundTrip(platform, call, trip);
    const more = call.body.servers ? { more_scope: SERVERS_SCOPE } : {};
    return { url: discordAddress(platform, { ...begun, ...more }) };
  }),
  bindData(endpoints.signInByDiscord, async (platform, call) => {
    requireDiscord(platform);
    const { code, redirect_uri, state } = call.body;
    const trip = await endRoundTrip(platform, call, { kind: 'discord', redirect_uri, state });
    const { profile } = await redeemDiscord(platform, { ...trip, code });
    return signInByProvider(platform, call, { ...profile, kind: 'discord' });
  }),
  bindData(endpoints.getTwitterAuthLink, (platform, { body }) => beginTwitter(platform, body.redirect_url)),
  bindData(endpoints.verifyTwitter, async (platform, call) =>
    signInByProvider(platform, call, {
      ...(await endTwitter(platform, call.body)),
      kind: 'twitter',
    }),
  ),
  bindData(endpoints.walletNonce, (platform, { body }) => beginWallet(platform, body)),
  bindData(endpoints.signInByWallet, async (platform, call) =>
    signInByProvider(platform, call, await endWallet(platform, call.body)),
  ),
  bindData(endpoints.signInAsDemo, (platform, call) => signInAsDemo(platform, call, call.body)),
  bindData(endpoints.giveConsent, (platform, call) => signInWithConsent(platform, call, call.body)),
  bindData(endpoints.finishSecondFactor, (platform, call) => finishSecondFactor(platform, call, call.body)),
  bindData(endpoints.secondFactorPasskeyOptions, async (platform, { body }) => ({
    options: await secondFactorPasskeyOptions(platform, body),
  })),
  bindData(endpoints.register, (platform, call) => register(platform, call, call.body)),
  bindData(endpoints.validateEmail, async (platform, { body }) => ({
    available: (await findPerson(platform.db, { email: body.email })) === undefined,
  })),
  bindData(endpoints.validateUsername, async (platform, { body }) => ({
    available: await isUserNameFree(platform, platform.db, body.user_name),
  })),
  bindData(endpoints.verifyOtp, (platform, { body }) => verifyOtp(platform, body)),
  bindData(endpoints.resendOtp, (platform, { body }) =>
    requestCode(platform, { email: body.email, purpose: 'verify-email' }),
  ),
  bindData(resetEndpoints.resetPassword, (platform, { body }) =>
    requestCode(platform, { email: body.email, purpose: 'reset-password' }),
  ),
  bindDone(resetEndpoints.verifyResetPassword, (platform, call) =>
    verifyResetPassword(platform, call, call.body),
  ),
  bindDone(resetEndpoints.resetByLink, (platform, call) => resetByLink(platform, call, call.body)),
  bindData(endpoints.getProviders, (platform, { request }) => getProviders(platform, request)),
  bindData(endpoints.getSession, (platform, { actor }) => getSession(platform, actor)),
  bindDone(endpoints.signOut, async (platform, call) => {
    await signOut(platform, call.actor);
    call.clearCookie(VIEWER_COOKIE, viewerCookiePath(platform.config));
  }),
];
