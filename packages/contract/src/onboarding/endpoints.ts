// Owns the endpoints of first steps.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, done } from '../shapes.ts';
import { onboarding, onboardingPaths } from './shapes.ts';

export const listOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding',
  summary: 'My first steps as a fan and as a creator, while they are worth showing.',
  who: 'fan',
  answer: answer(z.array(onboarding)),
  errors: [],
});

export const dismissOnboarding = endpoint({
  method: 'PUT',
  path: '/onboarding/:path/dismissed',
  summary: 'Shows these first steps no more. What was earned stays.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params: z.strictObject({ path: z.enum(onboardingPaths) }),
  answer: done,
  errors: [],
});
