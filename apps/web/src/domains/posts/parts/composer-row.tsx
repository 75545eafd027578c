// The row that opens the composer, and says that a draft waits there.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { postsCopy } from '../copy.ts';
import { draftPlace, useDraft } from '../data/drafts.ts';
import { composePath } from '../public/paths.ts';
import './composer-row.css';

const MOST_SHOWN = 80;

export function ComposerRow({ club }: { club: ClubView }) {
  const copy = useCopy(postsCopy).composer;
  const session = useSession();
  const [draft] = useDraft(draftPlace({ club: club.id }));
  const text = draft.text.trim().slice(0, MOST_SHOWN);
  const waits = text !== '' || draft.media.length > 0;
  const words =
    text === '' ? (waits ? copy.draftMedia : copy.row({ club: club.name })) : copy.draft({ text });
  return (
    <div className="sp-composer-row">
      <Link to={composePath(club.handle)} data-draft={waits ? '' : undefined}>
        {session ? <PersonAvatar person={session} size={36} /> : null}
        <span dir="auto">{words}</span>
      </Link>
      <IconButton
        label={copy.picture}
        icon={<Icon of={image} />}
        render={(anatomy) => <Link to={`${composePath(club.handle)}&add=pictures`} {...anatomy} />}
      />
    </div>
  );
}
