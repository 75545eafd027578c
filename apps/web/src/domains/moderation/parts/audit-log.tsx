// The log of what the staff did: who, what, about what, when.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { IconPlate } from '@stagepass/ui/list-row/list-row.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { More } from '#platform/query/more.tsx';
import { moderationCopy } from '../copy.ts';
import { type LoggedDeed, useDeeds } from '../data/house.ts';
import { deedSentence } from '../model/deed-sentence.ts';
import { Answered } from './answered.tsx';
import './moderation.css';

export function AuditLog({ clubId }: { clubId: string }) {
  const { log } = useCopy(moderationCopy);
  const query = useDeeds(clubId);
  return (
    <>
      <Answered query={query} failed={log.failed}>
        {(deeds) =>
          deeds.length === 0 ? (
            <EmptyState title={log.emptyTitle} picture={<Illustration name="rail" />}>
              {log.empty}
            </EmptyState>
          ) : (
            <ul>
              {deeds.map((deed) => (
                <Deed key={deed.id} deed={deed} />
              ))}
            </ul>
          )
        }
      </Answered>
      <More query={query} />
    </>
  );
}

function Deed({ deed }: { deed: LoggedDeed }) {
  const { log } = useCopy(moderationCopy);
  const { tag } = useLocale();
  const { actor, card } = deed;
  const reason = typeof deed.details.reason === 'string' ? deed.details.reason : '';
  const sentence = deedSentence(deed, log);
  return (
    <li className="sp-deed">
      {actor === null ? <IconPlate icon={<Icon of={gavel} />} /> : <PersonAvatar person={actor} size={40} />}
      <span>
        <strong dir="auto">{actor?.display_name ?? log.house}</strong>{' '}
        {card === null ? (
          sentence
        ) : (
          <LinkWords to={card.path}>
            <bdi>{sentence}</bdi>
          </LinkWords>
        )}
      </span>
      <span className="sp-small sp-faint">
        <time dateTime={deed.created_at}>{momentIn(tag, deed.created_at)}</time>
        {reason === '' ? null : <bdi> · {reason}</bdi>}
      </span>
    </li>
  );
}
