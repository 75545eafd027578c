// Writing a post, or changing one: the words, the pictures, who sees it and when. All of it is kept as it is typed.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { useTitle } from '#platform/title/title.ts';
import { composerCopy } from '../../composer-copy.ts';
import { useUploads } from '../../data/draft-uploads.ts';
import { draftPlace, useDraft } from '../../data/drafts.ts';
import { draftOf, isEmpty } from '../../model/post-draft.ts';
import { postPath } from '../../public/paths.ts';
import { ComposerText } from './composer-text.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { DiscardButton } from './discard-button.tsx';
import { DraftLink } from './draft-link.tsx';
import { DraftMediaStrip } from './draft-media-strip.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { DraftSettings } from './draft-settings.tsx';
import { useSendDraft } from './use-send-draft.ts';
import './composer.css';

export interface ComposeViewProps {
  club: Pick<ClubView, 'id' | 'handle' | 'name'>;
  /** The post that is changed; a new one if left out. */
  post?: OpenPost | undefined;
}

export function ComposeView({ club, post }: ComposeViewProps) {
  const copy = useCopy(composerCopy);
  const title = post ? copy.editTitle : copy.title;
  const place = draftPlace(post ? { post: post.id } : { club: club.id });
  const [draft, change] = useDraft(place, post && (() => draftOf(post)));
  const uploads = useUploads(place, draft.media);
  const leave = useLeave(club, post);
  const sending = useSendDraft({ club, post, place, draft, uploads, onSent: leave });
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  useTitle(title);
  return (
    <Screen>
      <TopBar
        leading={
          <IconButton
            label={copy.leave}
            icon={<Icon of={x} weight="bold" size="1.25rem" />}
            onClick={leave}
          />
        }
        title={<h1 className="sp-head">{title}</h1>}
        actions={
          isEmpty(draft) ? undefined : <DiscardButton place={place} media={draft.media} onDone={leave} />
        }
      />
      <ScreenBody className="sp-composer">
        {sending.trouble === null ? null : (
          <div role="alert">
            <Notice tone="bad" icon={<Icon of={warningCircle} weight="fill" />}>
              <b>{copy.failed}</b> {sending.trouble}
            </Notice>
          </div>
        )}
        <SegmentedControl
          label={copy.mode}
          value={mode}
          onChange={setMode}
          segments={[
            { value: 'write', label: copy.write },
            { value: 'preview', label: copy.preview },
          ]}
        />
        {mode === 'write' ? (
          <ComposerText club={club} text={draft.text} onChange={(text) => change({ text })} />
        ) : (
          <DraftPreview text={draft.text} />
        )}
        <DraftLink text={draft.text} />
        <DraftMediaStrip place={place} media={draft.media} uploads={uploads} />
        <DraftSettings
          clubId={club.id}
          draft={draft}
          onChange={change}
          isOut={post ? post.state !== 'scheduled' : false}
        />
      </ScreenBody>
      <Dock className="sp-composer-dock">
        <ComposerTools place={place} draft={draft} onChange={change} />
        <Button
          loading={sending.phase === 'sending'}
          disabled={!sending.ready}
          variant={sending.phase === 'waiting' ? 'secondary' : 'primary'}
          onClick={sending.phase === 'waiting' ? sending.stop : sending.send}
        >
          {sending.phase === 'waiting'
            ? copy.stop
            : post
              ? copy.save
              : draft.publish_at
                ? copy.schedule
                : copy.post}
        </Button>
        {sending.phase === 'waiting' ? (
          <p className="sp-small sp-quiet w-full" role="status">
            {copy.waiting}
          </p>
        ) : null}
      </Dock>
    </Screen>
  );
}

/** Back to where the person came from; on a first screen, to what the draft belongs to. */
function useLeave(club: ComposeViewProps['club'], post: OpenPost | undefined): () => void {
  const back = useWayBack();
  const navigate = useNavigate();
  const above = post ? postPath(post.id) : clubScreenPath(club.handle, 'posts');
  return () => {
    if (back) back();
    else void navigate(above, { replace: true });
  };
}
