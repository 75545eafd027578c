// /home: its own bar with a greeting, and what domains register for a person's own home.
import { ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { homeParts } from '#domains/users/public/home-slot.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { PartBoundary } from '#platform/late/part-boundary.tsx';
import { useTitle } from '#platform/title/title.ts';
import { frontsCopy } from '../copy.ts';
import { HomeBar } from '../parts/home-bar.tsx';
import './home-screen.css';

export function Component() {
  const { home } = useCopy(frontsCopy);
  useTitle(home.title);
  return (
    <>
      <HomeBar />
      <ScreenBody>
        {homeParts.read().map(({ name, Part }) => (
          <PartBoundary key={name}>
            <Part />
          </PartBoundary>
        ))}
      </ScreenBody>
    </>
  );
}
