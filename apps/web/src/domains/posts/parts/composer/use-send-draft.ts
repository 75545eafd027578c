// Sending a draft: it waits for its uploads, stays where it is when sending fails, and goes only once the server has it.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { composerCopy } from '../../composer-copy.ts';
import { postsCopy } from '../../copy.ts';
import { type DraftUpload, forgetAll } from '../../data/draft-uploads.ts';
import { dropDraft } from '../../data/drafts.ts';
import { refreshFeed } from '../../data/feeds.ts';
import { changePost } from '../../data/post-cache.ts';
import { sendEdit, sendPost } from '../../data/send-post.ts';
import { momentWords } from '../../model/moment.ts';
import { limits } from '../../model/post-choices.ts';
import { isEmpty, isPollReady, type PostDraft } from '../../model/post-draft.ts';

export interface SendDraftInput {
  club: { id: string };
  post: OpenPost | undefined;
  place: string;
  draft: PostDraft;
  uploads: ReadonlyMap<string, DraftUpload>;
  onSent: (sent: OpenPost) => void;
}

export interface SendDraft {
  /** `waiting` for uploads that are under way. */
  phase: 'idle' | 'waiting' | 'sending';
  /** Whether there is something that may be sent. */
  ready: boolean;
  /** Why the last try failed. */
  trouble: string | null;
  send: () => void;
  stop: () => void;
}

/** Of each file, in order; null while one is not there. */
function viewsOf(draft: PostDraft, uploads: SendDraftInput['uploads']): MediaView[] | null {
  const views = draft.media.flatMap((one) => {
    const state = uploads.get(one.key)?.state;
    return state?.phase === 'ready' ? [state.view] : [];
  });
  return views.length === draft.media.length ? views : null;
}

export function useSendDraft(input: SendDraftInput): SendDraft {
  const { club, post, draft, uploads } = input;
  const copy = useCopy(composerCopy);
  const [wanted, setWanted] = useState(false);
  const views = viewsOf(draft, uploads);
  const finish = useFinish(input);
  const sending = useMutation({
    mutationFn: (sent: { draft: PostDraft; views: MediaView[] }) =>
      post ? sendEdit(post, sent) : sendPost(club.id, sent),
    onSuccess: finish,
  });
  const go = useEffectEvent(() => {
    setWanted(false);
    if (views) sending.mutate({ draft, views });
  });
  const allThere = views !== null;
  useEffect(() => {
    if (wanted && allThere) go();
  }, [wanted, allThere]);
  // A file that cannot be sent would keep the post waiting for ever: the person has to take it out first.
  const stuck = draft.media.some((one) =>
    ['refused', 'failed', 'lost'].includes(uploads.get(one.key)?.state.phase ?? ''),
  );
  return {
    phase: sending.isPending ? 'sending' : wanted ? 'waiting' : 'idle',
    ready: !isEmpty(draft) && isPollReady(draft) && !stuck && draft.text.trim().length <= limits.text,
    trouble: sending.isError ? troubleOf(copy, sending.error) : null,
    send: () => {
      sending.reset();
      setWanted(true);
    },
    stop: () => setWanted(false),
  };
}

function troubleOf(copy: Copy<typeof composerCopy>, error: unknown): string {
  const sentence = errorSentence(copy, error);
  const words = isApiError(error, 'posts.text-blocked') ? wordsIn(error.details) : '';
  return words === '' ? sentence : `${sentence} ${copy.words({ words })}`;
}

function wordsIn(details: unknown): string {
  const words = typeof details === 'object' && details !== null && 'words' in details ? details.words : [];
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string').join(', ') : '';
}

/** It is there: the draft goes, the feed begins with it, and a word says what becomes of it. */
function useFinish({ club, post, place, draft, onSent }: SendDraftInput) {
  const copy = useCopy(composerCopy);
  const { when } = useCopy(postsCopy);
  const client = useQueryClient();
  return (sent: OpenPost) => {
    dropDraft(place);
    forgetAll(draft.media);
    changePost(client, sent.id, () => sent);
    void client.invalidateQueries({ queryKey: ['posts', 'scheduled'] });
    if (!post || sent.state === 'shown')
      void refreshFeed(client, { kind: 'club', id: club.id }).catch(() => undefined);
    const words = momentWords({ time: sent.published_at, now_ms: Date.now(), tag: getLocale().tag }, when);
    const told = {
      // A new post stands on the screen that comes next: a toast would only cover it.
      shown: post ? copy.saved : null,
      scheduled: copy.sentScheduled({ when: words }),
      held: copy.sentHeld,
      hidden: copy.saved,
    } as const;
    const title = told[sent.state];
    if (title !== null) showToast({ title });
    onSent(sent);
  };
}
