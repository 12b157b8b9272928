import type {
  MutationConfirmStockAlertArgs,
  MutationEndStockAlertArgs,
  MutationRequestStockAlertArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { DONE, writeMutationResult } from '../shared/write-mutation-result.ts';

export const stockAlertResolvers: Resolvers<
  'requestStockAlert' | 'confirmStockAlert' | 'endStockAlert' | 'getStockAlerts'
> = {
  requestStockAlert: async ({ itemId, email }: MutationRequestStockAlertArgs, { shop, shopper }) =>
    writeMutationResult(await shop.stockAlerts.watch(shopper, { itemId, email }), { subject: itemId }),
  confirmStockAlert: async ({ token }: MutationConfirmStockAlertArgs, { shop, shopper }) => {
    const confirmed = await shop.stockAlerts.confirm(shopper, token);
    return confirmed.ok ? { ...DONE, alert: confirmed.value } : { ...writeMutationResult(confirmed), alert: null };
  },
  endStockAlert: async ({ token }: MutationEndStockAlertArgs, { shop, shopper }) => {
    await shop.stockAlerts.end(shopper, token);
    return DONE;
  },
  getStockAlerts: async (_none, { shop, shopper }) => [...(await shop.stockAlerts.ofAccount(shopper))],
};
