// The frame of the shell's own screens: a way back, a still life, what is the matter, and what to do next.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { type ReactNode, useContext } from 'react';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { useTitle } from '#platform/title/title.ts';
import { InTabs } from '../shell/in-tabs.ts';
import './still-life-screen.css';

export interface StillLifeScreenProps {
  /** What the document is called. */
  documentTitle: string;
  heading: string;
  text: ReactNode;
  art?: ReactNode;
  /** Stands beside the way back. */
  barTitle?: ReactNode;
  /** The screen's one act, within reach of the thumb. */
  dock?: ReactNode;
  children?: ReactNode;
}

export function StillLifeScreen(props: StillLifeScreenProps) {
  const inTabs = useContext(InTabs);
  const common = useCopy(commonCopy);
  const goBack = useWayBack();
  useTitle(props.documentTitle);
  const back = (
    <IconButton
      label={common.back}
      icon={<Icon of={caretLeft} weight="bold" mirror size="1.25rem" />}
      onClick={goBack ?? undefined}
    />
  );
  const contents = (
    <>
      {inTabs === 'bar' ? null : <TopBar leading={goBack ? back : undefined} title={props.barTitle} />}
      <ScreenBody className="sp-still-life-body">
        <div className="sp-still-life-slot">{props.art}</div>
        <h1 className="sp-display">{props.heading}</h1>
        <p className="sp-quiet sp-still-life-text">{props.text}</p>
        {/* The tab bar stands where the dock would. */}
        {inTabs && props.dock ? <div className="sp-still-life-acts">{props.dock}</div> : null}
        {props.children}
      </ScreenBody>
      {props.dock && !inTabs ? <Dock>{props.dock}</Dock> : null}
    </>
  );
  return inTabs ? contents : <Screen>{contents}</Screen>;
}
