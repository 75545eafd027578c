// Owns the shapes of signing in: what is typed, the session that results, sign-in methods, devices, two-step verification.
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { picture } from '../users/shapes.ts';

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('is not a valid email address'));
export const otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'must have 6 digits');
/** As typed: never trimmed. What makes a password good enough is decided on the server. */
export const password = z.string().min(1, 'is empty').max(1000);
/** A path of our own origin, or an address on the operator's allow-list. */
export const redirectAddress = z.string().min(1).max(500);

/** What the browser keeps per signed-in user; `sctoken` goes into the Authorization header. */
export const session = z.object({
  id,
  user_id: id,
  email: z.string(),
  user_name: z.string(),
  display_name: z.string(),
  avatar: picture.nullable(),
  email_verified: z.boolean(),
  operator: z.boolean(),
  welcome_done: z.boolean(),
  session_id: id,
  sctoken: z.string(),
});
export type Session = z.infer<typeof session>;

/** The same without the token: what the server knows of the caller. */
export const currentSession = session.omit({ sctoken: true });

export const methodKinds = ['password', 'firebase', 'discord', 'twitter', 'wallet', 'tiktok'] as const;
export type MethodKind = (typeof methodKinds)[number];

export const signInMethod = z.object({
  id,
  kind: z.enum(methodKinds),
  /** For people: the email, the handle or the shortened wallet address. */
  label: z.string(),
  linked_at: time,
  can: z.object({ remove: z.boolean() }),
});

export const passkey = z.object({ id, name: z.string(), created_at: time, last_used_at: time.nullable() });

export const security = z.object({
  methods: z.array(signInMethod),
  totp: z.boolean(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
  /** Whether a change of sign-in has to be confirmed again right now. */
  step_up_needed: z.boolean(),
});
export type Security = z.infer<typeof security>;

export const device = z.object({
  id,
  name: z.string(),
  current: z.boolean(),
  signed_in_at: time,
  last_seen_at: time,
  /** Network address, shortened to its network for privacy. */
  address: z.string(),
});

export const secondFactorKinds = ['totp', 'passkey', 'recovery'] as const;

/** Details of `auth.second-factor-needed`: the ticket to send with the code or passkey. */
export const secondFactorTicket = z.object({
  ticket: z.string(),
  methods: z.array(z.enum(secondFactorKinds)),
});
export type SecondFactorTicket = z.infer<typeof secondFactorTicket>;

export const signInProviders = ['firebase', 'discord', 'twitter', 'wallet'] as const;

/** Details of `auth.consent-needed`: whom the account would be for, and the ticket to send with the consent. */
export const consentTicket = z.object({
  ticket: z.string(),
  kind: z.enum(signInProviders),
  /** For people: the email, the handle or the shortened wallet address. */
  label: z.string(),
});
export type ConsentTicket = z.infer<typeof consentTicket>;

/** A WebAuthn message, as the browser's own JSON; its inside is checked by the WebAuthn code. */
export const webauthnJson = z.record(z.string(), z.unknown());

/** Exactly one of the factors. */
export const factorProof = z
  .strictObject({
    totp: otp.optional(),
    recovery_code: z.string().trim().min(8).max(40).optional(),
    passkey: webauthnJson.optional(),
    password: password.optional(),
  })
  .refine((proof) => Object.values(proof).filter((value) => value !== undefined).length === 1, {
    message: 'must contain exactly one proof',
  });

export const demoRoles = ['fan', 'creator', 'admin', 'operator'] as const;
export type DemoRole = (typeof demoRoles)[number];

/** What `/auth` may offer on this site. */
export const providers = z.object({
  firebase: z
    .object({ api_key: z.string(), api_base: z.string(), provider_ids: z.array(z.string()) })
    .nullable(),
  discord: z.boolean(),
  twitter: z.boolean(),
  tiktok: z.boolean(),
  wallet: z.object({ domain: z.string(), uri: z.string(), chain_ids: z.array(z.int()) }).nullable(),
  demo: z
    .object({
      accounts: z.array(
        z.object({
          role: z.enum(demoRoles),
          email: z.string(),
          display_name: z.string(),
          avatar: picture.nullable(),
        }),
      ),
      key_needed: z.boolean(),
    })
    .nullable(),
  /** Where the email of this site goes: to people, or to the outbox on disk. */
  mail: z.enum(['smtp', 'outbox']),
  /** How credit is paid for here: at Stripe, by the demo's test payment, or not at all. */
  payments: z.enum(['stripe', 'test', 'off']),
  /** Where people can write to whoever runs this site. */
  contact_email: z.string().nullable(),
  /** The style of maps; null where this installation shows none. */
  map_style_url: z.string().nullable(),
});
export type Providers = z.infer<typeof providers>;
