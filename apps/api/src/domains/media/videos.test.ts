// Owns: where a converter is configured a video is written anew and gets a poster, for whom the video is; where it fails, or
// there is none, the video plays as it came.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type FfmpegStandIn, writeFfmpegStandIn } from '@stagepass/testkit/ffmpeg-stand-in.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFile } from '#app/testing/open-file.ts';
import { manyAddresses, openMailbox, type Registered, registerVerified } from '#app/testing/people.ts';
import { PLACE, sampleMp4, sampleWebm } from '#app/testing/sample-videos.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';
import { makeVideos } from '#platform/videos/ffmpeg.ts';
import { claimMedia } from './public/claim-media.ts';
import { presentMedia } from './public/present-media.ts';
import { releaseMedia } from './public/release-media.ts';

let app: TestApp;
let plain: TestApp;
let folder: string;
let ffmpeg: FfmpegStandIn;
let ana: Registered;
const converted = sampleMp4({ payload: Buffer.alloc(96, 9) });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-ffmpeg-'));
  const frame = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  ffmpeg = await writeFfmpegStandIn(folder, { converted, frame });
  app = await startTestApp({ env: { ...manyAddresses, FFMPEG_PATH: ffmpeg.program } });
  plain = await startTestApp({ env: manyAddresses });
  ana = await registerVerified(app, openMailbox(app));
});
afterAll(async () => {
  await app.stop();
  await plain.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ready(on: TestApp, as: Registered['as'], id: string) {
  const look = async () => (await on.ok('GET /media/:id', { params: { id } }, as)).data;
  await expect.poll(async () => (await look()).state, { timeout: 15_000, interval: 50 }).toBe('ready');
  return (await look()).view;
}

const bytesAt = async (on: TestApp, url: string | null | undefined, as = ana.as) => {
  const answer = await openFile(on, url, as);
  return {
    status: answer.status,
    bytes: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('content-type'),
  };
};

test('a WebM becomes an MP4 with a poster, and both go where the video goes', async () => {
  const id = await upload(app, { as: ana.as, bytes: sampleWebm(), type: 'video/webm' });
  const view = await ready(app, ana.as, id);
  expect(view).toMatchObject({ kind: 'video', width: 640, height: 360, duration_s: 2 });
  expect(view?.placeholder).toMatch(/^data:image\//);
  const video = await bytesAt(app, view?.video_url);
  expect(video).toMatchObject({ status: 200, type: 'video/mp4' });
  expect(video.bytes.length).toBe(converted.length);
  expect(video.bytes.includes(PLACE)).toBe(false);
  for (const url of [view?.small_url, view?.medium_url, view?.large_url])
    expect(await bytesAt(app, url)).toMatchObject({ status: 200, type: 'image/webp' });

  const { platform } = app;
  const used = { kind: 'post', id: ana.id };
  const [facts] = await platform.db.transaction((tx) =>
    claimMedia(platform, tx, {
      owner_id: ana.id,
      ids: [id],
      for: used,
      audience: 'public',
      kinds: ['video'],
    }),
  );
  const shown = presentMedia(platform, facts as NonNullable<typeof facts>, null);
  expect(shown.medium_url).toContain('/public/');
  for (const url of [shown.video_url, shown.medium_url]) expect((await bytesAt(app, url)).status).toBe(200);
  await platform.db.transaction((tx) => releaseMedia(platform, tx, { for: used }));
  for (const url of [shown.video_url, shown.medium_url])
    await expect.poll(async () => (await bytesAt(app, url)).status).toBe(404);
});

test('the converter reads a file of ours without its place, knows its container and nothing of the server', async () => {
  const bytes = sampleMp4();
  await ready(app, ana.as, await upload(app, { as: ana.as, bytes, type: 'video/mp4' }));
  const [convert, frame] = (await ffmpeg.calls()).slice(-2);
  expect(convert?.read_bytes).toBe(bytes.length);
  expect(convert?.given.join(' ')).toContain('-protocol_whitelist file -f mp4 -i ');
  expect(frame?.given.join(' ')).toContain('-frames:v 1');
  expect(
    convert?.env.filter((name) => !['PATH', '_', 'PWD', 'SHLVL', '__CF_USER_TEXT_ENCODING'].includes(name)),
  ).toEqual([]);
  const left = (await readdir(os.tmpdir())).filter((name) => name.startsWith('stagepass-video-'));
  expect(left).toEqual([]);
});

test('a file that is no video is refused before the converter sees it', async () => {
  const before = (await ffmpeg.calls()).length;
  const id = await upload(app, {
    as: ana.as,
    bytes: Buffer.from('#EXTM3U\nfile:///etc/passwd'),
    type: 'video/mp4',
  });
  const look = async () => (await app.ok('GET /media/:id', { params: { id } }, ana.as)).data;
  await expect.poll(look).toMatchObject({ state: 'refused', refusal: 'not-a-video' });
  expect(await ffmpeg.calls()).toHaveLength(before);
});

test('what cannot be converted plays as it came, without a poster', async () => {
  await ffmpeg.breakDown();
  const bytes = sampleWebm();
  const view = await ready(app, ana.as, await upload(app, { as: ana.as, bytes, type: 'video/webm' }));
  expect(view).toMatchObject({ small_url: null, medium_url: null, placeholder: '', duration_s: 2.5 });
  const video = await bytesAt(app, view?.video_url);
  expect(video).toMatchObject({ status: 200, type: 'video/webm' });
  expect(video.bytes.length).toBe(bytes.length);
});

test('without a converter a video is ready with the answer to its last byte', async () => {
  const bo = await registerVerified(plain, openMailbox(plain));
  const id = await upload(plain, { as: bo.as, bytes: sampleMp4(), type: 'video/mp4' });
  const { data } = await plain.ok('GET /media/:id', { params: { id } }, bo.as);
  expect(data).toMatchObject({ state: 'ready', view: { medium_url: null, placeholder: '' } });
  expect((await bytesAt(plain, data.view?.video_url, bo.as)).status).toBe(200);
});

test('a converter that cannot be run is told at the start', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  await expect(makeVideos({ config: { FFMPEG_PATH: path.join(folder, 'nothing') }, log })).rejects.toThrow(
    /^FFMPEG_PATH cannot be run: /,
  );
});
