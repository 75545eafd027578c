// What somebody is writing under a post, kept on the phone for each account and post.
import { useState } from 'react';
import { useSession } from '#platform/session/session.ts';
import { readLocal, removeLocal, writeLocal } from '#platform/storage/local.ts';

export function useReplyDraft(postId: string): [string, (text: string) => void] {
  const owner = useSession()?.user_id ?? '';
  const key = `spc-reply/${owner}/${postId}`;
  const [typed, setTyped] = useState({ key, text: readLocal(key) ?? '' });
  const text = typed.key === key ? typed.text : (readLocal(key) ?? '');
  return [
    text,
    (next) => {
      setTyped({ key, text: next });
      if (next === '') removeLocal(key);
      else writeLocal(key, next);
    },
  ];
}
