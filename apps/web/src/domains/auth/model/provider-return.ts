// Reads what a provider sent back in the address: a proof, a refusal, or nothing of its own.

export type OauthReturn =
  | { kind: 'code'; code: string; state: string | undefined }
  | { kind: 'denied' }
  | { kind: 'nothing' };

/** Discord and TikTok: `?code=…&state=…`, or `?error=…` when the person said no. */
export function readOauthReturn(search: string): OauthReturn {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code) return { kind: 'code', code, state: query.get('state') ?? undefined };
  return query.has('error') ? { kind: 'denied' } : { kind: 'nothing' };
}

export type TwitterReturn =
  | { kind: 'proof'; oauth_token: string; oauth_verifier: string }
  | { kind: 'denied' }
  | { kind: 'nothing' };

/** Twitter: `?oauth_token=…&oauth_verifier=…`, or `?denied=…`. */
export function readTwitterReturn(search: string): TwitterReturn {
  const query = new URLSearchParams(search);
  const oauth_token = query.get('oauth_token');
  const oauth_verifier = query.get('oauth_verifier');
  if (oauth_token && oauth_verifier) return { kind: 'proof', oauth_token, oauth_verifier };
  return query.has('denied') ? { kind: 'denied' } : { kind: 'nothing' };
}

/** Firebase hands the provider's own answer on, in the query or in the fragment. */
export function readFirebaseReturn(address: {
  search: string;
  hash: string;
}): 'proof' | 'denied' | 'nothing' {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ''));
  const has = (name: string) => query.has(name) || fragment.has(name);
  if (has('error')) return 'denied';
  return has('code') || has('id_token') || has('access_token') ? 'proof' : 'nothing';
}

/** Which provider sent somebody back to the auth page, if one did. */
export function returningProvider(
  address: { search: string; hash: string },
  firebasePending: boolean,
): 'twitter' | 'firebase' | null {
  if (readTwitterReturn(address.search).kind !== 'nothing') return 'twitter';
  return firebasePending && readFirebaseReturn(address) !== 'nothing' ? 'firebase' : null;
}
