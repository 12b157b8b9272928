/** Countries that the shop delivers to. */
export const DELIVERY_COUNTRIES = ['DE', 'AT', 'CH', 'LI', 'IT'] as const;
/** Country code ISO 3166-1 alpha-2. */
export type CountryCode = (typeof DELIVERY_COUNTRIES)[number];
