// @vitest-environment jsdom
// Uploads against a server that is cut, forgets, refuses and disagrees.
import {
  MAX_FILE_BYTES,
  MAX_PICTURE_BYTES,
  MAX_VIDEO_BYTES,
  PICTURE_TYPES,
  VIDEO_TYPES,
} from '@stagepass/contract/media/shapes.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strikeStage, stubServer } from '#platform/testing/stage.tsx';
import type { DataOf } from '#platform/testing/whole-answer.ts';
import { mostBytes, pictureFileTypes, videoFileTypes } from '../model/file-kinds.ts';
import { startUpload, type UploadState } from './upload.ts';
import { fileTrouble, handedFileTrouble, uploadTrouble } from './upload-trouble.ts';

type Reply = { status: number; headers?: Record<string, string>; error?: string } | 'cut';
type Asked = { method: string; address: string; headers: Map<string, string>; size: number };

let replies: (asked: Asked) => Reply;
let asked: Asked[];

/** What the phone sends with, as far as an upload uses it. */
class Line {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  status = 0;
  responseText = '';
  timeout = 0;
  withCredentials = false;
  onload?: () => void;
  onerror?: () => void;
  private readonly request: Asked = { method: '', address: '', headers: new Map(), size: 0 };
  private answered: Record<string, string> = {};
  open(method: string, address: string) {
    this.request.method = method;
    this.request.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.request.headers.set(name.toLowerCase(), value);
  }
  getResponseHeader(name: string) {
    return this.answered[name] ?? null;
  }
  abort() {
    this.onerror?.();
  }
  send(body: Blob | null) {
    this.request.size = body?.size ?? 0;
    asked.push(this.request);
    queueMicrotask(() => {
      const reply = replies(this.request);
      if (reply === 'cut') return this.onerror?.();
      this.status = reply.status;
      this.answered = reply.headers ?? {};
      this.responseText = reply.error ? JSON.stringify({ error: { code: reply.error, message: '' } }) : '';
      return this.onload?.();
    });
  }
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('XMLHttpRequest', Line);
});
afterEach(strikeStage);

const view = { id: 'm1' };
const LOCATION = '/api/uploads/m1';

/** Resolves with the last state; what the server says of the file once all is there. */
function run(
  options: {
    location?: string | null;
    media?: DataOf<'GET /media/:id'>;
    size?: number;
    purpose?: 'file';
  } = {},
) {
  vi.stubGlobal('XMLHttpRequest', Line);
  stubServer({ 'GET /media/:id': { data: options.media ?? { state: 'ready', view } } });
  const states: UploadState[] = [];
  const locations: string[] = [];
  const file = new Blob([new Uint8Array(options.size ?? 5)], { type: 'image/png' });
  return new Promise<{ states: UploadState[]; locations: string[] }>((done) => {
    startUpload({
      file,
      name: 'café.png',
      ...(options.purpose ? { purpose: options.purpose } : {}),
      location: options.location ?? null,
      onLocation: (location) => locations.push(location),
      onState: (state) => {
        states.push(state);
        if (['ready', 'kept', 'refused', 'failed'].includes(state.phase)) done({ states, locations });
      },
    });
  });
}

/** A server that keeps what it is sent. */
function honest(cuts = 0): (asked: Asked) => Reply {
  let offset = 0;
  let left = cuts;
  return ({ method, size }) => {
    if (method === 'POST') return { status: 201, headers: { Location: LOCATION } };
    if (method === 'HEAD') return { status: 200, headers: { 'Upload-Offset': String(offset) } };
    if (left > 0) {
      left -= 1;
      return 'cut';
    }
    offset += size;
    return { status: 204, headers: { 'Upload-Offset': String(offset) } };
  };
}

