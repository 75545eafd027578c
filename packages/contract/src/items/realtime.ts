// Owns what the server says over the socket about copies that come to somebody.

export interface ItemPersonEvents {
  /** To whoever got a copy that they did not ask for: a gift, a grant, a reward. */
  itemReceived: { item_id: string; name: string; quality: string; from_name: string | null };
}

declare module '../realtime.ts' {
  interface PersonEvents extends ItemPersonEvents {}
}
