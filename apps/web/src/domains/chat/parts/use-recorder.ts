// Recording with the microphone: asks for it, measures how loud it is, and stops by itself after two minutes.
import { useEffect, useRef, useState } from 'react';
import { longestVoice_s } from '../model/limits.ts';
import { peaksOf } from '../model/peaks.ts';

/** In the order in which they are wanted: AAC plays everywhere, WebM not on every iPhone. Sent without the codec, which the server does not ask for. */
export const voiceTypes = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4',
  'audio/ogg;codecs=opus',
];
const LOOK_MS = 60;

export interface Recording {
  file: Blob;
  peaks: number[];
  duration_s: number;
}

type State =
  | { is: 'idle' }
  | { is: 'recording'; passed_s: number; levels: readonly number[] }
  | { is: 'ready'; recording: Recording }
  | { is: 'failed'; why: 'blocked' | 'none' | 'unsupported' };

function levelOf(analyser: AnalyserNode, into: Uint8Array<ArrayBuffer>): number {
  analyser.getByteTimeDomainData(into);
  return into.reduce((most, value) => Math.max(most, Math.abs(value - 128)), 0) / 128;
}

export function useRecorder() {
  const [state, setState] = useState<State>({ is: 'idle' });
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  const start = async () => {
    const type =
      typeof MediaRecorder === 'undefined'
        ? undefined
        : voiceTypes.find((one) => MediaRecorder.isTypeSupported(one));
    if (type === undefined || navigator.mediaDevices === undefined)
      return setState({ is: 'failed', why: 'unsupported' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      end.current = record(stream, type, setState);
    } catch (error) {
      const isNone = error instanceof DOMException && error.name === 'NotFoundError';
      setState({ is: 'failed', why: isNone ? 'none' : 'blocked' });
    }
  };
  return { state, start, stop: () => end.current?.(), reset: () => setState({ is: 'idle' }) };
}

/** Returns the way to end it. */
function record(stream: MediaStream, type: string, tell: (state: State) => void): () => void {
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: 48_000 });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const into = new Uint8Array(analyser.fftSize);
  const pieces: Blob[] = [];
  const levels: number[] = [];
  const began_ms = performance.now();
  const passed_s = () => (performance.now() - began_ms) / 1000;
  const timer = setInterval(() => {
    levels.push(levelOf(analyser, into));
    tell({ is: 'recording', passed_s: passed_s(), levels: levels.slice(-48) });
    if (passed_s() >= longestVoice_s - 1) stop();
  }, LOOK_MS);
  let length_s = 0;
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.onstop = () => {
    const file = new Blob(pieces, { type: type.split(';')[0] ?? type });
    tell({ is: 'ready', recording: { file, peaks: peaksOf(levels), duration_s: length_s } });
  };
  function stop(): void {
    clearInterval(timer);
    if (recorder.state === 'inactive') return;
    length_s = passed_s();
    recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  }
  recorder.start(1000);
  tell({ is: 'recording', passed_s: 0, levels: [] });
  return stop;
}
