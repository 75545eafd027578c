// A text field that offers people after an @: arrows and Enter choose, Escape leaves the word as it is.
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useSettled } from '#platform/query/use-settled.ts';
import { useMentionSuggestions } from '../data/mentions.ts';
import { type MentionQuery, mentionAt, withMention } from '../model/mention-query.ts';
import './mention-field.css';

export interface MentionFieldProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'aria-label'> {
  clubId: string;
  label: string;
  suggestionsLabel: string;
  value: string;
  onChange: (text: string) => void;
  /** Where the list stands: below a composer, above a dock. */
  side: 'above' | 'below';
}

export function MentionField(props: MentionFieldProps) {
  const { clubId, label, suggestionsLabel, value, onChange, side, onKeyDown, ...native } = props;
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [at, setAt] = useState(0);
  const settled = useSettled(query?.q ?? '');
  const asked = query === null ? null : settled;
  const { data } = useMentionSuggestions(clubId, asked);
  const people = query === null ? [] : (data ?? []);
  const chosen = people[Math.min(at, people.length - 1)];
  const look = () => {
    const { current } = field;
    if (!current) return;
    setAt(0);
    setQuery(
      current.selectionStart === current.selectionEnd
        ? mentionAt(current.value, current.selectionStart)
        : null,
    );
  };
  const choose = (userName: string) => {
    if (query === null) return;
    const next = withMention(value, query, userName);
    onChange(next.text);
    setQuery(null);
    // The caret goes behind the name once the new text stands.
    requestAnimationFrame(() => {
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (chosen === undefined) return onKeyDown?.(event);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((at + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen.user_name);
    else if (event.key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="sp-mention" data-side={side}>
      <textarea
        {...native}
        ref={field}
        dir="auto"
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? listId : undefined}
        aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          look();
        }}
        onKeyDown={keys}
        onKeyUp={(event) => event.key.startsWith('Arrow') && people.length === 0 && look()}
        onClick={look}
        onBlur={() => setQuery(null)}
      />
      {people.length > 0 ? (
        <div id={listId} role="listbox" aria-label={suggestionsLabel} className="sp-mention-list">
          {people.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
            <div
              key={person.id}
              id={`${listId}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              // The field would lose the focus, and with it the list, before the click comes.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person.user_name)}
            >
              <UserCard user={person} size={36} />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
