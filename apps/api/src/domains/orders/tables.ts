// Owns the row types of the orders domain's tables; triggers write orders, and a refund is all that changes.
import type { OrderKind } from '@stagepass/contract/orders/shapes.ts';

export interface OrderRow {
  id: string;
  number: number;
  kind: OrderKind;
  club_id: string;
  buyer_id: string;
  seller_id: string | null;
  source_id: string;
  design_id: string | null;
  item_id: string | null;
  copy_number: number | null;
  title: string;
  quantity: number;
  bought_now: boolean;
  asset_id: string;
  price: number;
  paid: number;
  fee: number;
  to_club: number;
  transfer_id: string | null;
  at: Date;
  refunded_at: Date | null;
  refunded_by: string | null;
  refund_reason: string | null;
  refund_transfer_id: string | null;
}

export interface OrdersTables {
  orders: OrderRow;
}
