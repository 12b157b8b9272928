/** Enums and unions of which the storefront has an answer for values that it does not know: their growth breaks nothing. */
export const TOLERATED = ['TeaserAttribute'];
