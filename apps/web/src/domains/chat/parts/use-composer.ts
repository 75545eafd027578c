// What is being written: a draft that is kept, or the new words of a message; and sending either.
import type { ChatMessage, QuotedMessage } from '@stagepass/contract/chat/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { keepDraft, readDraft } from '../data/drafts.ts';
import { editText } from '../data/edit-text.ts';
import { write } from '../data/outbox.ts';
import { useSayTyping } from '../data/typing.ts';
import { chatFailures } from '../error-copy.ts';
import { mostText } from '../model/limits.ts';
import type { OutboxEntry } from '../model/outbox-entry.ts';
import { useChat } from './chat-context.ts';
import type { StagedPicture } from './staged.ts';

/** What can be added besides words, and the list of it. */
export type Extra = 'attach' | 'voice' | 'item' | 'mission';

export interface Writing {
  /** The message of a broadcast that is answered instead of writing one. */
  answers: ChatMessage | null;
  replyTo: QuotedMessage | null;
  editing: ChatMessage | null;
  /** What was refused, and is to be written anew. */
  rewriting: OutboxEntry | null;
  onReply: (to: QuotedMessage | null) => void;
  onEdit: (message: ChatMessage | null) => void;
  /** It is in the field. */
  onRewritten: () => void;
}

export function useComposer(box: RefObject<HTMLFormElement | null>, writing: Writing) {
  const { answers, replyTo, editing, onReply, onEdit } = writing;
  const { conversation, store } = useChat();
  const { id } = conversation;
  const [text, setText] = useState(() => readDraft(id).text);
  const [pictures, setPictures] = useState<readonly StagedPicture[]>([]);
  const edit = useEdit(editing, onEdit);
  const sayTyping = useSayTyping(id, conversation.can.presence && answers === null);
  const value = editing === null ? text : edit.text;
  const over = value.length - mostText;
  const canSend = over <= 0 && (value.trim() !== '' || (pictures.length > 0 && editing === null));

  useEffect(() => keepDraft(id, { text, reply_to: replyTo }), [id, text, replyTo]);
  useEffect(() => {
    if (editing !== null || replyTo !== null) box.current?.querySelector('textarea')?.focus();
  }, [box, editing, replyTo]);
  useRewriting(writing, (entry, staged) => {
    // What was begun meanwhile stays, below it.
    setText((known) => [entry.text, known].filter((one) => one !== '').join('\n'));
    setPictures((known) => [...staged, ...known]);
    box.current?.querySelector('textarea')?.focus();
  });

  const type = (typed: string) => {
    if (editing !== null) return edit.type(typed);
    setText(typed);
    if (typed.trim() !== '') sayTyping();
  };
  const send = () => {
    if (!canSend || edit.isSaving) return;
    if (editing !== null) return void edit.save(editing);
    write({
      conversation_id: id,
      answers: answers?.id ?? null,
      text: text.trim(),
      reply_to: answers === null ? replyTo : null,
      pictures: pictures.map(({ key, name }) => ({ key, name, location: null, media_id: null })),
    });
    setText('');
    setPictures([]);
    onReply(null);
    box.current?.querySelector('textarea')?.focus();
    void store.latest();
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    return add(chosen);
  };
  /** Chosen, pasted or dropped. Answers to a broadcast and edits are words alone. */
  const add = async (chosen: readonly File[]) => {
    if (editing !== null || answers !== null) return;
    const { stagePictures } = await import('./staged.ts');
    const staged = await stagePictures(chosen, pictures.length);
    setPictures((known) => [...known, ...staged]);
  };
  return { value, over, canSend, isSaving: edit.isSaving, pictures, setPictures, type, send, pick, add };
}

export type Composing = ReturnType<typeof useComposer>;

type TakeIn = (entry: OutboxEntry, pictures: readonly StagedPicture[]) => void;

function useRewriting({ rewriting, onRewritten }: Writing, takeIn: TakeIn): void {
  const take = useEffectEvent(async (entry: OutboxEntry) => {
    onRewritten();
    if (entry.pictures.length === 0) return takeIn(entry, []);
    const { restagePictures } = await import('./staged.ts');
    takeIn(entry, await restagePictures(entry.pictures));
  });
  useEffect(() => {
    if (rewriting !== null) void take(rewriting);
  }, [rewriting]);
}

function useEdit(editing: ChatMessage | null, onEdit: Writing['onEdit']) {
  const copy = useCopy(chatCopy).composer;
  const failures = useCopy(chatFailures);
  const { store } = useChat();
  const [text, setText] = useState('');
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (editing !== null) setText(editing.text);
  }, [editing]);
  const save = async (message: ChatMessage) => {
    setSaving(true);
    try {
      if (text.trim() !== message.text) await editText(store, message.id, text.trim());
      onEdit(null);
    } catch (error) {
      showToast({ title: copy.editFailed({ why: errorSentence(failures, error) }), tone: 'bad' });
    } finally {
      setSaving(false);
    }
  };
  return { text, type: setText, isSaving, save };
}

/** Escape leaves what is answered or edited; Enter sends where a keyboard is at hand. */
export function composerKeys(send: () => void, { replyTo, editing, onReply, onEdit }: Writing) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing !== null) return onEdit(null);
    if (event.key === 'Escape' && replyTo !== null) return onReply(null);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // On a phone's keyboard Enter begins a line, as in every chat.
    if (!event.metaKey && !event.ctrlKey && !window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
}
