/** How long the link that confirms an alert works. */
export const STOCK_ALERT_LINK_DAYS = 7;

/** Mails about alerts that anybody can ask for, to one address in 24 hours. */
export const STOCK_ALERT_MAILS_A_DAY = 3;

/** How long an article is watched at most, in days. */
export const STOCK_ALERT_DAYS = 180;

/** Articles that one address watches at a time; another one takes the place of the oldest. */
export const MOST_STOCK_ALERTS = 50;

/** How long an address is kept that nobody confirms, in days. */
export const UNCONFIRMED_ALERT_DAYS = 30;
