// The camera of a scanner: asked for, looked through for codes, with its torch; and why there is none.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeReader, loadCodeReader } from './read-codes.ts';

export type CameraState = 'asking' | 'on' | 'denied' | 'none' | 'plain' | 'failed';

const LOOK_MS = 120;

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** The camera works, but nothing reads its picture. */
  isBlind: boolean;
  hasTorch: boolean;
  isTorchOn: boolean;
  turnTorch: () => void;
  retry: () => void;
}

function whyNot(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}

async function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** Not in the types of the browser, and not in every browser. */
function hasLamp(track: MediaStreamTrack | undefined): boolean {
  const can = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  return can?.torch === true;
}

export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement | null>(null);
  const track = useRef<MediaStreamTrack | null>(null);
  const canAsk = window.isSecureContext && navigator.mediaDevices !== undefined;
  const [state, setState] = useState<CameraState>(canAsk ? 'asking' : 'plain');
  const [tries, setTries] = useState(0);
  const [hasTorch, setHasTorch] = useState(false);
  const [isTorchOn, setTorchOn] = useState(false);
  const [isBlind, setBlind] = useState(false);
  const tell = useEffectEvent(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new try opens the camera anew.
  useEffect(() => {
    if (!canAsk) return undefined;
    let live = true;
    let stream: MediaStream | undefined;
    void openCamera().then(
      (opened) => {
        if (!live) return stop(opened);
        stream = opened;
        const [seen] = opened.getVideoTracks();
        track.current = seen ?? null;
        setHasTorch(hasLamp(seen));
        seen?.addEventListener('ended', () => live && setState('failed'));
        setState('on');
        if (video.current === null) return;
        video.current.srcObject = opened;
        // Refused where the page is not in front: it plays as soon as it is.
        void video.current.play().catch(() => undefined);
      },
      (error: unknown) => live && setState(whyNot(error)),
    );
    return () => {
      live = false;
      track.current = null;
      if (stream) stop(stream);
    };
  }, [canAsk, tries]);

  useEffect(() => {
    if (state !== 'on') return undefined;
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (reader: CodeReader) => {
      const picture = video.current;
      if (picture !== null && picture.readyState >= 2 && document.visibilityState === 'visible') {
        const code = await reader.read(picture).catch(() => null);
        if (code !== null && live) tell(code);
      }
      if (live) timer = setTimeout(() => void look(reader), LOOK_MS);
    };
    void loadCodeReader().then(
      (reader) => live && void look(reader),
      () => live && setBlind(true),
    );
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [state]);

  return {
    video,
    state,
    isBlind,
    hasTorch,
    isTorchOn,
    turnTorch: () => {
      const constraints = { advanced: [{ torch: !isTorchOn }] } as unknown as MediaTrackConstraints;
      void track.current?.applyConstraints(constraints).then(
        () => setTorchOn(!isTorchOn),
        () => setHasTorch(false),
      );
    },
    retry: () => {
      setState('asking');
      setTries(tries + 1);
    },
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
