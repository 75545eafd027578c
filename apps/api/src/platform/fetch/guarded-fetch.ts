// Owns every request that the server makes on somebody's behalf.
export interface GuardedRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  timeout_ms?: number;
  max_bytes?: number;
  /** False: an answer that leads elsewhere is the answer. */
  follow?: false;
}

export interface GuardedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface GuardedFetch {
  /** To an address that a user gave: private, loopback and link-local targets are refused, also after redirects. */
  untrusted(url: string, request?: GuardedRequest): Promise<GuardedAnswer>;
  /** Looks the name up as `untrusted` would, and asks nothing: fails where that would be refused. */
  assertPublic(url: string): Promise<void>;
  /** To an address that the operator configured: time and size are bounded, the target is trusted. */
  configured(url: string, request?: GuardedRequest): Promise<GuardedAnswer>;
}
