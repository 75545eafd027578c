// Who reacted to a post, by kind.
import type { OpenPost, ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { postsCopy } from '../copy.ts';
import { useReacted } from '../data/reactions.ts';
import { reactionIcons } from '../public/reaction-icons.ts';
import { kindsIn } from '../public/reaction-step.ts';

export interface ReactedSheetProps {
  post: OpenPost;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ReactedSheet({ post, open, onOpenChange }: ReactedSheetProps) {
  const copy = useCopy(postsCopy);
  return (
    <Sheet open={open} onClose={() => onOpenChange(false)} title={copy.reacted.title}>
      {open ? <People post={post} /> : null}
    </Sheet>
  );
}

function People({ post }: { post: OpenPost }) {
  const copy = useCopy(postsCopy);
  const [kind, setKind] = useState<ReactionKind | null>(null);
  const reacted = useReacted(post.id, kind);
  const { reactions } = post.counts;
  return (
    <>
      <ChipRow label={copy.reacted.title}>
        <Chip pressed={kind === null} onClick={() => setKind(null)}>
          {copy.reacted.all}
        </Chip>
        {kindsIn(reactions).map((one) => (
          <Chip
            key={one}
            pressed={kind === one}
            icon={<Icon of={reactionIcons[one]} />}
            aria-label={copy.acts.react({ kind: copy.reactions[one], count: reactions[one] ?? 0 })}
            onClick={() => setKind(one)}
          >
            {reactions[one]}
          </Chip>
        ))}
      </ChipRow>
      {reacted.isPending ? (
        <SkeletonGroup label={copy.loading}>
          <SkeletonRow lead="circle" />
          <SkeletonRow lead="circle" />
        </SkeletonGroup>
      ) : reacted.isError ? (
        <p role="alert">{errorSentence(copy, reacted.error)}</p>
      ) : reacted.data.length === 0 ? (
        <p className="sp-quiet">{copy.reacted.none}</p>
      ) : (
        reacted.data.map(({ user, kind: given }) => (
          <UserCard
            key={user.id}
            user={user}
            to={userPath(user.user_name)}
            trailing={<Icon of={reactionIcons[given]} weight="fill" label={copy.reactions[given]} />}
          />
        ))
      )}
      {reacted.hasNextPage ? (
        <Button
          variant="ghost"
          loading={reacted.isFetchingNextPage}
          onClick={() => void reacted.fetchNextPage()}
        >
          {copy.reacted.more}
        </Button>
      ) : null}
    </>
  );
}
