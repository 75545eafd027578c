// What somebody is writing under a post, kept on the phone for each account and post.
import { useState } from 'react';
import { useSession } from '#platform/session/session.ts';
import { readLocal, removeLocal, writeLocal } from '#platform/storage/local.ts';

export interface ReplyDraft {
  /** Where it is kept. */
  place: string;
  text: string;
  keep: (text: string) => void;
}

export function useReplyDraft(postId: string): ReplyDraft {
  const owner = useSession()?.user_id ?? '';
  const place = `spc-reply/${owner}/${postId}`;
  const [typed, setTyped] = useState({ place, text: readReply(place) });
  return {
    place,
    text: typed.place === place ? typed.text : readReply(place),
    keep: (text) => {
      setTyped({ place, text });
      if (text === '') removeLocal(place);
      else writeLocal(place, text);
    },
  };
}

/** Puts a text that could not be sent back into its draft, before whatever was typed since. */
export function restoreReply(place: string, sent: string): void {
  const since = readReply(place);
  writeLocal(place, since === '' ? sent : `${sent} ${since}`);
}

export function readReply(place: string): string {
  return readLocal(place) ?? '';
}
