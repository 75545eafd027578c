-- Hides the badges of hidden achievements that are there already; a site has at most a few of them.
update badges set hidden = true from achievements a where a.badge_id = badges.id and a.hidden;
