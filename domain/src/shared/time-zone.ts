/** The time zone of the shop: that of every storefront's country. */
export const TIME_ZONE = 'Europe/Berlin';
