import { OrderConfirmationDocument, RecentOrdersDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** The order that was just placed. Null if it belongs to somebody else or is not paid. */
export const confirmationQuery = (orderId: string) =>
  personalQuery('OrderConfirmation', OrderConfirmationDocument, { orderId });

/** The newest orders of a signed-in customer. A failure is shown in place. */
export const recentOrdersQuery = () => ({ ...personalQuery('RecentOrders', RecentOrdersDocument, {}), meta: SILENT });
