// Owns the row types of the insights domain's tables; nobody else reads or writes them.
export interface FactRow {
  user_id: string;
  day: string;
  source: string;
  figure: string;
  dimension: string;
  count: number;
  cents: number;
}

export interface DayRow {
  figure: string;
  day: string;
  dimension: string;
  count: number;
  cents: number;
  people: number;
}
