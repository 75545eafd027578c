// Owns the missions of a random history: daily ones that give credits out of the club's budget, published, done and ended, with what
// must be set aside, promised and spent after it.
import { experiencePoints } from '@stagepass/base/experience.ts';
import { localDay } from '@stagepass/base/local-day.ts';
import { changeMissionBudget } from '#domains/missions/actions/budget.ts';
import { endMission } from '#domains/missions/actions/run-mission.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { foundClub } from './clubs.ts';
import { fundClub, handInStep, openStep, publishedMission } from './missions.ts';
import type { TestApp } from './test-app.ts';

type Club = Awaited<ReturnType<typeof foundClub>>;
const MOST_RUNNING = 4;

interface Running {
  id: string;
  step: string;
  amount_cents: number;
  total: number;
  given: number;
}

export interface EscrowHistory {
  /** One thing that the owner does; nothing else runs meanwhile. */
  manage(chance: (below: number) => number): Promise<void>;
  /** A fan does the step of a mission; answers the XP that it gave. */
  complete(fan: SignedIn, which: number): Promise<number>;
  expected(): { budget_cents: number; reserved_cents: number; spent_cents: number };
}

export function escrowHistory(app: TestApp, club: Club, zone: string): EscrowHistory {
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  const { id: user_id } = club.owner;
  const owner: SignedIn = { kind: 'user', user_id, session_id: user_id, verified: true, ...plain };
  const running: Running[] = [];
  const done = new Set<string>();
  let [budget_cents, spent_cents] = [0, 0];
  const reserved = () =>
    running.reduce((sum, { amount_cents, total, given }) => sum + amount_cents * (total - given), 0);

  async function changeBudget(cents: number): Promise<void> {
    if (cents > 0) await fundClub(app, club.id, cents);
    if (cents < 0 && budget_cents - spent_cents - reserved() < -cents) {
      const refused = await changeMissionBudget(app.platform, owner, club.id, cents).catch((error) => error);
      if (!(refused instanceof Failure)) throw new Error('more was taken back than is free');
      return;
    }
    await changeMissionBudget(app.platform, owner, club.id, cents);
    budget_cents += cents;
  }

  return {
    async manage(chance) {
      const kind = chance(10);
      if (kind < 3) return changeBudget(100 * (1 + chance(80)));
      if (kind < 5) return changeBudget(-50 * (1 + chance(60)));
      if (kind < 6 && running.length > 1) {
        const [ended] = running.splice(chance(running.length), 1);
        if (ended !== undefined) await endMission(app.platform, owner, ended.id);
        return;
      }
      const [amount_cents, total] = [10 * (1 + chance(20)), 1 + chance(40)];
      const free = budget_cents - spent_cents - reserved();
      if (running.length >= MOST_RUNNING || free < amount_cents * total) return;
      const rewards = [{ kind: 'credits' as const, amount_cents, total }];
      const { id, steps } = await publishedMission(app, club, { repeat: 'daily', rewards });
      running.push({ id, step: steps[0] ?? '', amount_cents, total, given: 0 });
    },

    async complete(fan, which) {
      const mission = running[which % Math.max(1, running.length)];
      if (mission === undefined) return 0;
      const attempt = await openStep(app, fan, mission.step);
      await handInStep(app, fan, mission.step, attempt);
      const round = `${mission.id}:${fan.user_id}:${localDay(app.clock.now(), zone)}`;
      if (done.has(round)) return 0;
      done.add(round);
      if (mission.given < mission.total) {
        mission.given += 1;
        spent_cents += mission.amount_cents;
      }
      return experiencePoints('CONTENT');
    },

    expected: () => ({ budget_cents, reserved_cents: reserved(), spent_cents }),
  };
}
