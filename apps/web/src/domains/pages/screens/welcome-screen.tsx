// The first visit: three panels on what the product is, then Discover or Sign in.
import { Button } from '@stagepass/ui/button/button.tsx';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Wordmark } from '@stagepass/ui/icon/wordmark.tsx';
import { Dock, Screen } from '@stagepass/ui/screen/screen.tsx';
import { Steps } from '@stagepass/ui/steps/steps.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { withNext } from '#platform/navigation/next.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { currentPanel } from '../model/current-panel.ts';
import { OddsSlip } from '../parts/odds-slip.tsx';
import { PosterWall } from '../parts/poster-wall.tsx';
import { SamplePass } from '../parts/sample-pass.tsx';
import { welcomeCopy } from '../welcome-copy.ts';
import './welcome-screen.css';

export const title = welcomeCopy.title;

interface PanelProps {
  label: string;
  level: 1 | 2;
  title: string;
  text: string;
  art: ReactNode;
  /** Stands above the title. */
  mark?: ReactNode;
}

function Panel({ label, level, title, text, art, mark }: PanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel; a fieldset would announce a form.
    <div className="pages-panel" role="group" aria-roledescription="slide" aria-label={label}>
      <div className="pages-panel-art">{art}</div>
      <div className="pages-panel-words">
        {mark}
        <FittedText as={level === 1 ? 'h1' : 'h2'} className="pages-panel-title">
          {title}
        </FittedText>
        <p className="sp-quiet">{text}</p>
      </div>
    </div>
  );
}

export function Component() {
  const copy = useCopy(welcomeCopy);
  const { productName } = useCopy(commonCopy);
  const [search] = useSearch();
  const scroller = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  useTitle(copy.title);
  const panels = [
    { ...copy.panels.closer, art: <PosterWall />, mark: <Wordmark name={productName} size="large" /> },
    { ...copy.panels.seats, art: <SamplePass /> },
    { ...copy.panels.fair, art: <OddsSlip /> },
  ];
  const total = panels.length;
  const label = (index: number) => copy.panel({ number: index + 1, total });
  const goOn = () => {
    const next = scroller.current?.children[current + 1];
    // A mouse or a screen reader's button press moves as a swipe does; the reduced-motion rule is in the style.
    next?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const last = current === total - 1;
  return (
    <Screen className="pages-welcome">
      <main
        ref={scroller}
        className="pages-panels"
        aria-roledescription="carousel"
        aria-label={copy.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so arrow keys must be able to reach it.
        tabIndex={0}
        onScroll={(event) => setCurrent(currentPanel(event.currentTarget, total))}
      >
        {panels.map((panel, index) => (
          <Panel key={panel.title} {...panel} label={label(index)} level={index === 0 ? 1 : 2} />
        ))}
      </main>
      <Dock className="pages-welcome-dock">
        <Steps current={current + 1} total={total} label={label(current)} />
        {last ? (
          <LinkButton to="/discover" wide>
            {copy.discover}
          </LinkButton>
        ) : (
          <Button wide onClick={goOn}>
            {copy.next}
          </Button>
        )}
        <LinkButton to={withNext('/auth', search.get('next'))} wide variant="ghost">
          {copy.signIn}
        </LinkButton>
      </Dock>
    </Screen>
  );
}
