// The field in which a comment is written. It is kept as it is typed, shown at once when sent, and given back on failure.
import { randomUuid } from '@stagepass/base/random-id.ts';
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { paperPlaneRight } from '@stagepass/ui/icon/phosphor/paper-plane-right.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useReplyAsked } from '#platform/navigation/use-reply-asked.ts';
import { commentsCopy } from '../../comments-copy.ts';
import { useAddComment, useEditComment } from '../../data/comments.ts';
import { readReply, useReplyDraft } from '../../data/reply-drafts.ts';
import { limits } from '../../model/post-choices.ts';
import { MentionField } from '../../public/mention-field.tsx';
import type { Answering, CommentDockProps } from './answering.ts';

export function CommentForm(props: CommentDockProps) {
  const { answering } = props;
  return answering?.kind === 'edit' ? <EditForm {...props} answering={answering} /> : <NewForm {...props} />;
}

function NewForm({ post, answering, onDone, onSent }: CommentDockProps) {
  const copy = useCopy(commentsCopy);
  const { place, text: kept, keep } = useReplyDraft(post.id);
  // An answer to an answer stands beside it: the name says whom it is for.
  const named = answering?.comment.parent_id ? `@${answering.comment.author.user_name} ` : '';
  const [text, setText] = useState(named + kept);
  const [key, setKey] = useState(randomUuid);
  const add = useAddComment(post.id, {
    done: (comment) => {
      onSent(comment.id);
      onDone();
    },
    failed: (_error, sent) => {
      const draft = readReply(sent.place);
      setText(draft);
      // Sent once more as it is, it is the same comment.
      if (draft === sent.text) setKey(sent.client_key);
    },
  });
  const change = (next: string) => {
    setText(next);
    keep(next);
  };
  const send = () => {
    const sent = text.trim();
    const parent = answering?.comment ?? null;
    change('');
    // What is typed from here on is another comment, whether or not this one has arrived by then.
    setKey(randomUuid());
    add.mutate({
      client_key: key,
      place,
      text: sent,
      parent_id: parent?.id ?? null,
      thread_id: parent ? (parent.parent_id ?? parent.id) : null,
    });
  };
  return (
    <Form
      post={post}
      text={text}
      onChange={change}
      onSend={send}
      busy={false}
      autoFocus={answering !== null}
      error={add.isError ? errorSentence(copy, add.error) : null}
      doing={answering ? copy.write.replying({ name: answering.comment.author.display_name }) : null}
      onStop={onDone}
    />
  );
}

function EditForm({ post, answering, onDone }: CommentDockProps & { answering: Answering }) {
  const copy = useCopy(commentsCopy);
  const [text, setText] = useState(answering.comment.text);
  const edit = useEditComment(answering.comment);
  return (
    <Form
      post={post}
      text={text}
      onChange={setText}
      onSend={() => edit.mutate(text.trim(), { onSuccess: onDone })}
      busy={edit.isPending}
      autoFocus
      error={edit.isError ? errorSentence(copy, edit.error) : null}
      doing={copy.write.editing}
      onStop={onDone}
    />
  );
}

interface FormProps {
  post: OpenPost;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  busy: boolean;
  autoFocus: boolean;
  error: string | null;
  /** What is being written, where it is not simply a comment. */
  doing: string | null;
}

function Form({ post, text, onChange, onSend, onStop, busy, autoFocus, error, doing }: FormProps) {
  const copy = useCopy(commentsCopy).write;
  const box = useRef<HTMLFormElement>(null);
  useReplyAsked(box);
  const over = text.trim().length - limits.comment;
  const ready = text.trim() !== '' && over <= 0 && !busy;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) onSend();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && doing !== null) onStop();
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || !ready) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={box} className="sp-comment-form" onSubmit={submit}>
      {doing === null ? null : (
        <p className="sp-comment-doing">
          <span dir="auto">{doing}</span>
          <IconButton label={copy.stop} icon={<Icon of={x} weight="bold" size="1rem" />} onClick={onStop} />
        </p>
      )}
      {error === null ? null : (
        <p className="sp-comment-error" role="alert">
          {error}
        </p>
      )}
      {over > 0 ? (
        <p className="sp-comment-error" role="status">
          {copy.tooLong({ count: over })}
        </p>
      ) : null}
      <div className="sp-comment-line">
        <MentionField
          clubId={post.club.id}
          label={copy.label}
          suggestionsLabel={copy.suggestions}
          placeholder={copy.place({ name: post.author.display_name })}
          side="above"
          rows={1}
          value={text}
          onChange={onChange}
          onKeyDown={keys}
          // Whoever pressed Reply or Edit wants to write now.
          autoFocus={autoFocus}
        />
        <IconButton
          type="submit"
          label={copy.send}
          surface={ready ? 'gel' : 'plain'}
          disabled={!ready}
          icon={<Icon of={paperPlaneRight} weight="fill" mirror />}
        />
      </div>
    </form>
  );
}
