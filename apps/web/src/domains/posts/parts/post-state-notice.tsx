// Why not everybody sees this post: scheduled, held back, or taken out of sight.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clock } from '@stagepass/ui/icon/phosphor/clock.ts';
import { eyeSlash } from '@stagepass/ui/icon/phosphor/eye-slash.ts';
import { hourglassMedium } from '@stagepass/ui/icon/phosphor/hourglass-medium.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { settingsPath } from '#domains/users/public/paths.ts';
import { settingsViews } from '#domains/users/public/settings-views.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { getSession } from '#platform/session/session.ts';
import { postsCopy } from '../copy.ts';
import { useMoment } from './moment.tsx';

export function PostStateNotice({ post }: { post: OpenPost }) {
  const copy = useCopy(postsCopy).states;
  const when = useMoment(post.published_at);
  if (post.state === 'shown') return null;
  const mine = post.author.id === getSession()?.user_id;
  const states = {
    scheduled: { tone: 'gel', icon: clock, words: copy.scheduled({ when }) },
    held: { tone: 'warn', icon: hourglassMedium, words: mine ? copy.held : copy.heldStaff },
    hidden: { tone: 'bad', icon: eyeSlash, words: mine ? copy.hidden : copy.hiddenStaff },
  } as const;
  const state = states[post.state];
  return (
    <div className="sp-post-state">
      <Notice tone={state.tone} icon={<Icon of={state.icon} weight="fill" />}>
        {state.words}
        {mine && post.state === 'hidden' ? (
          <>
            {' '}
            <LinkWords to={settingsPath(settingsViews.decisions)}>{copy.why}</LinkWords>
          </>
        ) : null}
      </Notice>
    </div>
  );
}
