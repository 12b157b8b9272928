import { personalQuery } from '../../shared/document-query.ts';
import { OrderConfirmationDocument } from '../../shared/generated/graphql.ts';

/** The order that was just placed; nothing where it is somebody else's or not paid. */
export const confirmationQuery = (orderId: string) => personalQuery('OrderConfirmation', OrderConfirmationDocument, { orderId });
