// Fans as the soak needs them: registered and signed in over HTTP, each call from an address of its own.

export interface Fan {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The server answered, but not with success: unlike a lost connection this is never part of the trouble. */
class Refusal extends Error {
  override name = 'Refusal';
}

const PASSWORD = 'a long enough phrase 41';
let serial = 0;

/** A network for each, so that no limit by address or network is met. */
function ownAddress(): string {
  serial += 1;
  return `11.${Math.floor(serial / 250) % 250}.${serial % 250}.7`;
}

export async function call(
  url: string,
  name: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<unknown> {
  const [method = '', path = ''] = name.split(' ');
  const response = await fetch(`${url}/api${path}`, {
    method,
    signal: AbortSignal.timeout(15_000),
    headers: {
      'x-forwarded-for': ownAddress(),
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refusal(`${name} answered ${response.status} ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}

export async function registerFan(url: string): Promise<Fan> {
  const email = `soak-${process.pid}-${serial}@stagepass.test`;
  const consent = { accepts_terms: true, is_13_or_older: true };
  const body = { email, password: PASSWORD, rawPassword: PASSWORD, ...consent };
  const data = (await call(url, 'POST /auth/system/register', { body })) as { id: string; sctoken: string };
  return { id: data.id, email, token: data.sctoken };
}

/** One more device of the same person. */
export async function signIn(url: string, { id, email }: Fan): Promise<Fan> {
  const body = { email, password: PASSWORD };
  const data = (await call(url, 'POST /auth/system', { body })) as { sctoken: string };
  return { id, email, token: data.sctoken };
}

export async function ownDevice(url: string, { token }: Fan): Promise<string> {
  const devices = (await call(url, 'GET /auth/devices', { token })) as { id: string; current: boolean }[];
  const own = devices.find((device) => device.current);
  if (own === undefined) throw new Refusal('the list of devices lacks the one that asks');
  return own.id;
}
