/** How long the link that confirms a subscription works. */
export const NEWSLETTER_LINK_DAYS = 7;

/** Mails about a subscription to one address in 24 hours, however often somebody asks for them. */
export const NEWSLETTER_MAILS_A_DAY = 3;

/** How long an address is kept that nobody confirms, in days. */
export const UNCONFIRMED_ADDRESS_DAYS = 30;
