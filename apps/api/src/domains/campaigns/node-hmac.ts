// Owns the keyed hash that raffles are drawn with here: node's, which agrees with the phone's own and is quicker.
import { createHmac } from 'node:crypto';
import type { Hmac } from '@stagepass/base/hmac.ts';

export const nodeHmac: Hmac = (key, text) => createHmac('sha256', key).update(text).digest();
