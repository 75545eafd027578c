// Owns how tests look into somebody's inbox, and run the jobs that fill it.
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';
import type { CallOptions, TestApp } from '#app/testing/test-app.ts';

export async function inboxOf(app: TestApp, as: CallOptions): Promise<NotificationEntry[]> {
  return (await app.ok('GET /notifications', { query: { limit: 50 } }, as)).data;
}
