// Owns which action answers which endpoint of keeping an account.
import * as endpoints from '@stagepass/contract/auth/account-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bindData, bindDone } from '#platform/http/bind.ts';
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
import { redeemDiscord, requireDiscord } from './discord.client.ts';
import { readFirebaseToken } from './firebase.client.ts';
import { requireStepUp } from './public/require-step-up.ts';
import { getSecurity, listDevices } from './reads/get-security.ts';
import { fetchTiktokProfile, requireTiktok, tiktokAddress } from './tiktok.client.ts';

export const accountRoutes = [
  bindData(endpoints.getSecurity, (platform, { actor }) => getSecurity(platform, actor)),
  bindDone(endpoints.stepUp, (platform, { actor, body }) => stepUp(platform, actor, body.proof)),
  bindData(endpoints.stepUpPasskeyOptions, async (platform, { actor }) => ({
    options: await stepUpPasskeyOptions(platform, actor),
  })),
  bindData(endpoints.listDevices, (platform, { actor }) => listDevices(platform, actor)),
  bindDone(endpoints.endDevice, (platform, { actor, params }) => endDevice(platform, actor, params.id)),
  bindDone(endpoints.endOtherDevices, (platform, { actor }) => endOtherDevices(platform, actor)),
  bindDone(endpoints.changePassword, (platform, call) => changePassword(platform, call, call.body)),
  bindData(endpoints.startEmailChange, (platform, { actor, body }) =>
    startEmailChange(platform, actor, body.email),
  ),
  bindDone(endpoints.confirmEmailChange, (platform, call) => confirmEmailChange(platform, call, call.body)),
  bindData(endpoints.linkFirebase, async (platform, { actor, body }) => {
    requireStepUp(platform, actor);
    return linkMethod(platform, actor, await readFirebaseToken(platform, body.firebase_token));
  }),
  bindData(endpoints.linkDiscord, async (platform, call) => {
    requireStepUp(platform, call.actor);
    requireDiscord(platform);
    const { code, redirect_uri, state } = call.body;
    const trip = await endRoundTrip(platform, call, { kind: 'discord', redirect_uri, state });
    const { profile, tokens } = await redeemDiscord(platform, { ...trip, code });
    return linkMethod(platform, call.actor, profile, tokens);
  }),
  bindData(endpoints.linkTwitter, async (platform, { actor, body }) => {
    requireStepUp(platform, actor);
    return linkMethod(platform, actor, await endTwitter(platform, body));
  }),
  bindData(endpoints.startTiktok, async (platform, call) => {
    requireStepUp(platform, call.actor);
    requireTiktok(platform);
    const { user_id } = signedIn(call.actor);
    const trip = { kind: 'tiktok', redirect_uri: call.body.redirect_uri, user_id } as const;
    return { url: tiktokAddress(platform, await beginRoundTrip(platform, call, trip)) };
  }),
  bindData(endpoints.linkTiktok, async (platform, call) => {
    requireStepUp(platform, call.actor);
    requireTiktok(platform);
    const { code, redirect_uri, state } = call.body;
    const { user_id } = signedIn(call.actor);
    const trip = await endRoundTrip(platform, call, { kind: 'tiktok', redirect_uri, state, user_id });
    const profile = await fetchTiktokProfile(platform, { ...trip, code });
    return linkMethod(platform, call.actor, profile);
  }),
  bindData(endpoints.linkWallet, async (platform, { actor, body }) => {
    requireStepUp(platform, actor);
    return linkMethod(platform, actor, await endWallet(platform, body));
  }),
  bindData(endpoints.removeMethod, (platform, { actor, params }) => removeMethod(platform, actor, params.id)),
  bindData(endpoints.startTotp, (platform, { actor }) => startTotp(platform, actor)),
  bindData(endpoints.confirmTotp, (platform, { actor, body }) => confirmTotp(platform, actor, body.totp)),
  bindData(endpoints.removeTotp, (platform, { actor }) => removeTotp(platform, actor)),
  bindData(endpoints.startPasskey, async (platform, { actor }) => ({
    options: await startPasskey(platform, actor),
  })),
  bindData(endpoints.addPasskey, (platform, { actor, body }) => addPasskey(platform, actor, body)),
  bindData(endpoints.removePasskey, (platform, { actor, params }) =>
    removePasskey(platform, actor, params.id),
  ),
  bindData(endpoints.renewRecoveryCodes, (platform, { actor }) => renewRecoveryCodes(platform, actor)),
];
