// What can be done with a post: react, see who did, keep, share, edit, pin, delete, mute, report.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { bookmarkSimple } from '@stagepass/ui/icon/phosphor/bookmark-simple.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { pushPinSimple } from '@stagepass/ui/icon/phosphor/push-pin-simple.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { smiley } from '@stagepass/ui/icon/phosphor/smiley.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ReportSheet } from '#domains/safety/public/report-sheet.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { useSession } from '#platform/session/session.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { postsCopy } from '../copy.ts';
import { useMuteThread, usePinPost, useRemovePost } from '../data/post-changes.ts';
import { useReactToPost } from '../data/react-and-bookmark.ts';
import { editPostPath } from '../public/paths.ts';
import { ReactionChoice } from '../public/reaction-choice.tsx';
import { totalOf } from '../public/reaction-step.ts';
import { ReactedSheet } from './reacted-sheet.tsx';
import { useBookmark, useShare } from './use-bookmark-and-share.ts';

export interface PostMenuProps {
  post: OpenPost;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved?: (() => void) | undefined;
}

type Asks = 'remove' | 'report' | 'reacted';

export function PostMenu({ post, open, onOpenChange, onRemoved }: PostMenuProps) {
  const copy = useCopy(postsCopy);
  const [asks, setAsks] = useState<Asks | null>(null);
  const react = useReactToPost(post);
  const choose = (deed: () => void) => () => {
    onOpenChange(false);
    deed();
  };
  const close = (stays: boolean) => !stays && setAsks(null);
  return (
    <>
      <Sheet
        open={open}
        onClose={() => onOpenChange(false)}
        title={copy.acts.menuTitle({ name: post.author.display_name })}
      >
        {post.can.react ? (
          <ReactionChoice mine={post.mine.reaction} onChoose={(kind) => choose(() => react(kind))()} />
        ) : null}
        <Rows post={post} choose={choose} ask={setAsks} />
      </Sheet>
      <RemoveDialog post={post} open={asks === 'remove'} onOpenChange={close} onRemoved={onRemoved} />
      <ReportSheet subject={{ kind: 'post', id: post.id }} open={asks === 'report'} onOpenChange={close} />
      <ReactedSheet post={post} open={asks === 'reacted'} onOpenChange={close} />
    </>
  );
}

interface RowsProps {
  post: OpenPost;
  choose: (deed: () => void) => () => void;
  ask: (what: Asks) => void;
}

function Rows({ post, choose, ask }: RowsProps) {
  const { menu } = useCopy(postsCopy);
  const signedIn = useSession() !== null;
  const bookmark = useBookmark(post);
  const shareIt = useShare(post);
  const pin = usePin(post);
  const mute = useMute(post);
  const kept = post.mine.bookmarked;
  return (
    <RowGroup>
      {totalOf(post.counts.reactions) > 0 ? (
        <Row icon={smiley} title={menu.reacted} onPress={choose(() => ask('reacted'))} />
      ) : null}
      {signedIn ? (
        <Row icon={bookmarkSimple} title={kept ? menu.unkeep : menu.keep} onPress={choose(bookmark)} />
      ) : null}
      <Row icon={shareFat} title={menu.share} onPress={choose(() => void shareIt())} />
      {post.can.edit ? (
        <Row icon={pencilSimple} title={menu.edit} onPress={choose(() => go(editPostPath(post.id)))} />
      ) : null}
      {post.can.pin ? (
        <Row icon={pushPinSimple} title={post.pinned_at ? menu.unpin : menu.pin} onPress={choose(pin)} />
      ) : null}
      {signedIn ? (
        <Row
          icon={speakerSlash}
          title={menu.muteThread}
          detail={menu.muteThreadText}
          onPress={choose(mute)}
        />
      ) : null}
      {post.can.report ? <Row icon={flag} title={menu.report} onPress={choose(() => ask('report'))} /> : null}
      {post.can.remove ? (
        <Row icon={trash} title={menu.remove} tone="danger" onPress={choose(() => ask('remove'))} />
      ) : null}
    </RowGroup>
  );
}

interface RowProps {
  icon: IconShape;
  title: string;
  detail?: string;
  tone?: 'danger';
  onPress: () => void;
}

function Row({ icon, ...row }: RowProps) {
  return <ListRow leading={<Icon of={icon} size="1.375rem" />} {...row} />;
}

function usePin(post: OpenPost): () => void {
  const copy = useCopy(postsCopy);
  const pin = usePinPost(post);
  const next = post.pinned_at === null;
  return () =>
    pin.mutate(next, {
      onSuccess: () => showToast({ title: next ? copy.menu.pinned : copy.menu.unpinned }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
}

function useMute(post: OpenPost): () => void {
  const copy = useCopy(postsCopy);
  const mute = useMuteThread();
  return () =>
    mute.mutate(post.id, {
      onSuccess: () => showToast({ title: copy.menu.threadMuted }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
}

function RemoveDialog({ post, open, onOpenChange, onRemoved }: PostMenuProps) {
  const copy = useCopy(postsCopy);
  const remove = useRemovePost(post);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false);
        showToast({ title: copy.remove.done });
        onRemoved?.();
      },
      onError: (error) => {
        onOpenChange(false);
        showToast({ title: errorSentence(copy, error), tone: 'bad' });
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={copy.remove.title}
      description={copy.remove.text}
      confirm={{ label: copy.remove.confirm, tone: 'danger', loading: remove.isPending, onConfirm: confirm }}
    />
  );
}
