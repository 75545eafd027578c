// The dock under a post: where one answers, changes an own comment, or learns who may.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSession } from '#platform/session/session.ts';
import { commentsCopy } from '../../comments-copy.ts';
import { postPath } from '../../public/paths.ts';
import type { CommentDockProps } from './answering.ts';
import { CommentForm } from './comment-form.tsx';
import './comment-dock.css';

export function CommentDock({ post, answering, onDone, onSent }: CommentDockProps) {
  const edits = answering?.kind === 'edit';
  // What is typed belongs to who typed it: whoever signs in next begins with an own field.
  const owner = useSession()?.user_id ?? '';
  if (!post.can.comment && !edits) return <Closed post={post} />;
  return (
    <Dock className="sp-comment-dock">
      <CommentForm
        key={`${owner} ${answering ? `${answering.kind} ${answering.comment.id}` : 'new'}`}
        post={post}
        answering={answering}
        onDone={onDone}
        onSent={onSent}
      />
    </Dock>
  );
}

/** Why one cannot, and the way in where there is one. */
function Closed({ post }: { post: OpenPost }) {
  const copy = useCopy(commentsCopy).write;
  const signedIn = useSession() !== null;
  const { reply_policy, reply_tier, club } = post;
  if (post.state !== 'shown') return null;
  if (reply_policy === 'nobody') return <Words>{copy.nobody}</Words>;
  if (!signedIn)
    return (
      <WayIn
        to={permissionErrorPath({ reason: 'sign-in', club: club.id, next: postPath(post.id) })}
        label={copy.signIn}
      />
    );
  if (reply_policy === 'tier' && reply_tier) return <Words>{copy.tier({ tier: reply_tier.name })}</Words>;
  return <WayIn to={clubPath(club.handle)} label={copy.join({ club: club.name })} />;
}

function Words({ children }: { children: string }) {
  return (
    <Dock>
      <p className="sp-small sp-quiet w-full text-center">{children}</p>
    </Dock>
  );
}

function WayIn({ to, label }: { to: string; label: string }) {
  return (
    <Dock>
      <LinkButton to={to} wide variant="secondary">
        {label}
      </LinkButton>
    </Dock>
  );
}
