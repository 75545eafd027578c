// Owns signatures of OAuth 1.0a (RFC 5849, HMAC-SHA1), which Twitter's sign-in is built on.
import { createHmac } from 'node:crypto';

export interface SignedRequest {
  method: 'GET' | 'POST';
  url: string;
  /** Everything in the query and in a form body. */
  params?: Record<string, string>;
  oauth: Record<string, string>;
}

/** Percent-encoding of RFC 3986; encodeURIComponent leaves five signs alone that have to be encoded. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function signatureBase(request: SignedRequest): string {
  const pairs = Object.entries({ ...request.params, ...request.oauth })
    .map(([key, value]): [string, string] => [percentEncode(key), percentEncode(value)])
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return [request.method, percentEncode(request.url), percentEncode(pairs)].join('&');
}

export function signature(request: SignedRequest, secrets: { consumer: string; token: string }): string {
  const key = `${percentEncode(secrets.consumer)}&${percentEncode(secrets.token)}`;
  return createHmac('sha1', key).update(signatureBase(request)).digest('base64');
}

export function authorizationHeader(
  request: SignedRequest,
  secrets: { consumer: string; token: string },
): string {
  const fields = { ...request.oauth, oauth_signature: signature(request, secrets) };
  const list = Object.entries(fields).map(
    ([key, value]) => `${percentEncode(key)}="${percentEncode(value)}"`,
  );
  return `OAuth ${list.join(', ')}`;
}
