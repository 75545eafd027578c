// Tests how pushes of each kind travel.
import { notificationKindNames } from '@stagepass/base/notification-kinds.ts';
import { expect, test } from 'vitest';
import { pushTerms, topicOf } from './push-terms.rules.ts';

test('what is over soon is urgent and does not wait long, what people added is not urgent', () => {
  expect(pushTerms('outbid')).toEqual({ urgency: 'high', ttl_s: 3600 });
  expect(pushTerms('club-post')).toMatchObject({ urgency: 'low' });
  expect(pushTerms('badge')).toMatchObject({ urgency: 'normal' });
  for (const kind of notificationKindNames) expect(pushTerms(kind).ttl_s).toBeLessThanOrEqual(28 * 86_400);
});

test('a topic fits its header, and is the same for the same thing only', () => {
  const topic = topicOf('comment:7');
  expect(topic).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(topicOf('comment:7')).toBe(topic);
  expect(topicOf('comment:8')).not.toBe(topic);
});
