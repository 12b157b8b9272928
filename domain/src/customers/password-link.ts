/** How long the link to a new password works. The specification names no time; this one is the shop's own (docs/decisions/0008). */
export const PASSWORD_LINK_MINUTES = 60;
