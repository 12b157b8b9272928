import { AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import type { OrderId } from '@shop/domain/shared/shop-id';
import { setParameter } from '../parameters/parameter-values.ts';
import { changeSession, publicIdOf, sessionNamed } from '../providers/amazon/amazon-session.ts';
import type { AmazonSession } from '../providers/amazon/amazon-tables.ts';
import type { ProvidedAddressName } from '../providers/amazon/provided-addresses.ts';
import { put } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';

const sessionIdIn = (url: string): string =>
  new URL(url, 'https://provider.example').searchParams.get('amazonCheckoutSessionId') ?? '';

const ACCOUNTS = { pays: 'account', 'pays late': 'slow', declines: 'overdrawn' } as const;

/** Goes through the provider's pages without looking at them. */
export const atExpressProvider = (world: World) => {
  const end = async (url: string, change: Partial<AmazonSession>): Promise<string> => {
    const sessionId = sessionIdIn(url);
    world.run((tx) => {
      const named = sessionNamed(tx, sessionId);
      if (named !== undefined) changeSession(tx, named, change);
    });
    return sessionId;
  };
  return {
    switchOn: async () => world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED)),
    approveSession: (url: string, address: ProvidedAddressName = 'home') =>
      end(url, { status: 'approved', email: 'erika@beispiel.example', address, source: 'account' }),
    cancelSession: (url: string) => end(url, { status: 'cancelled' }),
    approvePayment: async (orderId: OrderId, source: keyof typeof ACCOUNTS = 'pays'): Promise<string> =>
      world.run((tx) => {
        put(tx, 'amazonApprovals', orderId, { source: ACCOUNTS[source] });
        return publicIdOf(tx, orderId);
      }),
  };
};
