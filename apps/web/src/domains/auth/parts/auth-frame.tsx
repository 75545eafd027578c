// The page that every way in stands on: a wall of posters, the name, one fitted line.
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Wordmark } from '@stagepass/ui/icon/wordmark.tsx';
import { Print } from '@stagepass/ui/print/print.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import type { ReactNode } from 'react';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import './auth-frame.css';

const posters = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The largest in sight; the others must not hold it up. */
const LARGEST = 6;

export function AuthFrame({
  headline,
  height = 'tall',
  children,
}: {
  headline: string;
  /** `short` leaves more room where there is more to fill in. */
  height?: 'tall' | 'short';
  children: ReactNode;
}) {
  const { productName } = useCopy(commonCopy);
  return (
    <Screen className="sp-auth" data-height={height}>
      <div className="sp-auth-wall" aria-hidden="true">
        {posters.map((poster) => (
          <Print
            key={poster}
            src={`/art/wall-${poster}.avif`}
            width={150}
            height={172}
            priority={poster === LARGEST ? 'high' : 'low'}
          />
        ))}
      </div>
      <ScreenBody className="sp-auth-body">
        <Wordmark name={productName} size="large" />
        <FittedText as="h1" className="sp-auth-headline">
          {headline}
        </FittedText>
        {children}
      </ScreenBody>
    </Screen>
  );
}
