// SOCIAL: the way to the network, a check by the network itself where it can be asked, otherwise a proof that the club reviews.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowSquareOut } from '@stagepass/ui/icon/phosphor/arrow-square-out.ts';
import { discordLogo } from '@stagepass/ui/icon/phosphor/discord-logo.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { connectDiscord } from '#domains/auth/public/connect-discord.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { hostOf, socialIcons } from '../../model/social-icons.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { socialPlayCopy } from './social-copy.ts';
import { SocialProofForm } from './social-proof-form.tsx';
import './play.css';
import './social-play.css';

/** What the network itself may be asked; everything else is proved. */
type Way = 'check' | 'connect' | 'proof';

export function SocialPlayer({ attempt, task, onHandIn, onLeave, steps }: PlayerProps<'SOCIAL'>) {
  const copy = useCopy(socialPlayCopy);
  const formId = useId();
  const [proves, setProves] = useState(task.check === 'never');
  const { busy, setBusy, trouble, setTrouble, reconnects, check, connect } = useChecking(onHandIn);
  const way: Way = proves ? 'proof' : task.check === 'ready' && !reconnects ? 'check' : 'connect';
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <WayButton
          way={way}
          form={formId}
          loading={busy}
          onCheck={() => void check()}
          onConnect={() => void connect()}
        />
      }
    >
      <h1 className="sp-display mb-2">{attempt.title}</h1>
      <Ask task={task} />
      <Notice tone="plain" icon={<Icon of={info} weight="fill" size="1.25rem" />}>
        {
          {
            proof: copy.wayProof,
            check: copy.wayCheck,
            connect: task.check === 'unlinked' ? copy.wayConnect : copy.wayPermission,
          }[way]
        }
      </Notice>
      {trouble === null ? null : (
        <div className="mt-3">
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        </div>
      )}
      {proves ? (
        <SocialProofForm
          id={formId}
          attempt={attempt}
          task={task}
          onBusy={setBusy}
          onTrouble={setTrouble}
          onHandIn={onHandIn}
        />
      ) : (
        <Button variant="ghost" onClick={() => setProves(true)}>
          {copy.instead}
        </Button>
      )}
    </PlayerFrame>
  );
}

/** Asking Discord, and leaving to connect it: what went wrong, and whether it has to be connected anew. */
function useChecking(onHandIn: PlayerProps<'SOCIAL'>['onHandIn']) {
  const words = useCopy(requirementsCopy);
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [reconnects, setReconnects] = useState(false);
  const attemptTo = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble(null);
    try {
      await act();
    } catch (error) {
      // The permission was taken back at Discord: asking again needs it anew.
      if (isApiError(error, 'requirements.discord-not-connected')) setReconnects(true);
      setTrouble(errorSentence(words, error));
    } finally {
      setBusy(false);
    }
  };
  const check = () =>
    attemptTo(() => onHandIn({ type: 'SOCIAL', way: 'check', link: null, media_id: null, note: '' }));
  const connect = () => attemptTo(() => connectDiscord(`${pathname}${search}`));
  return { busy, setBusy, trouble, setTrouble, reconnects, check, connect };
}

interface WayButtonProps {
  way: Way;
  form: string;
  loading: boolean;
  onCheck: () => void;
  onConnect: () => void;
}

function WayButton({ way, form, loading, onCheck, onConnect }: WayButtonProps) {
  const copy = useCopy(socialPlayCopy);
  if (way === 'proof')
    return (
      <Button wide type="submit" form={form} loading={loading}>
        {copy.send}
      </Button>
    );
  const asks = way === 'check';
  return (
    <Button
      wide
      loading={loading}
      icon={<Icon of={discordLogo} weight="fill" />}
      onClick={asks ? onCheck : onConnect}
    >
      {asks ? copy.check : copy.connect}
    </Button>
  );
}

function Ask({ task }: Pick<PlayerProps<'SOCIAL'>, 'task'>) {
  const { social } = useCopy(requirementsCopy);
  const copy = useCopy(socialPlayCopy);
  const { network, act, url, text, hashtag } = task;
  return (
    <>
      <p className="sp-quiet m-0">
        {social.summary({ act: social.acts[act], network: social.networks[network] })}
      </p>
      {text === '' ? null : (
        <p className="sp-social-text" dir="auto">
          {text}
        </p>
      )}
      {hashtag === '' ? null : <p className="sp-title mt-3 mb-0">{copy.hashtag({ tag: `#${hashtag}` })}</p>}
      <a className="sp-social-way" href={url} target="_blank" rel="noopener noreferrer nofollow">
        <Icon of={socialIcons[network]} weight="fill" size="1.5rem" />
        <span>{copy.open({ host: hostOf(url) })}</span>
        <Icon of={arrowSquareOut} size="1.125rem" />
        <VisuallyHidden>{copy.newTab}</VisuallyHidden>
      </a>
    </>
  );
}
