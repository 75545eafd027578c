// Asking the browser for a passkey; the WebAuthn code is fetched only when somebody uses one.

export class PasskeyError extends Error {
  readonly trouble: 'stopped' | 'unsupported';
  constructor(trouble: 'stopped' | 'unsupported') {
    super(trouble);
    this.name = 'PasskeyError';
    this.trouble = trouble;
  }
}

type Json = Record<string, unknown>;

async function withWebauthn<T>(
  use: (webauthn: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T> {
  const webauthn = await import('@simplewebauthn/browser');
  if (!webauthn.browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  try {
    return await use(webauthn);
  } catch {
    // Browsers tell neither a cancelled nor a missing passkey apart, on purpose.
    throw new PasskeyError('stopped');
  }
}

export function askPasskey(options: Json): Promise<Json> {
  return withWebauthn(async ({ startAuthentication }) => {
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return { ...(await startAuthentication({ optionsJSON })) };
  });
}

export function makePasskey(options: Json): Promise<Json> {
  return withWebauthn(async ({ startRegistration }) => {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return { ...(await startRegistration({ optionsJSON })) };
  });
}

/** What to say where the browser gave no passkey; undefined for any other failure. */
export function passkeyTrouble(
  words: { passkeyStopped: string; passkeyUnsupported: string },
  error: unknown,
): { form: string } | undefined {
  if (!(error instanceof PasskeyError)) return undefined;
  return { form: error.trouble === 'stopped' ? words.passkeyStopped : words.passkeyUnsupported };
}
