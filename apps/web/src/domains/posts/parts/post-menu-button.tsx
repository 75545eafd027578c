// The three dots of a post; what is behind them is fetched when they are pressed.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThree } from '@stagepass/ui/icon/phosphor/lean/dots-three.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { cardCopy } from '../card-copy.ts';

const PostMenu = latePart(() => import('./post-menu.tsx'), 'PostMenu', null);

export interface PostMenuButtonProps {
  post: OpenPost;
  /** The post is gone: its own screen has nothing more to show. */
  onRemoved?: (() => void) | undefined;
}

export function PostMenuButton({ post, onRemoved }: PostMenuButtonProps) {
  const { acts } = useCopy(cardCopy);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="sp-post-dots"
        label={acts.menu({ name: post.author.display_name })}
        icon={<Icon of={dotsThree} weight="bold" />}
        onPointerDown={PostMenu.expect}
        onFocus={PostMenu.expect}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {asked ? <PostMenu post={post} open={open} onOpenChange={setOpen} onRemoved={onRemoved} /> : null}
    </>
  );
}
