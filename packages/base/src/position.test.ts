import { expect, test } from 'vitest';
import { currentPosition, type GeolocationSource, measurePosition, PositionError } from './position.ts';

const reading = {
  coords: { latitude: 1.3483, longitude: 103.6831, accuracy: 12 },
  timestamp: 1_790_000_000_000,
};

function source(answer: { fail: number } | 'ok', seen: unknown[] = []): GeolocationSource {
  return {
    getCurrentPosition(success, failure, options) {
      seen.push(options);
      if (answer === 'ok') success(reading);
      else failure({ code: answer.fail, message: 'no' });
    },
  };
}

test('uses high accuracy and returns lat and long', async () => {
  const seen: unknown[] = [];
  await expect(currentPosition(source('ok', seen))).resolves.toEqual({ lat: 1.3483, long: 103.6831 });
  expect(seen).toEqual([expect.objectContaining({ enableHighAccuracy: true, maximumAge: 0 })]);
});

test('a measured position also tells how exact and how old it is', async () => {
  await expect(measurePosition(source('ok'))).resolves.toEqual({
    lat: 1.3483,
    long: 103.6831,
    accuracy_m: 12,
    measured_at: new Date(reading.timestamp),
  });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('error %i of the browser is told as %s', async (fail, code) => {
  const failed = currentPosition(source({ fail }));
  await expect(failed).rejects.toBeInstanceOf(PositionError);
  await expect(failed).rejects.toMatchObject({ code });
});

test('a browser without positions is told as unsupported', async () => {
  await expect(currentPosition(undefined)).rejects.toMatchObject({ code: 'unsupported' });
});
