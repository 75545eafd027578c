// The three dots of a comment; what is behind them is fetched when they are pressed.
import type { CommentView } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThree } from '@stagepass/ui/icon/phosphor/dots-three.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { commentsCopy } from '../../comments-copy.ts';

const CommentMenu = latePart(() => import('./comment-menu.tsx'), 'CommentMenu', null);

export function CommentMenuButton({ comment, onEdit }: { comment: CommentView; onEdit: () => void }) {
  const copy = useCopy(commentsCopy);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { edit, remove, report } = comment.can;
  if (!edit && !remove && !report) return null;
  return (
    <>
      <button
        type="button"
        className="sp-post-act"
        aria-label={copy.menu.label({ name: comment.author.display_name })}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Icon of={dotsThree} weight="bold" />
      </button>
      {asked ? <CommentMenu comment={comment} open={open} onOpenChange={setOpen} onEdit={onEdit} /> : null}
    </>
  );
}
