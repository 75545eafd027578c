/** The routes of the specification: top level, main shell, club section, user section. `shell: tabs` has the tab bar. */
export declare const seedRoutes: readonly [
  {
    readonly pattern: '/auth';
    readonly title: 'Sign in';
    readonly access: 'signed-out';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/permission-error';
    readonly title: 'Not for you yet';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/welcome';
    readonly title: 'Welcome';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/verify-email';
    readonly title: 'Check your mail';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/NTU';
    readonly title: 'Partner';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/item-qr';
    readonly title: 'Redeem code';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/scan-ticket';
    readonly title: 'Scan tickets';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/discord';
    readonly title: 'Discord';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/tiktok';
    readonly title: 'TikTok';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/otp-verify';
    readonly title: 'Enter your code';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/mission/{id}';
    readonly title: 'Mission';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/campaign/{id}';
    readonly title: 'Campaign';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/ntt';
    readonly title: 'Partner';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/market-item/{id}';
    readonly title: 'Market item';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/';
    readonly title: 'Discover';
    readonly access: 'visitor';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/discover';
    readonly title: 'Discover';
    readonly access: 'visitor';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/home';
    readonly title: 'Home';
    readonly access: 'fan';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/missions';
    readonly title: 'Missions';
    readonly access: 'fan';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/clubs';
    readonly title: 'Clubs';
    readonly access: 'fan';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/messages';
    readonly title: 'Messages';
    readonly access: 'fan';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/notifications';
    readonly title: 'Notifications';
    readonly access: 'fan';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/station/{id}';
    readonly title: 'Station';
    readonly access: 'fan';
    readonly shell: 'tabs';
  },
  {
    readonly pattern: '/club/{id}';
    readonly title: 'Club';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/post-detail/{id}';
    readonly title: 'Post';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/id-center';
    readonly title: 'Member card';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/invite';
    readonly title: 'Invite';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/invite/{code}';
    readonly title: 'Invitation';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/mission-detail/{id}';
    readonly title: 'Mission';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/play-mission/{id}';
    readonly title: 'Mission';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/market';
    readonly title: 'Market';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/gacha/{id}';
    readonly title: 'Gacha';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/achievement';
    readonly title: 'Achievements';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/station/{id}';
    readonly title: 'Station';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/settings';
    readonly title: 'Club settings';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/home';
    readonly title: 'Club';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/missions';
    readonly title: 'Missions';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/stations';
    readonly title: 'Stations';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/posts';
    readonly title: 'Posts';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/module';
    readonly title: 'Modules';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/requirement';
    readonly title: 'Join requirements';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/info';
    readonly title: 'About the club';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/subscriptions';
    readonly title: 'Plans';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/subscription-detail/{id}';
    readonly title: 'Plan';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/club-subscription/{id}';
    readonly title: 'My subscription';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-subscriptions';
    readonly title: 'Manage plans';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/levels';
    readonly title: 'Levels';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-rules';
    readonly title: 'House rules';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-votes';
    readonly title: 'Manage votes';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/vote-detail/{id}';
    readonly title: 'Vote';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-members';
    readonly title: 'Members';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-member-tier';
    readonly title: 'Member tiers';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage';
    readonly title: 'Manage';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-gacha';
    readonly title: 'Manage gacha';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-store';
    readonly title: 'Manage store';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-achievement';
    readonly title: 'Manage achievements';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-items';
    readonly title: 'Vault';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/vault';
    readonly title: 'Vault';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/messages';
    readonly title: 'Club messages';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/new-chat';
    readonly title: 'New chat';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/chat/{user_name}';
    readonly title: 'Chat';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/ai';
    readonly title: 'Club AI';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/upgrade-license';
    readonly title: 'Licence';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/overview';
    readonly title: 'Figures';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/checkin';
    readonly title: 'Check-in';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/levels';
    readonly title: 'Levels';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/tasks';
    readonly title: 'Tasks';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/badges';
    readonly title: 'Badges';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/openai-profile';
    readonly title: 'AI persona';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/{id}';
    readonly title: 'Profile';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/welcome';
    readonly title: 'Welcome';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/settings';
    readonly title: 'Settings';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/creatorpod';
    readonly title: 'Creator';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/profile';
    readonly title: 'Profile';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/editprofile';
    readonly title: 'Edit profile';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/inventory';
    readonly title: 'Inventory';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/wallet';
    readonly title: 'Wallet';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/fan-token';
    readonly title: 'Fan tokens';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/transaction-history';
    readonly title: 'Statement';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/buy-credit';
    readonly title: 'Top up';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/change-password';
    readonly title: 'Change password';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/redeem-history';
    readonly title: 'Redeemed';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/creator-club';
    readonly title: 'My clubs';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/create-club';
    readonly title: 'New club';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/create-club-ai';
    readonly title: 'New club with AI';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/new-chat';
    readonly title: 'New chat';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/chat/{id}';
    readonly title: 'Chat';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/user/fanpass';
    readonly title: 'Fan pass';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
];
/** Routes that the product adds. */
export declare const beyondSeedRoutes: readonly [
  {
    readonly pattern: '/club/{id}/manage-missions';
    readonly title: 'Manage missions';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-campaigns';
    readonly title: 'Manage campaigns';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/{id}/manage-stations';
    readonly title: 'Manage stations';
    readonly access: 'fan';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/gacha/{id}/odds';
    readonly title: 'Odds';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/club/gacha/proof/{draw}';
    readonly title: 'Proof of a draw';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/p/{slug}';
    readonly title: 'Partner';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/operator';
    readonly title: 'Operator';
    readonly access: 'operator';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/legal/terms';
    readonly title: 'Terms';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
  {
    readonly pattern: '/legal/privacy';
    readonly title: 'Privacy';
    readonly access: 'visitor';
    readonly shell: 'bare';
  },
];
