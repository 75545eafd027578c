// Reacting as the viewer may: whoever is signed out, or has not verified their email, is led to what is missing and back.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { useLocation } from 'react-router';
import { go } from '#platform/navigation/go.ts';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSession } from '#platform/session/session.ts';

export interface Reacting {
  onReact: (kind: ReactionKind | null) => void;
  disabled: boolean;
  /** Instead of reacting, for whoever has something to do first. */
  askFirst?: (() => void) | undefined;
}

export function useReacting(mayReact: boolean, onReact: Reacting['onReact']): Reacting {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (mayReact) return { onReact, disabled: false };
  const reason = session === null ? 'sign-in' : session.email_verified ? null : 'verify-email';
  if (reason === null) return { onReact, disabled: true };
  const askFirst = () => go(permissionErrorPath({ reason, next: pathname + search }));
  return { onReact: askFirst, disabled: false, askFirst };
}
