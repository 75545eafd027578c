// Owns the row types of the fronts domain's tables; nobody else reads or writes them.
export interface FeaturedClubRow {
  club_id: string;
  featured_at: Date;
}
