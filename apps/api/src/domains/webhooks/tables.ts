// Owns the row types of the webhooks domain's tables; nobody else reads or writes them.
import type {
  DeliveryKind,
  DeliveryProblem,
  DeliveryState,
  WebhookKind,
} from '@stagepass/base/webhook-kinds.ts';

export interface WebhookRow {
  id: string;
  club_id: string;
  url: string;
  kinds: WebhookKind[];
  secret_sealed: string;
  is_on: boolean;
  failing_since: Date | null;
  turned_off_by_site: boolean;
  created_at: Date;
}

export interface DeliveryRow {
  id: string;
  webhook_id: string;
  event_id: string;
  kind: DeliveryKind;
  body: string;
  state: DeliveryState;
  tries: number;
  run_at: Date;
  status: number | null;
  snippet: string;
  problem: DeliveryProblem | null;
  created_at: Date;
  tried_at: Date | null;
}

export interface WebhooksTables {
  webhooks: WebhookRow;
  webhook_deliveries: DeliveryRow;
}
