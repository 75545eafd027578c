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
  const [typed, setTyped] = useState({ place, text: readLocal(place) ?? '' });
  return {
    place,
    text: typed.place === place ? typed.text : (readLocal(place) ?? ''),
    keep: (text) => {
      setTyped({ place, text });
      if (text === '') removeLocal(place);
      else writeLocal(place, text);
    },
  };
}

/** What did not get there; whatever was typed since stands behind it. Answers both. */
export function giveReplyBack(place: string, sent: string): string {
  const since = readLocal(place) ?? '';
  const text = since === '' ? sent : `${sent} ${since}`;
  writeLocal(place, text);
  return text;
}
