/** Prefixes of the cookies that are passed on to the shop (specification A7): A/B tests and web analytics. */
export const PASSED_COOKIES: readonly string[] = ['BZ_AB_', '_ga'];
