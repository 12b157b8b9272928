/** What a cart may lack to become an order, in the order in which a checkout asks for it. `carrier-details`: what a forwarding agent must know. */
export const ORDER_GAPS = ['articles', 'address', 'carrier', 'carrier-details', 'payment', 'buyer-reference'] as const;
export type OrderGap = (typeof ORDER_GAPS)[number];
