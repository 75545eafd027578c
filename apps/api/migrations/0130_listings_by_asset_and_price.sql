-- Prices in credits and in fan tokens are no numbers of one kind: what is for sale is sorted within each.
create index listings_by_asset_and_price on listings (club_id, kind, asset_id, price, id) where state = 'open';
