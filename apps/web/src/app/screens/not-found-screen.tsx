// The screen for an address that leads nowhere.
import { Button } from '@stagepass/ui/button/button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
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
        <Button render={(anatomy) => <Link {...anatomy} to="/discover" />}>{copy.goToDiscover}</Button>
      </div>
    </StillLifeScreen>
  );
}
