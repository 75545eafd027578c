-- Its order compared credits with tokens; 0130_listings_by_asset_and_price.sql takes its place.
drop index listings_by_price;
