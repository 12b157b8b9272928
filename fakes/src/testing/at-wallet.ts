import type { PaymentProviderName } from '@shop/domain/payments/payment-return';
import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { addItem, asSignedIn, cartIdOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { providerPage } from '../providers/provider-page.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { World } from '../worlds/world.ts';
import { aShop } from './a-shop.ts';

const COUNTRY = { de: 'DE', at: 'AT', ch: 'CH', b2b: 'DE' } as const;

/** A guest who has ordered and was sent to a wallet, such as PayPal or TWINT. */
export const atWallet = async (
  provider: PaymentProvider & { readonly name: Exclude<PaymentProviderName, 'card'> },
  name: StorefrontId = 'de',
  prepare: (world: World) => void = () => undefined,
) => {
  const on = await aShop(name);
  prepare(on.world);
  const { shop, worlds } = on;
  valueOf(await updateCart(on, on.shopper, addItem(on.picked())));
  const country = COUNTRY[STOREFRONTS[name].store];
  const billingAddress = anAddressForm({ country, postcode: country === 'DE' ? '10115' : '8001' });
  const guest = asSignedIn(
    on.shopper,
    'guest',
    valueOf(await shop.sessions.registerGuest(on.shopper, { email: 'gast@schule.example', billingAddress })),
  );
  valueOf(await shop.payments.select(guest, cartIdOf(guest), provider.paymentId));
  const { orderId = '', redirectUrl = '' } = valueOf(await shop.orders.submit(guest, cartIdOf(guest)));
  const token = new URLSearchParams(redirectUrl.split('?')[1]).get(provider.tokenField) ?? '';
  const open = (method: string, path: string, fields: Readonly<Record<string, string>>) =>
    providerPage(provider, worlds, { method, path, fields: { [provider.tokenField]: token, ...fields } });
  return {
    ...on,
    guest,
    orderId,
    redirectUrl,
    token,
    get: (path: string) => open('GET', path, {}),
    post: (path: string, fields: Readonly<Record<string, string>> = {}) => open('POST', path, fields),
    isOrdered: async () => (await shop.orders.confirmation(guest, orderId)).ok,
    /** What the provider's redirects look like. */
    to: (path: string) => ({
      status: 303,
      headers: { location: `${path}?${provider.tokenField}=${encodeURIComponent(token)}` },
    }),
  };
};
