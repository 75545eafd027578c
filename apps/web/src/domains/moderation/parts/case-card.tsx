// One case in the queue: what it is about, by whom, why, and how it stands.

import type { CaseState } from '@stagepass/contract/moderation/shapes.ts';
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eyeSlash } from '@stagepass/ui/icon/phosphor/eye-slash.ts';
import { Tag, type TagTone } from '@stagepass/ui/tag/tag.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';
import type { ModerationCase } from '../data/cases.ts';
import './moderation.css';

const tones: Record<CaseState, TagTone> = {
  open: 'warn',
  assigned: 'info',
  appealed: 'warn',
  actioned: 'plain',
  dismissed: 'plain',
  final: 'plain',
};

export function CaseCard({ found, onOpen }: { found: ModerationCase; onOpen: () => void }) {
  const copy = useCopy(moderationCopy);
  const { queue } = copy;
  const name = found.author?.display_name ?? queue.nobody;
  const kind = queue.kinds[found.subject.kind];
  return (
    <button type="button" className="sp-case" onClick={onOpen}>
      <VisuallyHidden>{queue.open}</VisuallyHidden>
      <span className="sp-case-head">
        <span className="sp-small sp-quiet">{queue.byline({ kind, name })}</span>
        <Tag tone={tones[found.state]}>{copy.states[found.state]}</Tag>
      </span>
      <span className="sp-case-text" dir="auto">
        {found.card === null ? queue.gone : found.card.text || found.card.title}
      </span>
      <span className="sp-case-foot">
        <Reasons found={found} />
        {found.hidden ? (
          <Tag tone="warn" icon={<Icon of={eyeSlash} weight="bold" size="0.875rem" />}>
            {queue.hidden}
          </Tag>
        ) : null}
        {found.assignee === null ? null : (
          <span className="sp-small sp-faint">{queue.assignedTo({ name: found.assignee.display_name })}</span>
        )}
      </span>
    </button>
  );
}

export function Reasons({ found }: { found: ModerationCase }) {
  const copy = useCopy(moderationCopy);
  const reasons = Object.keys(found.reasons) as ReportReason[];
  if (found.reports === 0)
    return <Tag tone="info">{found.decision?.sanction === 'ban' ? copy.queue.ban : copy.queue.held}</Tag>;
  return (
    <>
      <span className="sp-small">{copy.queue.reports({ count: found.reports })}</span>
      {reasons.map((reason) => (
        <Tag key={reason} tone="bad">
          {copy.reasons[reason]}
        </Tag>
      ))}
    </>
  );
}
