// Owns which action answers which endpoint of keeping an account.
import * as endpoints from '@stagepass/contract/auth/account-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind } from '#platform/http/bind.ts';
import { confirmEmailChange, startEmailChange } from './actions/change-email.ts';
import { changePassword } from './actions/change-password.ts';
import { endDevice, endOtherDevices } from './actions/end-devices.ts';
import { linkMethod, removeMethod } from './actions/link-method.ts';
import { addPasskey, removePasskey, startPasskey } from './actions/passkeys.ts';
import { renewRecoveryCodes } from './actions/recovery-codes.ts';
import { beginRoundTrip, endRoundTrip } from './actions/round-trips.ts';
import { stepUp, stepUpPasskeyOptions } from './actions/step-up.ts';
import { confirmTotp, removeTotp, startTotp } from './actions/totp.ts';
import { endTwitter } from './actions/twitter-round-trip.ts';
import { endWallet } from './actions/wallet-round-trip.ts';
import { fetchDiscordProfile, requireDiscord } from './discord.client.ts';
import { readFirebaseToken } from './firebase.client.ts';
import { requireStepUp } from './public/require-step-up.ts';
import { getSecurity, listDevices } from './reads/get-security.ts';
import { fetchTiktokProfile, requireTiktok, tiktokAddress } from './tiktok.client.ts';

const done = { data: { done: true } } as const;

export const accountRoutes = [
  bind(endpoints.getSecurity, async (platform, { actor }) => ({ data: await getSecurity(platform, actor) })),
  bind(endpoints.stepUp, async (platform, { actor, body }) => {
    await stepUp(platform, actor, body.proof);
    return done;
  }),
  bind(endpoints.stepUpPasskeyOptions, async (platform, { actor }) => ({
    data: { options: await stepUpPasskeyOptions(platform, actor) },
  })),
  bind(endpoints.listDevices, async (platform, { actor }) => ({ data: await listDevices(platform, actor) })),
  bind(endpoints.endDevice, async (platform, { actor, params }) => {
    await endDevice(platform, actor, params.id);
    return done;
  }),
  bind(endpoints.endOtherDevices, async (platform, { actor }) => {
    await endOtherDevices(platform, actor);
    return done;
  }),
  bind(endpoints.changePassword, async (platform, { actor, body }) => {
    await changePassword(platform, actor, body);
    return done;
  }),
  bind(endpoints.startEmailChange, async (platform, { actor, body }) => ({
    data: await startEmailChange(platform, actor, body.email),
  })),
  bind(endpoints.confirmEmailChange, async (platform, { actor, body }) => {
    await confirmEmailChange(platform, actor, body);
    return done;
  }),
  bind(endpoints.linkFirebase, async (platform, { actor, body }) => {
    requireStepUp(platform, actor);
    return {
      data: await linkMethod(platform, actor, await readFirebaseToken(platform, body.firebase_token)),
    };
  }),
  bind(endpoints.linkDiscord, async (platform, call) => {
    requireStepUp(platform, call.actor);
    requireDiscord(platform);
    const { code, redirect_uri, state } = call.body;
    const trip = await endRoundTrip(platform, call, { kind: 'discord', redirect_uri, state });
    const profile = await fetchDiscordProfile(platform, { ...trip, code });
    return { data: await linkMethod(platform, call.actor, profile) };
  }),
  bind(endpoints.linkTwitter, async (platform, { actor, body }) => {
    requireStepUp(platform, actor);
    return { data: await linkMethod(platform, actor, await endTwitter(platform, body)) };
  }),
  bind(endpoints.startTiktok, async (platform, call) => {
    requireStepUp(platform, call.actor);
    requireTiktok(platform);
    const { user_id } = signedIn(call.actor);
    const trip = { kind: 'tiktok', redirect_uri: call.body.redirect_uri, user_id } as const;
    return { data: { url: tiktokAddress(platform, await beginRoundTrip(platform, call, trip)) } };
  }),
  bind(endpoints.linkTiktok, async (platform, call) => {
    requireStepUp(platform, call.actor);
    requireTiktok(platform);
    const { code, redirect_uri, state } = call.body;
    const { user_id } = signedIn(call.actor);
    const trip = await endRoundTrip(platform, call, { kind: 'tiktok', redirect_uri, state, user_id });
    const profile = await fetchTiktokProfile(platform, { ...trip, code });
    return { data: await linkMethod(platform, call.actor, profile) };
  }),
  bind(endpoints.linkWallet, async (platform, { actor, body }) => {
    requireStepUp(platform, actor);
    return { data: await linkMethod(platform, actor, await endWallet(platform, body)) };
  }),
  bind(endpoints.removeMethod, async (platform, { actor, params }) => ({
    data: await removeMethod(platform, actor, params.id),
  })),
  bind(endpoints.startTotp, async (platform, { actor }) => ({ data: await startTotp(platform, actor) })),
  bind(endpoints.confirmTotp, async (platform, { actor, body }) => ({
    data: await confirmTotp(platform, actor, body.totp),
  })),
  bind(endpoints.removeTotp, async (platform, { actor }) => ({ data: await removeTotp(platform, actor) })),
  bind(endpoints.startPasskey, async (platform, { actor }) => ({
    data: { options: await startPasskey(platform, actor) },
  })),
  bind(endpoints.addPasskey, async (platform, { actor, body }) => ({
    data: await addPasskey(platform, actor, body),
  })),
  bind(endpoints.removePasskey, async (platform, { actor, params }) => ({
    data: await removePasskey(platform, actor, params.id),
  })),
  bind(endpoints.renewRecoveryCodes, async (platform, { actor }) => ({
    data: await renewRecoveryCodes(platform, actor),
  })),
];
