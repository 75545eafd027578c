// The last resort, when the app itself broke: no router, no shell, only words and a way to load it again.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { shellCopy } from '../copy.ts';
import './still-life-screen.css';

export function CrashScreen() {
  const copy = useCopy(shellCopy);
  return (
    <Screen>
      <ScreenBody className="sp-still-life-body sp-crash">
        <h1 className="sp-display">{copy.crash.title}</h1>
        <p className="sp-quiet sp-still-life-text">{copy.crash.text}</p>
        <div className="sp-still-life-acts">
          <Button onClick={() => window.location.reload()}>{copy.error.reload}</Button>
        </div>
      </ScreenBody>
    </Screen>
  );
}
