import type { OrderDetails } from '@shop/domain/orders/order-details';
import { dateFilterOf } from '@shop/domain/orders/order-list';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Result } from '@shop/domain/shared/result';
import { listOrders } from '../../orders/list-orders.ts';
import { signedInUser } from '../../sessions/current-user.ts';
import type {
  MutationCancelOrderArgs,
  MutationSubmitCartArgs,
  OrderDetailsAnswer,
  QueryGetOrderDetailsV2Args,
  QueryGetOrdersV2Args,
  QueryGetOrderStatusArgs,
  QueryGetThankYouPageDataArgs,
} from '../generated/upstream-types.ts';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { IDEMPOTENCY_KEY } from '../http/passed-headers.ts';
import { writeRefusal } from '../shared/write-refusal.ts';
import { writeOrderDetails, writeOrderList, writeOrderStatus } from './write-order-details.ts';
import { writeConfirmationRefusal, writeOrder } from './write-order.ts';
import { writeSubmission } from './write-submission.ts';

type OrderFields =
  | 'submitCart'
  | 'getThankYouPageData'
  | 'getOrdersV2'
  | 'getOrderYears'
  | 'getOrderDetailsV2'
  | 'getOrderStatus'
  | 'cancelOrder';

const answer = (
  result: Result<OrderDetails, { readonly because: string }>,
  orderId: string,
  { shopper, baseUrl }: ResolverContext,
): OrderDetailsAnswer =>
  result.ok
    ? { order: writeOrderDetails(result.value, shopper.storefront, baseUrl), refusal: null }
    : { order: null, refusal: writeRefusal(result.refusal.because, { subject: orderId }) };

export const orderResolvers: Resolvers<OrderFields> = {
  submitCart: async ({ cartId }: MutationSubmitCartArgs, { shop, world, shopper, headers, baseUrl, shopOrigins }) => {
    const submitted = await shop.orders.submit(shopper, cartId, omitNil({ idempotencyKey: headers[IDEMPOTENCY_KEY] }));
    if (submitted.ok && submitted.value.orderId !== undefined)
      shopOrigins.remember({ worldId: world.id, subjectId: submitted.value.orderId }, headers['x-referer']);
    return writeSubmission(submitted, baseUrl);
  },
  getThankYouPageData: async ({ orderId }: QueryGetThankYouPageDataArgs, { shop, shopper }) => {
    const order = await shop.orders.confirmation(shopper, orderId);
    if (!order.ok) return { order: null, refusal: writeConfirmationRefusal(order.refusal, orderId) };
    return { order: writeOrder(order.value, shopper.storefront), refusal: null };
  },
  getOrdersV2: ({ page, searchText, dateFilter }: QueryGetOrdersV2Args, { world, shopper }) => {
    const query = {
      page,
      ...omitNil({ searchText }),
      ...(dateFilter == null ? {} : { dateFilter: dateFilterOf(dateFilter) }),
    };
    return writeOrderList(
      world.read((view) => listOrders(view, signedInUser(view, shopper), query)),
      shopper.storefront,
    );
  },
  getOrderYears: (_none, { shop, shopper }) => shop.orders.years(shopper),
  getOrderDetailsV2: async ({ orderId }: QueryGetOrderDetailsV2Args, context) =>
    answer(await context.shop.orders.details(context.shopper, orderId), orderId, context),
  getOrderStatus: async (lookUp: QueryGetOrderStatusArgs, { shop, shopper, baseUrl }) => {
    const order = await shop.orders.status(shopper, lookUp);
    if (!order.ok) return { order: null, refusal: writeRefusal(order.refusal.because, { subject: lookUp.orderId }) };
    return { order: writeOrderStatus(order.value, baseUrl), refusal: null };
  },
  cancelOrder: async ({ orderId }: MutationCancelOrderArgs, context) =>
    answer(await context.shop.orders.cancel(context.shopper, orderId), orderId, context),
};
