// My fan pass with this phone's key, kept on the phone for doors without a network; and the phones that may show it.
import type { FanPass } from '@stagepass/contract/redemption/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { writeLocal } from '#platform/storage/local.ts';
import { passKeptKey } from '#platform/storage/pass-kept.ts';
import { readPhone, writePhone } from './phone-db.ts';
import { canSign, forgetPhoneKey, knownPhoneKey, type PhoneKey, phoneKey } from './phone-key.ts';

export interface OwnPass {
  pass: FanPass;
  key: PhoneKey | null;
  offset_ms: number;
  isKept: boolean;
}

type Kept = Pick<OwnPass, 'pass' | 'offset_ms'>;
const passKey = ['redemption', 'pass'] as const;
const keptName = (userId: string) => `${userId}/pass`;

async function signingKey(userId: string, name: string, pass: FanPass): Promise<PhoneKey | null> {
  // Without a club there is no door to open, and no phone to remember.
  if (!canSign() || pass.clubs.length === 0) return null;
  const known = await knownPhoneKey(userId);
  // Revoked from another phone: this one becomes a new one.
  if (known !== null && !pass.keys.some(({ id }) => id === known.key_id)) await forgetPhoneKey(userId);
  return phoneKey(userId, name);
}

export function usePass(userId: string, phoneName: string) {
  return useQuery({
    queryKey: passKey,
    queryFn: async ({ signal }): Promise<OwnPass> => {
      try {
        const { data: pass } = await call('GET /pass', {}, { signal });
        const kept: Kept = { pass, offset_ms: Date.parse(pass.now) - Date.now() };
        await writePhone('kept', keptName(userId), kept);
        const key = await signingKey(userId, phoneName, pass);
        if (key !== null && pass.clubs.length > 0) writeLocal(passKeptKey, userId);
        return { ...kept, key, isKept: false };
      } catch (error) {
        if (!isApiError(error) || error.status !== 0) throw error;
        const kept = (await readPhone('kept', keptName(userId))) as Kept | undefined;
        if (kept === undefined) throw error;
        return { ...kept, key: canSign() ? await knownPhoneKey(userId) : null, isKept: true };
      }
    },
    retry: false,
    refetchOnReconnect: 'always',
  });
}

export function usePhones(isAsked: boolean) {
  return useQuery({
    queryKey: ['redemption', 'phones'],
    queryFn: async ({ signal }) => (await call('GET /device-keys', {}, { signal })).data,
    enabled: isAsked,
  });
}

export function useRevokePhone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /device-keys/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['redemption'] }),
  });
}
