// Owns who may call the endpoints of first steps.
import { type RowsOf, signedInOnly } from '#app/testing/role-row.ts';

export const onboardingRows = {
  listOnboarding: { given: () => ({}), cells: signedInOnly() },
  dismissOnboarding: { given: () => ({ params: { path: 'fan' } }), cells: signedInOnly() },
} satisfies RowsOf<'onboarding'>;
