// Owns the way to the server that the journeys visit; the run's set-up starts it and tells where.

function told(name: 'E2E_URL' | 'E2E_DATA_DIR'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the journeys through npm test.`);
  return value;
}

let own: { url: string; dataDir: string } | undefined;

/** This file's journeys go to a server that they started themselves; those of the next one do not. */
export function visit(server: { url: string; dataDir: string } | undefined): void {
  own = server;
}

/** As this process reaches it. */
export function serverUrl(): string {
  return own?.url ?? told('E2E_URL');
}

/** The server's own idea of its address: passkeys and cookies are bound to this name. */
export function appUrl(): string {
  return serverUrl().replace('//127.0.0.1:', '//localhost:');
}

export function dataDir(): string {
  return own?.dataDir ?? told('E2E_DATA_DIR');
}

/** A call of the API from outside the browser, for what a journey takes as given. */
export async function callApi<Data>(
  method: string,
  path: string,
  { body, token, from }: { body?: unknown; token?: string; from?: string } = {},
): Promise<Data> {
  const response = await fetch(`${serverUrl()}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      // The address that the caller is taken to be at.
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}
