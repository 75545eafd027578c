// Everything about a draft but its words and pictures, behind one button that says who will see it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { at } from '@stagepass/ui/icon/phosphor/at.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useId } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { composerCopy } from '../../composer-copy.ts';
import type { PostDraft } from '../../model/post-draft.ts';
import { DraftSettings } from './draft-settings.tsx';

export type ComposerMode = 'write' | 'preview';

export interface MoreOptionsProps {
  clubId: string;
  viewer: ClubView['viewer'] | undefined;
  draft: PostDraft;
  onChange: (change: Partial<PostDraft>) => void;
  isOut: boolean;
  mode: ComposerMode;
  onMode: (mode: ComposerMode) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function MoreOptions(props: MoreOptionsProps) {
  const copy = useCopy(composerCopy);
  const id = useId();
  const { open, draft, mode } = props;
  const who = useAudienceName(props.clubId, draft);
  return (
    <div className="sp-composer-more">
      <div className="sp-composer-more-head">
        <Button
          variant="outline"
          size="small"
          icon={<Icon of={slidersHorizontal} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => props.onOpen(!open)}
        >
          {open ? copy.fewer : copy.more}
        </Button>
        {open ? null : (
          <span className="sp-small sp-quiet" dir="auto">
            {copy.seenBy({ who })}
          </span>
        )}
      </div>
      <div id={id} hidden={!open} className="sp-composer-options">
        {open ? (
          <>
            <DraftSettings {...props} />
            <SegmentedControl
              label={copy.mode}
              value={mode}
              onChange={props.onMode}
              segments={[
                { value: 'write', label: copy.write },
                { value: 'preview', label: copy.preview },
              ]}
            />
            <Mention draft={draft} onChange={props.onChange} />
          </>
        ) : null}
      </div>
    </div>
  );
}

function useAudienceName(clubId: string, { audience, tier_id }: PostDraft): string {
  const copy = useCopy(composerCopy);
  const tier = useTiers(clubId).data?.find(({ id }) => id === tier_id);
  if (audience === 'tier' && tier) return copy.tier({ tier: tier.name });
  if (audience === 'subscribers') return copy.subscribers;
  return audience === 'public' ? copy.everybody : copy.members;
}

/** Puts an @ where the caret stands, after which people are offered. */
function Mention({ draft, onChange }: Pick<MoreOptionsProps, 'draft' | 'onChange'>) {
  const copy = useCopy(composerCopy);
  const mention = () => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[data-composer]');
    const caret = field?.selectionStart ?? draft.text.length;
    const before = draft.text.slice(0, caret);
    const sign = before === '' || /\s$/.test(before) ? '@' : ' @';
    onChange({ text: before + sign + draft.text.slice(caret) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(caret + sign.length, caret + sign.length);
    });
  };
  return (
    <Button variant="secondary" size="small" icon={<Icon of={at} />} onClick={mention}>
      {copy.addMention}
    </Button>
  );
}
