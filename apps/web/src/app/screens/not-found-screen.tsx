// The screen for an address that leads nowhere.
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { LazyArt } from '../art/lazy-art.tsx';
import { shellCopy } from '../copy.ts';
import { StillLifeScreen } from './still-life-screen.tsx';

export function NotFoundScreen() {
  const copy = useCopy(shellCopy);
  return (
    <StillLifeScreen
      documentTitle={copy.notFound.documentTitle}
      heading={copy.notFound.title}
      text={copy.notFound.text}
      art={<LazyArt of="ticket" label={copy.notFound.art} />}
    >
      <div className="sp-still-life-acts">
        <LinkButton to="/discover">{copy.goToDiscover}</LinkButton>
      </div>
    </StillLifeScreen>
  );
}
