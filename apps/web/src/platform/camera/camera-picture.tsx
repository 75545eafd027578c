// What a camera sees, or why there is no picture and what to do about it. The words come from whoever looks through it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { cameraSlash } from '@stagepass/ui/icon/phosphor/camera-slash.ts';
import type { ReactNode } from 'react';
import type { Camera, CameraState } from './use-camera.ts';
import './camera.css';

type Trouble = Exclude<CameraState, 'on' | 'asking'>;

export type CameraWords = Readonly<Record<Trouble | `${Trouble}Title`, string>> & {
  /** What the picture is called. */
  readonly view: string;
  readonly retry: string;
};

export interface CameraPictureProps {
  camera: Camera;
  words: CameraWords;
  /** Lies above the picture. */
  children: ReactNode;
}

/** Stands in an element of the class `sp-cam`. */
export function CameraPicture({ camera, words, children }: CameraPictureProps) {
  const { state } = camera;
  if (state === 'on' || state === 'asking')
    return (
      <>
        <video ref={camera.video} muted playsInline aria-label={words.view} />
        {children}
      </>
    );
  return (
    <div className="sp-cam-none" role="status">
      <Icon of={cameraSlash} size="2.5rem" />
      <b>{words[`${state}Title`]}</b>
      <p className="sp-small">{words[state]}</p>
      {state === 'plain' ? null : (
        <Button variant="secondary" size="small" onClick={camera.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
