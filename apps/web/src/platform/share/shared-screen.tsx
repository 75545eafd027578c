// The screen behind a link that somebody shared: its light and bar, a heading while nothing is there yet, and what stands in its place
// where the link leads to nothing.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { BackButton } from '../navigation/back-button.tsx';
import { Answered, type AnsweredProps } from '../query/answered.tsx';
import { useTitle } from '../title/title.ts';

export interface SharedScreenProps<Found> extends Omit<AnsweredProps<Found>, 'skeleton' | 'picture'> {
  /** Of the screen while nothing is there. */
  page: string;
  titleOf: (found: Found) => string;
  hueOf: (found: Found) => number | undefined;
}

const HUE_OF_NOBODY = 62;

export function SharedScreen<Found>({ page, titleOf, hueOf, ...answered }: SharedScreenProps<Found>) {
  const { data } = answered.query;
  useTitle(data === undefined ? page : titleOf(data));
  return (
    <GelScope hue={(data === undefined ? undefined : hueOf(data)) ?? HUE_OF_NOBODY}>
      <Screen>
        <LampBeam />
        <TopBar leading={<BackButton above="/discover" />} />
        <ScreenBody>
          {data === undefined ? <h1 className="sp-visually-hidden">{page}</h1> : null}
          <Answered {...answered} skeleton={<Skeleton width="100%" height="22rem" />} />
        </ScreenBody>
      </Screen>
    </GelScope>
  );
}
