// The page around a mailed code: a ticket in an envelope, the headline, what to do, and the one act below.
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { codeCopy } from '../code-copy.ts';
import './code-frame.css';

export function CodeFrame(props: {
  title: string;
  /** Where "Later" leads. */
  later: string;
  dock?: ReactNode;
  children: ReactNode;
}) {
  const copy = useCopy(codeCopy);
  return (
    <Screen>
      <LampBeam at="50%" lean={-30} spread={60} strength={0.7} />
      <TopBar
        leading={<BackButton above="/discover" />}
        actions={
          <LinkButton to={props.later} variant="ghost" size="small">
            {copy.later}
          </LinkButton>
        }
      />
      <ScreenBody>
        <div className="sp-code-picture">
          <Illustration name="mail" label={copy.picture} word={copy.ticket} />
        </div>
        <h1 className="sp-poster sp-code-title">{props.title}</h1>
        {props.children}
      </ScreenBody>
      {props.dock ? <Dock>{props.dock}</Dock> : null}
    </Screen>
  );
}
