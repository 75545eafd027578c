// Writing: a field that grows, what is answered or edited above it, and the ways to add something. What is not needed for
// plain words is fetched when it is pressed.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { microphone } from '@stagepass/ui/icon/phosphor/microphone.ts';
import { paperPlaneRight } from '@stagepass/ui/icon/phosphor/paper-plane-right.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { type RefObject, useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useReplyAsked } from '#platform/navigation/use-reply-asked.ts';
import { chatCopy } from '../copy.ts';
import { useChat } from './chat-context.ts';
import { ComposerHead } from './composer-head.tsx';
import { type Composing, composerKeys, type Extra, useComposer, type Writing } from './use-composer.ts';
import './composer.css';

/** Where there are people to mention: in clubs. */
const MentionField = latePart(() => import('#domains/posts/public/mention-field.tsx'), 'MentionField');
const AttachSheet = latePart(() => import('./attach-sheet.tsx'), 'AttachSheet', null);
const VoiceSheet = latePart(() => import('./voice-sheet.tsx'), 'VoiceSheet', null);
const CardSheet = latePart(() => import('./card-sheet.tsx'), 'CardSheet', null);
const PictureStrip = latePart(() => import('./picture-strip.tsx'), 'PictureStrip', null);

export interface ComposerProps extends Writing {
  /** What the field is called: "Message Juno Vale". */
  label: string;
}

export function Composer({ label, ...writing }: ComposerProps) {
  const copy = useCopy(chatCopy).composer;
  const [extra, setExtra] = useState<Extra | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const composing = useComposer(box, writing);
  useReplyAsked(box);
  const { over, pictures, setPictures, isSaving, send, pick, add } = composing;
  /** Whether files came along: words are the field's own. */
  const take = (given: DataTransfer) => {
    if (given.files.length > 0) void add([...given.files]);
    return given.files.length > 0;
  };
  return (
    <form
      ref={box}
      className="sp-chat-dock"
      aria-busy={isSaving}
      onPaste={(event) => take(event.clipboardData) && event.preventDefault()}
      // Without it the browser would leave the app and open the file.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ComposerHead {...writing} />
      {pictures.length > 0 ? <PictureStrip pictures={pictures} onChange={setPictures} /> : null}
      {over > 0 ? (
        <p className="sp-chat-over" role="alert">
          {copy.tooLong({ count: over })}
        </p>
      ) : null}
      <FieldRow label={label} writing={writing} composing={composing} files={files} onExtra={setExtra} />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => void pick(event)}
      />
      <Extras extra={extra} writing={writing} files={files} onExtra={setExtra} />
    </form>
  );
}

interface PartProps {
  writing: Writing;
  files: RefObject<HTMLInputElement | null>;
  onExtra: (extra: Extra | null) => void;
}

interface FieldRowProps extends PartProps {
  label: string;
  composing: Composing;
}

function FieldRow({ label, writing, composing, files, onExtra }: FieldRowProps) {
  const copy = useCopy(chatCopy).composer;
  const { value, canSend } = composing;
  // Strangers are sent text alone until they accept.
  const { state } = useChat().conversation;
  const isPlain = writing.answers !== null || writing.editing !== null || state === 'requested';
  return (
    <div className="sp-chat-dock-row">
      {isPlain ? null : (
        <IconButton
          className="sp-chat-plus"
          label={copy.attach}
          icon={<Icon of={plus} />}
          aria-haspopup="dialog"
          onPointerDown={AttachSheet.expect}
          onClick={() => onExtra('attach')}
        />
      )}
      <div className="sp-chat-input">
        <WordsField label={label} writing={writing} composing={composing} isPlain={isPlain} />
        {isPlain || value !== '' ? null : (
          <IconButton
            label={copy.picture}
            icon={<Icon of={image} />}
            onClick={() => files.current?.click()}
          />
        )}
      </div>
      {canSend || isPlain ? (
        <IconButton
          className="sp-chat-send"
          type="submit"
          label={writing.editing === null ? copy.send : copy.save}
          disabled={!canSend}
          icon={<Icon of={paperPlaneRight} weight="fill" mirror />}
          // The keyboard stays open while one goes on writing.
          onPointerDown={(event) => event.preventDefault()}
        />
      ) : (
        <IconButton
          className="sp-chat-plus"
          label={copy.record}
          icon={<Icon of={microphone} />}
          aria-haspopup="dialog"
          onPointerDown={VoiceSheet.expect}
          onClick={() => onExtra('voice')}
        />
      )}
    </div>
  );
}

function firstNameOf({ display_name }: { display_name: string }): string {
  return display_name.split(/\s+/)[0] ?? display_name;
}

interface WordsFieldProps {
  label: string;
  writing: Writing;
  composing: Composing;
  isPlain: boolean;
}

function WordsField({ label, writing, composing, isPlain }: WordsFieldProps) {
  const copy = useCopy(chatCopy).composer;
  const { club, partner } = useChat().conversation;
  const { value, type, send } = composing;
  const shortLabel = partner === null ? copy.placeholder : copy.label({ name: firstNameOf(partner) });
  const field = {
    value,
    rows: 1,
    // Short: a field's own words are cut off without a sign.
    placeholder: isPlain || label.length <= 22 ? label : shortLabel,
    onKeyDown: composerKeys(send, writing),
    className: 'sp-chat-field',
    enterKeyHint: 'enter' as const,
  };
  if (club === null || isPlain)
    return (
      <textarea {...field} dir="auto" aria-label={label} onChange={(event) => type(event.target.value)} />
    );
  return (
    <MentionField
      {...field}
      clubId={club.id}
      label={label}
      suggestionsLabel={copy.mentions}
      side="above"
      onChange={type}
      meanwhile={<textarea {...field} dir="auto" aria-label={label} disabled />}
    />
  );
}

function Extras({ extra, writing, files, onExtra }: PartProps & { extra: Extra | null }) {
  const { id } = useChat().conversation;
  const close = () => onExtra(null);
  if (extra === null) return null;
  if (extra === 'attach')
    return <AttachSheet onClose={close} onChoose={onExtra} onPictures={() => files.current?.click()} />;
  if (extra === 'voice')
    return (
      <VoiceSheet
        conversationId={id}
        replyTo={writing.replyTo}
        onClose={close}
        onSent={() => writing.onReply(null)}
      />
    );
  return <CardSheet kind={extra} conversationId={id} onClose={close} />;
}
