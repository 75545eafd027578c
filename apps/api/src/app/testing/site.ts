// Sets up steps that are done on site for tests: their code as staff see it, and fans who hand one in.
import type { Position } from '@stagepass/contract/requirements/place.ts';
import type { ConfigOf, RequirementAnswer } from '@stagepass/contract/requirements/shapes.ts';
import type { Registered } from './people.ts';
import type { TestApp } from './test-app.ts';

export const codeStep: ConfigOf<'QRCODE'> = {
  type: 'QRCODE',
  mode: 'fixed',
  uses: null,
  place: null,
  where: 'By the door.',
};

export const hall = { lat: 51.5, long: -0.12, radius_m: 150 };

export const placeStep: ConfigOf<'LOCATION'> = {
  type: 'LOCATION',
  place: hall,
  name: 'Boathouse Hall',
  hint: 'Over the bridge.',
  hidden: false,
  code: false,
};

type As = Pick<Registered, 'as'>;

export async function codeOf(app: TestApp, step: string, staff: As): Promise<string> {
  return (await app.ok('GET /requirements/:id/code', { params: { id: step } }, staff.as)).data.code;
}

/** Measured this moment, so many meters north of the hall. */
export function standing(app: TestApp, north_m = 0, change: Partial<Position> = {}): Position {
  const taken_at = app.clock.now().toISOString();
  return { lat: hall.lat + north_m / 111_195, long: hall.long, accuracy_m: 10, taken_at, ...change };
}

/** Opens the step and hands the answer in: what came of it, or the code of the refusal. */
export async function answerStep(app: TestApp, step: string, fan: As, answer: RequirementAnswer) {
  const params = { id: step };
  const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
  const body = { attempt_id: data.id, answer };
  const answered = await app.call('POST /requirements/:id/finish', { params, body }, fan.as);
  return answered.ok ? { passed: answered.body.data.passed } : answered.error;
}
