import { personalQuery } from '../../platform/queries/document-query.ts';
import { OrderConfirmationDocument, RecentOrdersDocument } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** The order that was just placed; nothing where it is somebody else's or not paid. */
export const confirmationQuery = (orderId: string) => personalQuery('OrderConfirmation', OrderConfirmationDocument, { orderId });

/** The newest orders of a signed-in customer. Where they cannot be had, their own place on the page says so. */
export const recentOrdersQuery = () => ({ ...personalQuery('RecentOrders', RecentOrdersDocument, {}), meta: SILENT });
