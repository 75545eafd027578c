// Owns the order of parts on a person's own home. A name whose domain is not built yet keeps its place.

export const homeOrder = ['today', 'onboarding', 'clubs', 'doors', 'posts'] as const;
