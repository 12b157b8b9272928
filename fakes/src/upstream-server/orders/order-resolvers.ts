import { omitNil } from '@shop/domain/shared/omit-nil';
import { ordersOf } from '../../orders/recent-orders.ts';
import { signedInUser } from '../../sessions/current-user.ts';
import type { MutationSubmitCartArgs, OrderListPage, QueryGetOrdersV2Args, QueryGetThankYouPageDataArgs } from '../generated/upstream-types.ts';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { writeMoney } from '../shared/write-money.ts';
import { writeRefusal } from '../shared/write-refusal.ts';
import { writeOrder } from './write-order.ts';
import { IDEMPOTENCY_KEY } from '../http/read-shopper.ts';
import { writeSubmission } from './write-submission.ts';

/** Orders on a page of the list (specification A9). */
const ORDERS_PER_PAGE = 5;

const noSearch = () => classified('BAD_REQUEST', 'The fake upstream does not search orders yet: leave searchText and dateFilter out.');

const pageOf = ({ world, shopper }: ResolverContext, page: number): OrderListPage => {
  const orders = world.read((view) => ordersOf(view, signedInUser(view, shopper)));
  const firstIndex = Math.max(0, page) * ORDERS_PER_PAGE;
  const shown = orders.slice(firstIndex, firstIndex + ORDERS_PER_PAGE);
  return {
    total: orders.length,
    totalPages: Math.ceil(orders.length / ORDERS_PER_PAGE),
    currentPage: Math.max(0, page),
    ordersPerPage: ORDERS_PER_PAGE,
    firstIndex,
    lastIndex: firstIndex + Math.max(0, shown.length - 1),
    orders: shown.map(({ orderId, orderedAt, totalAmount }) => ({ orderId, orderedAt, totalAmount: writeMoney(totalAmount, shopper.storefront) })),
  };
};

export const orderResolvers: Resolvers<'submitCart' | 'getThankYouPageData' | 'getOrdersV2'> = {
  submitCart: async ({ cartId }: MutationSubmitCartArgs, { shop, world, shopper, baseUrl, shopOrigins }) => {
    const submitted = await shop.orders.submit(shopper, cartId, omitNil({ idempotencyKey: shopper.headers[IDEMPOTENCY_KEY] }));
    if (submitted.ok && submitted.value.orderId !== undefined) shopOrigins.remember({ worldId: world.id, orderId: submitted.value.orderId }, shopper.headers['x-referer']);
    return writeSubmission(submitted, baseUrl);
  },
  getThankYouPageData: async ({ orderId }: QueryGetThankYouPageDataArgs, { shop, shopper }) => {
    const order = await shop.orders.confirmation(shopper, orderId);
    if (!order.ok) return { order: null, refusal: writeRefusal(order.refusal.because, { subject: orderId }) };
    return { order: writeOrder(order.value, shopper.storefront), refusal: null };
  },
  getOrdersV2: ({ page, searchText, dateFilter }: QueryGetOrdersV2Args, context) => {
    if (searchText != null || dateFilter != null) throw noSearch();
    return pageOf(context, page);
  },
};
