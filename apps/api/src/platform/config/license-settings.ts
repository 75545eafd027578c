// Owns the environment variable of the licenses that clubs can have.
import { FREE_LICENSE, usualLicenses } from '@stagepass/base/licenses.ts';
import { z } from 'zod';
import { jsonList, setting } from './setting.ts';

const most = z.int().min(0).max(1_000_000_000).nullable();

const plan = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'is not a key (a–z, 0–9 and -)'),
  name: z.string().trim().min(1).max(20),
  price_cents: z.int().min(0).max(10_000_000),
  /** The owner is a member from the beginning. */
  members: z.int().min(1).max(1_000_000_000).nullable(),
  admins: most,
  missions: most,
  ai_answers: most,
  fee_bp: z.int().min(0).max(10_000),
});

export const licenseSettings = {
  LICENSES: setting({
    schema: z
      .string()
      .transform(jsonList)
      .pipe(z.array(plan).max(12))
      .refine(
        (plans) => plans.length === 0 || (plans[0]?.key === FREE_LICENSE && plans[0].price_cents === 0),
        {
          message: 'does not begin with the license `free` at price 0',
        },
      )
      .refine((plans) => new Set(plans.map(({ key }) => key)).size === plans.length, {
        message: 'names a key twice',
      })
      .refine(
        (plans) => plans.every(({ price_cents }, at) => price_cents >= (plans[at - 1]?.price_cents ?? 0)),
        {
          message: 'is not in the order of prices',
        },
      )
      .transform((plans) => (plans.length === 0 ? usualLicenses : plans)),
    default: '[]',
    about:
      'Licenses that clubs can have, as JSON from the cheapest to the dearest: `[{"key":"free","name":"Free","price_cents":0,"members":500,"admins":2,"missions":10,"ai_answers":100,"fee_bp":1000},…]`. Prices are a month, null is unlimited, `fee_bp` is the fee on what the club sells itself in hundredths of a percent. Unset: Free, Pro ($29) and Stage ($199). A license at price 0 other than `free` can only be granted.',
  }),
};
