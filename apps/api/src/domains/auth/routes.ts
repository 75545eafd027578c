// Owns which action answers which endpoint of signing in.
import * as endpoints from '@stagepass/contract/auth/endpoints.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { isUserNameFree } from '#domains/users/public/is-user-name-free.ts';
import { bind } from '#platform/http/bind.ts';
import { signOut } from './actions/end-devices.ts';
import { finishSecondFactor, secondFactorPasskeyOptions } from './actions/finish-second-factor.ts';
import { register } from './actions/register.ts';
import { requestCode } from './actions/request-code.ts';
import { beginRoundTrip, endRoundTrip } from './actions/round-trips.ts';
import { signInAsDemo } from './actions/sign-in-as-demo.ts';
import { signInByEmail } from './actions/sign-in-by-email.ts';
import { signInByProvider, signInWithConsent } from './actions/sign-in-by-provider.ts';
import { beginTwitter, endTwitter } from './actions/twitter-round-trip.ts';
import { verifyOtp } from './actions/verify-otp.ts';
import { verifyResetPassword } from './actions/verify-reset-password.ts';
import { beginWallet, endWallet } from './actions/wallet-round-trip.ts';
import { discordAddress, fetchDiscordProfile, requireDiscord } from './discord.client.ts';
import { readFirebaseToken } from './firebase.client.ts';
import { getProviders } from './reads/get-providers.ts';
import { getSession } from './reads/get-security.ts';

const done = { data: { done: true } } as const;

export const routes = [
  bind(endpoints.signInByEmail, async (platform, call) => ({
    data: await signInByEmail(platform, call, call.body),
  })),
  bind(endpoints.signInByFirebase, async (platform, { request, body }) => ({
    data: await signInByProvider(platform, request, {
      ...(await readFirebaseToken(platform, body.firebase_token)),
      kind: 'firebase',
    }),
  })),
  bind(endpoints.startDiscord, async (platform, call) => {
    requireDiscord(platform);
    const trip = { kind: 'discord', redirect_uri: call.body.redirect_uri, user_id: null } as const;
    return { data: { url: discordAddress(platform, await beginRoundTrip(platform, call, trip)) } };
  }),
  bind(endpoints.signInByDiscord, async (platform, call) => {
    requireDiscord(platform);
    const { code, redirect_uri, state } = call.body;
    const trip = await endRoundTrip(platform, call, { kind: 'discord', redirect_uri, state });
    const profile = await fetchDiscordProfile(platform, { ...trip, code });
    return { data: await signInByProvider(platform, call.request, { ...profile, kind: 'discord' }) };
  }),
  bind(endpoints.getTwitterAuthLink, async (platform, { body }) => ({
    data: await beginTwitter(platform, body.redirect_url),
  })),
  bind(endpoints.verifyTwitter, async (platform, { request, body }) => ({
    data: await signInByProvider(platform, request, {
      ...(await endTwitter(platform, body)),
      kind: 'twitter',
    }),
  })),
  bind(endpoints.walletNonce, async (platform, { body }) => ({ data: await beginWallet(platform, body) })),
  bind(endpoints.signInByWallet, async (platform, { request, body }) => ({
    data: await signInByProvider(platform, request, await endWallet(platform, body)),
  })),
  bind(endpoints.signInAsDemo, async (platform, { request, body }) => ({
    data: await signInAsDemo(platform, request, body),
  })),
  bind(endpoints.giveConsent, async (platform, { request, body }) => ({
    data: await signInWithConsent(platform, request, body),
  })),
  bind(endpoints.finishSecondFactor, async (platform, { request, body }) => ({
    data: await finishSecondFactor(platform, request, body),
  })),
  bind(endpoints.secondFactorPasskeyOptions, async (platform, { body }) => ({
    data: { options: await secondFactorPasskeyOptions(platform, body) },
  })),
  bind(endpoints.register, async (platform, call) => ({
    data: await register(platform, call, call.body),
  })),
  bind(endpoints.validateEmail, async (platform, { body }) => ({
    data: { available: (await findPerson(platform.db, { email: body.email })) === undefined },
  })),
  bind(endpoints.validateUsername, async (platform, { body }) => ({
    data: { available: await isUserNameFree(platform, platform.db, body.user_name) },
  })),
  bind(endpoints.verifyOtp, async (platform, { body }) => ({ data: await verifyOtp(platform, body) })),
  bind(endpoints.resendOtp, async (platform, { body }) => ({
    data: await requestCode(platform, { email: body.email, purpose: 'verify-email' }),
  })),
  bind(endpoints.resetPassword, async (platform, { body }) => ({
    data: await requestCode(platform, { email: body.email, purpose: 'reset-password' }),
  })),
  bind(endpoints.verifyResetPassword, async (platform, { body }) => {
    await verifyResetPassword(platform, body);
    return done;
  }),
  bind(endpoints.getProviders, async (platform, { request }) => ({
    data: await getProviders(platform, request),
  })),
  bind(endpoints.getSession, async (platform, { actor }) => ({ data: await getSession(platform, actor) })),
  bind(endpoints.signOut, async (platform, { actor }) => {
    await signOut(platform, actor);
    return done;
  }),
];
