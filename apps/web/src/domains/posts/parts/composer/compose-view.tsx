// Writing a post, or changing one: the words, the pictures, who sees it and when. All of it is kept as it is typed.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { chartBarHorizontal } from '@stagepass/ui/icon/phosphor/chart-bar-horizontal.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { type ClubView, useClub } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { useTitle } from '#platform/title/title.ts';
import { composerCopy } from '../../composer-copy.ts';
import { useUploads } from '../../data/draft-uploads.ts';
import { draftPlace, useDraft } from '../../data/drafts.ts';
import { draftOf, emptyPoll, isEmpty, type PostDraft } from '../../model/post-draft.ts';
import { postPath } from '../../public/paths.ts';
import { ComposerText } from './composer-text.tsx';
import { DiscardButton } from './discard-button.tsx';
import { DraftLink } from './draft-link.tsx';
import { DraftMediaStrip } from './draft-media-strip.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { MediaButton } from './media-button.tsx';
import { type ComposerMode, MoreOptions } from './more-options.tsx';
import { type SendDraft, useSendDraft } from './use-send-draft.ts';
import './composer.css';

const DraftPoll = latePart(() => import('./draft-poll.tsx'), 'DraftPoll');

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
  const show = useShowSent(leave);
  const sending = useSendDraft({ club, post, place, draft, uploads, onSent: post ? leave : show });
  const [mode, setMode] = useState<ComposerMode>('write');
  const viewer = useClub(club.handle).data?.viewer;
  const [opened, setOpened] = useState<boolean | null>(null);
  // Whoever runs the club chooses who sees a post more often than not.
  const open = opened ?? (viewer?.role === 'owner' || viewer?.role === 'admin');
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
        {mode === 'write' ? (
          <ComposerText club={club} text={draft.text} onChange={(text) => change({ text })} />
        ) : (
          <DraftPreview text={draft.text} />
        )}
        <DraftLink text={draft.text} />
        <DraftMediaStrip place={place} media={draft.media} uploads={uploads} />
        {post === undefined && draft.poll !== null ? (
          <DraftPoll meanwhile={null} poll={draft.poll} onChange={(poll) => change({ poll })} />
        ) : null}
        <MoreOptions
          clubId={club.id}
          viewer={viewer}
          draft={draft}
          onChange={change}
          isOut={post ? post.state !== 'scheduled' : false}
          mode={mode}
          onMode={setMode}
          open={open}
          onOpen={(next) => {
            setOpened(next);
            setMode('write');
          }}
        />
      </ScreenBody>
      <SendDock place={place} draft={draft} sending={sending} isNew={post === undefined} onChange={change} />
    </Screen>
  );
}

interface SendDockProps {
  place: string;
  draft: PostDraft;
  sending: SendDraft;
  isNew: boolean;
  onChange: (change: Partial<PostDraft>) => void;
}

function SendDock({ place, draft, sending, isNew, onChange }: SendDockProps) {
  const copy = useCopy(composerCopy);
  return (
    <Dock className="sp-composer-dock">
      <MediaButton place={place} draft={draft} />
      {isNew ? (
        <IconButton
          label={draft.poll === null ? copy.addPoll : copy.removePoll}
          icon={<Icon of={chartBarHorizontal} weight={draft.poll === null ? 'regular' : 'fill'} />}
          aria-pressed={draft.poll !== null}
          onClick={() => onChange({ poll: draft.poll === null ? emptyPoll : null })}
        />
      ) : null}
      <Button
        loading={sending.phase === 'sending'}
        disabled={!sending.ready}
        variant={sending.phase === 'waiting' ? 'secondary' : 'primary'}
        onClick={sending.phase === 'waiting' ? sending.stop : sending.send}
      >
        {sending.phase === 'waiting'
          ? copy.stop
          : !isNew
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
  );
}

/** A new post comes into view on its own screen, in place of the composer; one for later is nowhere to be seen yet. */
function useShowSent(leave: () => void): (sent: OpenPost) => void {
  const navigate = useNavigate();
  return (sent) => {
    if (sent.state === 'scheduled') leave();
    else void navigate(postPath(sent.id), { replace: true });
  };
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
