// One submission: who sent it for which step, the proof, until when it should be answered, and the two answers.
import type { ReviewRecord } from '@stagepass/contract/requirements/review-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowSquareOut } from '@stagepass/ui/icon/phosphor/arrow-square-out.ts';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { warning } from '@stagepass/ui/icon/phosphor/warning.ts';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { Picture } from '#domains/media/public/picture.tsx';
import { expectViewer } from '#domains/media/public/viewer.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { hostOf } from '../../model/social-icons.ts';
import { reviewCopy } from '../../review-copy.ts';

export interface ReviewCardProps {
  record: ReviewRecord;
  selected: boolean;
  busy: boolean;
  onSelect: () => void;
  onAccept: () => void;
  onRefuse: () => void;
  onPicture: () => void;
  /** What can still be done once it was decided. */
  afterwards?: ReactNode;
}

export function ReviewCard(props: ReviewCardProps) {
  const { record, selected, onSelect, onPicture, afterwards } = props;
  const copy = useCopy(reviewCopy);
  const { user, owner, requirement, proof, own } = record;
  const name = user.display_name;
  const waits = record.decided_at === null;
  return (
    <li className="sp-review" data-selected={selected ? '' : undefined}>
      <div className="sp-review-head">
        <PersonAvatar person={user} size={40} />
        <div className="sp-review-who">
          <span className="sp-head" dir="auto">
            {name}
          </span>
          <span className="sp-small sp-quiet" dir="auto">
            {copy.where({ mission: owner.title, step: requirement.title })}
          </span>
        </div>
        {waits && !own ? (
          <Checkbox checked={selected} onChange={onSelect}>
            <VisuallyHidden>{copy.select({ name })}</VisuallyHidden>
          </Checkbox>
        ) : null}
      </div>
      <Times record={record} />
      {proof.picture === null ? null : (
        <button
          type="button"
          className="sp-review-picture"
          aria-label={copy.openPicture({ name })}
          onPointerDown={expectViewer}
          onClick={onPicture}
        >
          <Picture media={{ ...proof.picture, alt: '' }} sizes="(min-width: 40rem) 36rem, 92vw" />
        </button>
      )}
      {proof.link === null ? null : <ProofLink link={proof.link} />}
      {proof.note === '' ? null : (
        <p className="sp-review-note" dir="auto">
          {proof.note}
        </p>
      )}
      {waits ? <Answers {...props} /> : <Decision record={record} />}
      {waits ? null : afterwards}
    </li>
  );
}

function Times({ record: { state, handed_in_at, due_at, decided_at } }: { record: ReviewRecord }) {
  const copy = useCopy(reviewCopy);
  const { tag } = useLocale();
  return (
    <p className="sp-review-times sp-small sp-quiet">
      <span>{copy.sent({ when: momentIn(tag, handed_in_at) })}</span>
      {decided_at !== null ? null : state === 'escalated' ? (
        <Tag tone="bad" icon={<Icon of={warning} weight="fill" />}>
          {copy.overdue}
        </Tag>
      ) : (
        <span>{copy.due({ when: momentIn(tag, due_at) })}</span>
      )}
    </p>
  );
}

/** Whatever a fan typed is no place to go without knowing where: the host stands in front, and the page learns nothing of us. */
function ProofLink({ link }: { link: string }) {
  const copy = useCopy(reviewCopy);
  const host = hostOf(link);
  if (host === '') return <p className="sp-review-note">{link}</p>;
  return (
    <a className="sp-review-link" href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
      <b>{host}</b>
      <span className="sp-review-address">{link}</span>
      <Icon of={arrowSquareOut} size="1.125rem" />
      <VisuallyHidden>{copy.openLink({ host })}</VisuallyHidden>
    </a>
  );
}

function Answers({ record, busy, onAccept, onRefuse }: ReviewCardProps) {
  const copy = useCopy(reviewCopy);
  const name = record.user.display_name;
  if (record.own) return <p className="sp-small sp-quiet m-0">{copy.own}</p>;
  return (
    <div className="sp-review-answers">
      <Button
        size="small"
        disabled={busy}
        icon={<Icon of={check} weight="bold" />}
        aria-label={copy.acceptOf({ name })}
        onClick={onAccept}
      >
        {copy.accept}
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={busy}
        aria-label={copy.refuseOf({ name })}
        onClick={onRefuse}
      >
        {copy.refuse}
      </Button>
    </div>
  );
}

function Decision({ record: { state, decided_at, decided_by, reason } }: { record: ReviewRecord }) {
  const copy = useCopy(reviewCopy);
  const { tag } = useLocale();
  const when = momentIn(tag, decided_at ?? '');
  const accepted = state === 'accepted';
  return (
    <div className="sp-review-decision">
      <Tag tone={accepted ? 'good' : 'bad'}>{accepted ? copy.accepted : copy.refused}</Tag>
      <span className="sp-small sp-quiet">
        {decided_by === null ? copy.byNobody({ when }) : copy.by({ name: decided_by.display_name, when })}
      </span>
      {reason === null ? null : (
        <p className="sp-review-note" dir="auto">
          {copy.reasonWas({ reason })}
        </p>
      )}
    </div>
  );
}
