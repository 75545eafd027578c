// Owns WebAuthn: what the browser is asked for, and whether what it answers is true. Site and origin are configuration.
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '#platform/config/config.ts';
import type { PasskeyRow } from './tables.ts';

type Site = Pick<Config, 'origin'>;

const siteId = (site: Site): string => new URL(site.origin).hostname;

/** Plain JSON: what the contract calls a WebAuthn message. */
type Json = Record<string, unknown>;

export async function passkeyCreation(
  site: Site,
  person: { user_id: string; user_name: string; display_name: string },
  known: readonly PasskeyRow[],
): Promise<{ options: Json; challenge: string }> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'StagePass',
    rpID: siteId(site),
    userID: new TextEncoder().encode(person.user_id),
    userName: person.user_name,
    userDisplayName: person.display_name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: [-7, -8, -257],
  });
  return { options: { ...options }, challenge: options.challenge };
}

export async function passkeyRequest(
  site: Site,
  known: readonly PasskeyRow[],
): Promise<{ options: Json; challenge: string }> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: siteId(site),
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'preferred',
  });
  return { options: { ...options }, challenge: options.challenge };
}

export interface NewPasskey {
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** Undefined for an answer that does not fit: whatever is wrong with it, it is somebody's forgery or mistake. */
export async function readNewPasskey(
  site: Site,
  response: Json,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: siteId(site),
      requireUserVerification: false,
      supportedAlgorithmIDs: [-7, -8, -257],
    });
    if (registrationInfo === undefined) return undefined;
    const { credential } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 8),
    };
  } catch {
    return undefined;
  }
}

/** The passkey that signed, with its new counter; undefined where none of them did. */
export async function readPasskeyProof(
  site: Site,
  response: Json,
  expected: { challenge: string; passkeys: readonly PasskeyRow[] },
): Promise<{ id: string; counter: number } | undefined> {
  const passkey = expected.passkeys.find(({ credential_id }) => credential_id === response.id);
  if (passkey === undefined) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: site.origin,
      expectedRPID: siteId(site),
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports as AuthenticatorTransport[],
      },
    });
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