describe('an upload', () => {
  it('names the file, goes in pieces, and ends with what became of it', async () => {
    replies = honest();
    const { states, locations } = await run({ size: 2 * 1024 * 1024 + 7 });
    expect(locations).toEqual([LOCATION]);
    expect(states.at(-1)).toMatchObject({ phase: 'ready', view });
    const pieces = asked.filter(({ method }) => method === 'PATCH');
    expect(pieces.map(({ size }) => size)).toEqual([2 * 1024 * 1024, 7]);
    expect(pieces.map(({ headers }) => headers.get('upload-offset'))).toEqual(['0', String(2 * 1024 * 1024)]);
    expect(asked[0]?.headers.get('upload-metadata')).toContain('filetype aW1hZ2UvcG5n');
  });

  it('of a file to hand over says so, and ends with its id alone', async () => {
    replies = honest();
    const { states } = await run({ purpose: 'file', media: { state: 'ready', view: null } });
    expect(states.at(-1)).toEqual({ phase: 'kept', id: 'm1' });
    expect(asked[0]?.headers.get('upload-metadata')).toContain(`purpose ${btoa('file')}`);
  });

  it('waits while the line is cut three times, and asks where to go on each time', async () => {
    replies = honest(3);
    const { states } = await run();
    expect(states.filter(({ phase }) => phase === 'waiting').length).toBe(3);
    expect(asked.filter(({ method }) => method === 'HEAD').length).toBe(4);
    expect(asked.filter(({ method }) => method === 'POST').length).toBe(1);
    expect(states.at(-1)?.phase).toBe('ready');
  });

  it('goes on from its place after a reload, and begins anew where the server forgot it', async () => {
    replies = honest();
    const { locations } = await run({ location: LOCATION });
    expect(locations).toEqual([]);
    const kept = honest();
    let forgot = true;
    replies = (one) => {
      if (one.method === 'POST') forgot = false;
      return forgot ? { status: 404 } : kept(one);
    };
    const again = await run({ location: LOCATION });
    expect(again.locations).toEqual([LOCATION]);
    expect(again.states.at(-1)?.phase).toBe('ready');
  });

  it('asks again where the two disagree about the place', async () => {
    const kept = honest();
    let first = true;
    replies = (one) => {
      if (one.method !== 'PATCH' || !first) return kept(one);
      first = false;
      return { status: 409, error: 'media.offset-conflict' };
    };
    expect((await run()).states.at(-1)?.phase).toBe('ready');
  });

  it('ends with a sentence where the file is refused, before or after it was sent', async () => {
    replies = () => ({ status: 413, error: 'media.too-large' });
    const failed = (await run()).states.at(-1) as UploadState;
    expect(uploadTrouble(failed)).toBe(
      'This file is too large. Pictures can be up to 20 MB, videos up to 200 MB.',
    );
    replies = honest();
    const refused = (await run({ media: { state: 'refused', refusal: 'too-many-pixels' } })).states.at(-1);
    expect(uploadTrouble(refused as UploadState)).toBe(
      'This picture has too many pixels. Make it smaller and try again.',
    );
  });
});

describe('a file', () => {
  it.each([
    [{ type: 'image/svg+xml', size: 10 }, /^Use a JPEG/],
    [{ type: 'image/png', size: 20_000_001 }, /^This file is too large/],
    [{ type: 'video/mp4', size: 200_000_001 }, /^This file is too large/],
  ])('%o is refused before it is sent', (file, words) => {
    expect(fileTrouble(file)).toMatch(words);
  });
  it('is sent where it fits', () => {
    expect(fileTrouble({ type: 'video/mp4', size: 199_000_000 })).toBeNull();
  });
  it('that is handed over may be anything but empty or too large', () => {
    expect(handedFileTrouble({ size: 1 })).toBeNull();
    expect(handedFileTrouble({ size: 0 })).toMatch(/file is empty/);
    expect(handedFileTrouble({ size: 20_000_001 })).toMatch(/^This file is too large/);
  });
  it('is judged by the bounds of the contract', () => {
    expect(pictureFileTypes).toEqual(PICTURE_TYPES);
    expect(videoFileTypes).toEqual(VIDEO_TYPES);
    expect(mostBytes).toEqual({
      picture: MAX_PICTURE_BYTES,
      video: MAX_VIDEO_BYTES,
      file: MAX_FILE_BYTES,
    });
  });
});
