// The addresses of the operator area.

export const operatorPath = (screen = '') => (screen === '' ? '/operator' : `/operator/${screen}`);
