// Owns calling the API: a call is named by its endpoint and typed by the contract; failures are ApiErrors.
import type { CallAnswer, CallData, CallInput, CallName, DataCallName } from '@stagepass/contract/client.ts';
import { clearSession, getSession } from '../session/session.ts';
import { apiBase } from './api-base.ts';
import { ApiError } from './api-error.ts';
import { takeAskedAhead } from './asked-ahead.ts';

const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 300_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Required by calls that move value; the same key makes a repeat safe. */
  idempotencyKey?: string;
  /** The file itself, for endpoints that take one. */
  upload?: Blob;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function addressOf(path: string, input: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return `${apiBase()}${filled}${query.size > 0 ? `?${query}` : ''}`;
}

function headersOf(input: AnyInput, options: CallOptions, token: string | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', token);
  if (options.upload) headers.set('Content-Type', options.upload.type || 'application/octet-stream');
  else if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
}

async function failureOf(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => null);
  const failure: { code?: unknown; message?: unknown; details?: unknown } =
    typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'object'
      ? (answer.error ?? {})
      : {};
  return new ApiError({
    status: response.status,
    // A proxy in between may answer without our shape; its status still says what happened.
    code:
      typeof failure.code === 'string' ? failure.code : response.status >= 500 ? 'unavailable' : 'internal',
    message: typeof failure.message === 'string' ? failure.message : '',
    details: failure.details,
  });
}

let underWay = 0;

/** Calls that are not answered yet. */
export const callsUnderWay = (): number => underWay;

async function send(
  method: string,
  address: string,
  init: RequestInit,
  options: CallOptions,
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.upload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const giveUp = () => limit.abort();
  options.signal?.addEventListener('abort', giveUp);
  if (options.signal?.aborted) giveUp();
  try {
    return await fetch(address, { ...init, method, credentials: 'include', signal: limit.signal });
  } catch (error) {
    // The caller left: that is no failure to show, and must stay recognisable as an abort.
    if (options.signal?.aborted) throw error;
    const code = limit.signal.aborted ? 'timeout' : 'network';
    throw new ApiError({ status: 0, code, message: '' });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallAnswer<Name>> {
  const asker = getSession()?.user_id;
  underWay += 1;
  const answer = await answerOf(name, input, options).finally(() => {
    underWay -= 1;
  });
  // What one person asked for must get into no cache and no session of the next on the same phone.
  if (asker && (getSession()?.user_id ?? asker) !== asker)
    throw new ApiError({ status: 0, code: 'timeout', message: '' });
  return answer as CallAnswer<Name>;
}

async function answerOf<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions,
): Promise<unknown> {
  const response = await ask(name, input, options);
  return response.status === 204 ? {} : response.json();
}

/** The same where nothing but the data of the answer is wanted. */
export async function callData<Name extends DataCallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<CallData<Name>> {
  return (await call(name, input, options)).data;
}

/** The same where the answer is no JSON: the response of a call that succeeded. */
export async function ask<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ');
  const given: AnyInput = input;
  const token = getSession()?.sctoken;
  const init: RequestInit = { headers: headersOf(given, options, token) };
  if (options.upload) init.body = options.upload;
  else if (given.body !== undefined) init.body = JSON.stringify(given.body);
  const address = addressOf(path, given);
  const ahead = method === 'GET' ? takeAskedAhead(address, token) : undefined;
  // What did not come that way is asked for as ever.
  const response = (await ahead?.catch(() => undefined)) ?? (await send(method, address, init, options));
  if (response.ok) return response;
  const failure = await failureOf(response);
  // Only if it is still the same session: a late answer must not sign out whoever signed in meanwhile.
  if (failure.code === 'not-signed-in' && token && getSession()?.sctoken === token) clearSession();
  throw failure;
}
