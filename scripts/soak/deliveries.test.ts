// The judgement notices what it is there to notice: a lost delivery, a doubled one, and nothing that was not owed.
import { expect, test } from 'vitest';
import { recordDeliveries } from './deliveries.ts';

function recorded() {
  let now = 0;
  const deliveries = recordDeliveries(() => now);
  return {
    deliveries,
    at(time_ms: number) {
      now = time_ms;
      return deliveries;
    },
  };
}

test('what arrived once is neither lost nor doubled', () => {
  const { at, deliveries } = recorded();
  at(1000).send('a', ['ana', 'bo']);
  at(1004).arrive('a', 'ana');
  at(1006).arrive('a', 'bo');
  expect(deliveries.judge([])).toMatchObject({ owed: 2, lost: [], doubled: [], median_ms: 6 });
});

test('a missing one is lost, a second one doubled', () => {
  const { at, deliveries } = recorded();
  at(1000).send('a', ['ana', 'bo']);
  at(1001).arrive('a', 'ana');
  at(1002).arrive('a', 'ana');
  expect(deliveries.judge([])).toMatchObject({ owed: 2, lost: ['a to bo'], doubled: ['a to ana'] });
});

test('in trouble, and just before it, nothing is owed; a double still counts', () => {
  const { at, deliveries } = recorded();
  for (const time of [400, 600, 1500, 2001]) at(time).send(`sent ${time}`, ['ana']);
  at(1600).arrive('sent 1500', 'ana');
  at(1601).arrive('sent 1500', 'ana');
  expect(deliveries.judge([{ what: 'a kill', from_ms: 1000, until_ms: 2000 }])).toMatchObject({
    owed: 2,
    lost: ['sent 400 to ana', 'sent 2001 to ana'],
    doubled: ['sent 1500 to ana'],
    inTrouble: { sent: 2, arrived: 1 },
  });
});
