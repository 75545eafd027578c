// One entry of the inbox: whose picture it is, what happened, its button where the kind has one, and when.
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { arrowCounterClockwise } from '@stagepass/ui/icon/phosphor/arrow-counter-clockwise.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { inboxCopy } from '../copy.ts';
import { kindIcons } from '../model/kind-icons.ts';
import { shortAgo } from '../model/short-ago.ts';
import { wordsOf } from '../model/words/words.ts';
import './entry.css';

interface EntryProps {
  entry: NotificationEntry;
  now: Date;
  onOpen: (id: string) => void;
}

export function Entry({ entry, now, onOpen }: EntryProps) {
  const copy = useCopy(inboxCopy);
  const locale = useLocale();
  const { lead, text, action } = wordsOf(entry, locale, now.getTime());
  const open = () => onOpen(entry.id);
  return (
    <li className="sp-entry" data-unread={entry.read ? undefined : ''}>
      <InGel hue={entry.club?.hue}>
        <Face entry={entry} />
        <div className="sp-entry-words">
          <Link to={entry.link} className="sp-entry-link" onClick={open}>
            {entry.read ? null : <VisuallyHidden>{copy.unread} </VisuallyHidden>}
            <b dir="auto">{lead}</b> {text}
          </Link>
          {action === undefined ? null : (
            <Button
              size="small"
              className="sp-entry-act"
              render={(anatomy) => <Link to={entry.link} onClick={open} {...anatomy} />}
            >
              {action}
            </Button>
          )}
        </div>
        <time
          className="sp-entry-time"
          dateTime={entry.updated_at}
          title={momentIn(locale.tag, entry.updated_at)}
        >
          {shortAgo(entry.updated_at, now, copy, locale.tag)}
        </time>
      </InGel>
    </li>
  );
}

function InGel({ hue, children }: { hue: number | undefined; children: ReactNode }) {
  if (hue === undefined) return <div className="sp-entry-row">{children}</div>;
  return (
    <GelScope hue={hue} className="sp-entry-row">
      {children}
    </GelScope>
  );
}

/** Something refused asks to be done once more: its icon says so. */
function iconOf(entry: NotificationEntry): IconShape {
  const isRefused = entry.kind === 'mission-reviewed' && !entry.payload.passed;
  return isRefused ? arrowCounterClockwise : kindIcons[entry.kind];
}

function Face({ entry }: { entry: NotificationEntry }) {
  const [person] = entry.people;
  const icon = <Icon of={iconOf(entry)} weight="fill" />;
  if (person === undefined && entry.club === null)
    return (
      <span className="sp-entry-plate" aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <span className="sp-entry-face">
      {person === undefined ? (
        entry.club && <ClubPicture club={entry.club} size={44} />
      ) : (
        <PersonAvatar person={person} size={44} />
      )}
      <span className="sp-entry-sign" aria-hidden="true">
        {icon}
      </span>
    </span>
  );
}
