// The names of the wallet's pages inside other screens, as they stand in `?view=`.

export const limitsView = 'spending-limits';
export const cardsView = 'saved-cards';
export const moneyView = 'money';
