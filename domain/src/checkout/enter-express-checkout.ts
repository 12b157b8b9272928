import type { Shippers } from '../shippers/shippers.port.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import type { Payments } from '../payments/payments.port.ts';
import type { Customers } from '../customers/customers.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { AddressId } from '../addresses/address.ts';
import type { AddressKind, Addresses } from '../addresses/addresses.port.ts';
import {
  AMAZON_PAY,
  type ExpressCheckout,
  formOfProvided,
  isSameAddress,
  type ProvidedAddress,
  type ProvidedAddresses,
} from '../payments/express-payment.ts';
import type { SessionRefusal, ExpressPayments } from '../payments/express-payments.port.ts';
import { registerGuest } from '../login/register-guest.ts';
import type { SignedIn } from '../visit/session.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { StartedOver } from '../login/start-over.ts';
import { SPEDITION } from '../shippers/shipper.ts';
import { speditionErrors } from '../shippers/spedition-rules.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { asSignedIn } from './register-in-checkout.ts';
import { selectShipper } from './select-shipper.ts';

export interface EnteredExpressCheckout {
  readonly express: ExpressCheckout;
  /** The guest session that was opened for a visitor without one. */
  readonly signedIn?: SignedIn;
  /** E-mail, addresses or the carrier: the shipping step asks for what is missing. */
  readonly isIncomplete: boolean;
}

export type EnterExpressRefusal = SessionRefusal | StartedOver;

interface Ports {
  readonly addresses: Addresses;
  readonly carts: Carts;
  readonly customers: Customers;
  readonly expressPayments: ExpressPayments;
  readonly payments: Payments;
  readonly sessions: Sessions;
  readonly shippers: Shippers;
}

interface Buyer {
  readonly shopper: Shopper;
  readonly cartId: CartId;
  readonly signedIn?: SignedIn;
}

/** The address that the cart uses now, and whether it was added for it. */
interface Placed {
  readonly addressId: AddressId;
  readonly isNew: boolean;
}

const place = async (
  { addresses }: Ports,
  { shopper, cartId }: Buyer,
  kind: AddressKind,
  provided: ProvidedAddress,
): Promise<Placed | undefined> => {
  const form = formOfProvided(provided);
  const known = (
    kind === 'billing'
      ? await addresses.billing(shopper)
      : [...(await addresses.shipping(shopper)), ...(await addresses.billing(shopper))]
  ).find((saved) => isSameAddress(saved, provided));
  const added =
    known === undefined && form !== undefined
      ? await addresses.add(shopper, kind, { ...form, isAlsoCustomerAddress: false })
      : undefined;
  const addressId = known?.addressId ?? (added?.ok === true ? added.value.addressId : undefined);
  if (addressId === undefined) return undefined;
  const selected = await addresses.select(shopper, cartId, kind, addressId);
  return selected.ok ? { addressId, isNew: known === undefined } : undefined;
};

/** A visitor becomes a guest if the shop can use the billing address; otherwise they continue as they are. */
const asGuest = async (
  ports: Ports,
  buyer: Buyer,
  { email, billingAddress, shippingAddress }: ProvidedAddresses,
): Promise<Result<Buyer, StartedOver>> => {
  const billing = formOfProvided(billingAddress);
  const shipping = formOfProvided(shippingAddress);
  if (billing === undefined) return granted(buyer);
  const isOther = shipping !== undefined && JSON.stringify(billing) !== JSON.stringify(shipping);
  const registered = await registerGuest(ports)(buyer.shopper, {
    email,
    billingAddress: billing,
    ...(isOther ? { shippingAddress: shipping } : {}),
  });
  if (registered.ok)
    return granted({
      shopper: asSignedIn(buyer.shopper, { option: 'guest' }, registered.value),
      cartId: registered.value.updatedCartId,
      signedIn: registered.value,
    });
  return registered.refusal.because === 'started-over' ? refused(registered.refusal) : granted(buyer);
};

/** The addresses as the cart has them now; undefined for one that the shop cannot use. A new guest's are there already. */
const takeAddresses = async (
  ports: Ports,
  buyer: Buyer,
  { billingAddress, shippingAddress }: ProvidedAddresses,
): Promise<readonly (Placed | undefined)[]> => {
  if (buyer.signedIn !== undefined) return formOfProvided(shippingAddress) === undefined ? [undefined] : [];
  if (buyer.shopper.loginState === 'logged-out') return [undefined];
  const billing = await place(ports, buyer, 'billing', billingAddress);
  return [billing, await place(ports, buyer, 'shipping', shippingAddress)];
};

/** The forwarding agent asks for details that the provider does not know. */
const lacksSpedition = async ({ carts }: Ports, { shopper, cartId }: Buyer): Promise<boolean> => {
  const cart = await carts.find(shopper, cartId, { shippingCost: true });
  if (!cart.ok || !cart.value.shippers.some(({ code, selected }) => code === SPEDITION && selected)) return false;
  return speditionErrors(cart.value.speditionFields).length > 0;
};

/**
 * Takes over what a shopper chose at the Amazon-style provider: e-mail and addresses, the carrier that the delivery rules
 * preselect, and the payment (PAY-07). Entering twice changes nothing more. Only the session of the shopper's own cart counts.
 */
export const enterExpressCheckout =
  (ports: Ports) =>
  async (visitor: Shopper, command: ExpressCheckout): Promise<Result<EnteredExpressCheckout, EnterExpressRefusal>> => {
    if (command.cartId !== visitor.cartId) return refused({ because: 'no-such-session' });
    const provided = await ports.expressPayments.addresses(visitor, command.sessionId);
    if (!provided.ok) return provided;
    const unknown: Buyer = { shopper: visitor, cartId: command.cartId };
    const entered =
      visitor.loginState === 'logged-out' ? await asGuest(ports, unknown, provided.value) : granted(unknown);
    if (!entered.ok) return entered;
    const buyer = entered.value;
    const { shopper, cartId, signedIn } = buyer;
    const placed = await takeAddresses(ports, buyer, provided.value);
    const isPlaced = placed.every((address) => address !== undefined);
    const isShipped =
      isPlaced &&
      (await selectShipper({ ports, shopper, cartId }, undefined)) === undefined &&
      !(await lacksSpedition(ports, buyer));
    await ports.payments.select(shopper, cartId, AMAZON_PAY);
    const addressIds = [
      ...command.addressIds,
      ...placed.flatMap((address) => (address?.isNew === true ? [address.addressId] : [])),
    ];
    return granted({
      express: { ...command, cartId, addressIds },
      isIncomplete: !isShipped,
      ...(signedIn === undefined ? {} : { signedIn }),
    });
  };
