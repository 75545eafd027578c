// The three dots of a post; what is behind them is fetched when they are pressed.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThree } from '@stagepass/ui/icon/phosphor/dots-three.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { postsCopy } from '../copy.ts';

const PostMenu = lazy(async () => ({ default: (await import('./post-menu.tsx')).PostMenu }));

export interface PostMenuButtonProps {
  post: OpenPost;
  /** The post is gone: its own screen has nothing more to show. */
  onRemoved?: (() => void) | undefined;
}

export function PostMenuButton({ post, onRemoved }: PostMenuButtonProps) {
  const { acts } = useCopy(postsCopy);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="sp-post-dots"
        label={acts.menu({ name: post.author.display_name })}
        icon={<Icon of={dotsThree} weight="bold" />}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {asked ? (
        <Suspense fallback={null}>
          <PostMenu post={post} open={open} onOpenChange={setOpen} onRemoved={onRemoved} />
        </Suspense>
      ) : null}
    </>
  );
}
