// How a webhook stands, in words.
import type { Webhook } from '@stagepass/contract/webhooks/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { webhooksCopy } from '../copy.ts';

export function useWebhookState(): (webhook: Webhook) => string {
  const { states } = useCopy(webhooksCopy);
  const { tag } = useLocale();
  return ({ on, turned_off_by_site, failing_since }) => {
    if (turned_off_by_site) return states.given_up;
    if (!on) return states.off;
    return failing_since === null ? states.on : states.failing({ day: dayIn(tag, failing_since) });
  };
}
