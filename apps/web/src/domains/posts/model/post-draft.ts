// A post that is being written, as it is kept on the phone.
import { randomUuid } from '@stagepass/base/random-id.ts';
import { MOST_OPTIONS } from '@stagepass/base/vote-opening.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { OpenPost, PostAudience, ReplyPolicy } from '@stagepass/contract/posts/shapes.ts';
import { postAudiences, replyPolicies } from './post-choices.ts';

export interface DraftMedia {
  /** Names the file on the phone. */
  key: string;
  kind: 'picture' | 'video';
  name: string;
  alt: string;
  /** Where the upload goes on; null before it began. */
  location: string | null;
  /** Of a post that is being changed: it is there already. */
  view: MediaView | null;
}

export interface PostDraft {
  client_key: string;
  text: string;
  audience: PostAudience;
  tier_id: string | null;
  teaser: string;
  reply_policy: ReplyPolicy;
  reply_tier_id: string | null;
  /** As the field of the phone has it, in local time; empty for at once. */
  publish_at: string;
  media: readonly DraftMedia[];
  /** Only of a new post: a poll stays as it is. */
  poll: PollDraft | null;
}

export interface PollDraft {
  options: readonly string[];
  days: number;
  several: boolean;
  hidden: boolean;
}

export const emptyPoll: PollDraft = { options: ['', ''], days: 3, several: false, hidden: false };

/** What is sent: rows without a word are left out. */
export function pollOf({ poll }: Pick<PostDraft, 'poll'>): (PollDraft & { options: string[] }) | null {
  if (poll === null) return null;
  return { ...poll, options: poll.options.map((text) => text.trim()).filter((text) => text !== '') };
}

/** A poll asks something in the post's text, and has two options at least. */
export function isPollReady(draft: Pick<PostDraft, 'poll' | 'text'>): boolean {
  const poll = pollOf(draft);
  return poll === null || (poll.options.length >= 2 && draft.text.trim() !== '');
}

export function emptyDraft(): PostDraft {
  return {
    client_key: randomUuid(),
    text: '',
    audience: 'members',
    tier_id: null,
    teaser: '',
    reply_policy: 'everyone',
    reply_tier_id: null,
    publish_at: '',
    media: [],
    poll: null,
  };
}

/** What is changed when a post that is there is edited. */
export function draftOf(post: OpenPost): PostDraft {
  return {
    ...emptyDraft(),
    text: post.text,
    audience: post.audience,
    tier_id: post.tier?.id ?? null,
    teaser: post.teaser,
    reply_policy: post.reply_policy,
    reply_tier_id: post.reply_tier?.id ?? null,
    publish_at: post.state === 'scheduled' ? localTime(post.published_at) : '',
    media: post.media.map((view) => ({
      key: view.id,
      kind: view.kind,
      name: '',
      alt: view.alt,
      location: null,
      view,
    })),
  };
}

export function isEmpty(draft: PostDraft): boolean {
  return draft.text.trim() === '' && draft.media.length === 0 && draft.poll === null;
}

/** For the phone's own field of date and time. */
export function localTime(time: string | number): string {
  const date = new Date(time);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Null for at once; what cannot be read counts as that. */
export function publishTime(publish_at: string): string | null {
  const ms = publish_at === '' ? Number.NaN : new Date(publish_at).getTime();
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function readMedia(value: unknown): DraftMedia[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: Partial<DraftMedia> | null): DraftMedia[] => {
    if (!one || !isText(one.key) || (one.kind !== 'picture' && one.kind !== 'video')) return [];
    return [
      {
        key: one.key,
        kind: one.kind,
        name: isText(one.name) ? one.name : '',
        alt: isText(one.alt) ? one.alt : '',
        location: isText(one.location) ? one.location : null,
        view: one.view ?? null,
      },
    ];
  });
}

function readPoll(value: unknown): PollDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { options, days, several, hidden } = value as Partial<PollDraft>;
  if (!Array.isArray(options)) return null;
  return {
    options: options.filter(isText).slice(0, MOST_OPTIONS),
    days: typeof days === 'number' ? days : emptyPoll.days,
    several: several === true,
    hidden: hidden === true,
  };
}

/** What was kept, as far as it can be read: a draft of an older version loses what it had otherwise, never its text. */
export function readDraft(kept: unknown): PostDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const draft = kept as Partial<Record<keyof PostDraft, unknown>>;
  const empty = emptyDraft();
  const text = (name: 'client_key' | 'text' | 'teaser' | 'publish_at') =>
    isText(draft[name]) ? draft[name] : empty[name];
  const id = (value: unknown) => (isText(value) ? value : null);
  return {
    client_key: text('client_key'),
    text: text('text'),
    audience: postAudiences.find((one) => one === draft.audience) ?? empty.audience,
    tier_id: id(draft.tier_id),
    teaser: text('teaser'),
    reply_policy: replyPolicies.find((one) => one === draft.reply_policy) ?? empty.reply_policy,
    reply_tier_id: id(draft.reply_tier_id),
    publish_at: text('publish_at'),
    media: readMedia(draft.media),
    poll: readPoll(draft.poll),
  };
}
