// Owns whose day it is, for what domains put into the running order on Home.

export interface TodayViewer {
  user_id: string;
  now: Date;
}
