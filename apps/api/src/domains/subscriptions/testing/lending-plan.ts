// Sets up a plan that gives a tier, in a club of its own, with fans who pay for it; and what only that tier opens.
import { randomUUID } from 'node:crypto';
import { makePlan, memberWith, subscribed } from '#app/testing/subscriptions.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { World } from '#app/testing/world.ts';

export type Lending = Awaited<ReturnType<typeof lendingClub>>;

export async function lendingClub(
  { app, world }: { app: TestApp; world: World },
  benefits: { type: 'discount'; percent: number }[] = [],
) {
  const stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const params = { id: stage.club.id };
  const body = { name: 'Insiders', hue: 10, reached_by: { by: 'subscription' as const }, benefits };
  const { data } = await app.ok('POST /clubs/:id/tiers', { params, body }, stage.owner.as);
  const tier_id = data.find(({ name }) => name === 'Insiders')?.id ?? '';
  const plan = await makePlan(stage, { tier_id });
  return {
    ...{ stage, tier_id, params },
    /** A member with so much money, who has subscribed since. */
    async subscriber(amount: number) {
      const fan = await memberWith(stage, amount);
      return { fan, id: (await subscribed(app, fan, plan.id)).id };
    },
    async post(terms: object): Promise<string> {
      const post = { client_key: randomUUID(), text: 'Rehearsal diary', ...terms };
      return (await app.ok('POST /clubs/:id/posts', { params, body: post as never }, stage.owner.as)).data.id;
    },
    async channel(): Promise<string> {
      const condition = { kind: 'subscription' as const, plan_ids: [] };
      const channel = { name: 'Insiders', read_condition: condition, write_condition: condition };
      return (await app.ok('POST /clubs/:id/channels', { params, body: channel }, stage.owner.as)).data.id;
    },
  };
}
