// The names of the sign-in pages inside settings, as they stand in `?view=`.

export const waysView = 'sign-in';
export const factorsView = 'second-factor';
export const devicesView = 'devices';
export const emailView = 'email';
export const accessTokensView = 'access-tokens';
