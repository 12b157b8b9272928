import fc from 'fast-check';
import type { CartOperation } from '@shop/domain/carts/carts.port';
import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import type { SignedIn } from '@shop/domain/sessions/sessions.port';
import type { LoginState } from '@shop/domain/sessions/shopper';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { signedInAs } from '@shop/domain/testing/scenes';
import { told, toldIfGranted } from './parity-side.ts';
import type { Side } from './parity-side.ts';

/** Something a shopper does, told to both shops alike. */
export interface ParityCommand {
  readonly play: (side: Side) => Promise<Side>;
  readonly [fc.toStringMethod]: () => string;
}

const command = <Given>(name: string, given: fc.Arbitrary<Given>, play: (side: Side, given: Given) => Promise<Side>): fc.Arbitrary<ParityCommand> =>
  given.map((said) => ({ play: (side) => play(side, said), [fc.toStringMethod]: () => `${name} ${JSON.stringify(said)}` }));

const nothing = fc.constant(null);
const index = fc.nat({ max: 4 });
const quantity = fc.constantFrom(0, 1, 2, 3, 7, 1_000);

const cartIdOf = ({ shopper }: Side): string => shopper.cartId ?? 'no-cart';
const positionOf = ({ cart }: Side, at: number): string => cart?.positions[at]?.id ?? 'no-such-position';
const addressOf = ({ addressIds }: Side, at: number): string => addressIds[at] ?? 'no-such-address';

const itemOf = ({ scene: { goods } }: Side, at: number): string =>
  [...goods.ordinary, goods.scarce, goods.soldOut, goods.bulky, goods.expensive, goods.withMinimum.itemId, goods.catalog, 'no-such-item'][at] ?? 'no-such-item';
const voucherOf = ({ scene: { vouchers } }: Side, at: number): string =>
  [vouchers.percent, vouchers.fixed, vouchers.alone, vouchers.expired, vouchers.used, vouchers.payless, 'NOSUCHCODE'][at] ?? 'NOSUCHCODE';

type Change = (side: Side) => CartOperation;

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.nat({ max: 11 }), quantity).map(([at, pieces]): Change => (side) => ({ do: 'add-position', itemId: itemOf(side, at), quantity: pieces })) },
  { weight: 2, arbitrary: fc.tuple(index, quantity).map(([at, pieces]): Change => (side) => ({ do: 'change-quantity', positionId: positionOf(side, at), quantity: pieces })) },
  { weight: 1, arbitrary: index.map((at): Change => (side) => ({ do: 'remove-position', positionId: positionOf(side, at) })) },
  { weight: 2, arbitrary: fc.nat({ max: 6 }).map((at): Change => (side) => ({ do: 'add-voucher', code: voucherOf(side, at) })) },
  { weight: 1, arbitrary: fc.nat({ max: 6 }).map((at): Change => (side) => ({ do: 'remove-voucher', code: voucherOf(side, at) })) },
);

const cartCommands = [
  command('cart_update', fc.array(change, { maxLength: 3 }), async (side, changes) => {
    const operations = changes.map((make) => make(side));
    return toldIfGranted(side, await side.scene.shop.carts.update(side.shopper, cartIdOf(side), operations), ({ cart }) => ({ cart }));
  }),
  command('find', fc.boolean(), async (side, shippingCost) =>
    toldIfGranted(side, await side.scene.shop.carts.find(side.shopper, cartIdOf(side), { shippingCost }), (cart) => ({ cart })),
  ),
  command('reference', fc.constantFrom('Klasse 3b', '', ' Raum 4 ', 'x'.repeat(40)), async (side, reference) =>
    told(side, await side.scene.shop.carts.setOrderReference(side.shopper, cartIdOf(side), reference)),
  ),
  command('comment', fc.constantFrom('Bitte klingeln', '', 'x'.repeat(501)), async (side, comment) =>
    told(side, await side.scene.shop.carts.setOrderComment(side.shopper, cartIdOf(side), comment)),
  ),
  command('newsletter', fc.boolean(), async (side, chosen) => told(side, await side.scene.shop.carts.setNewsletter(side.shopper, cartIdOf(side), chosen))),
  command('alternative e-mails', fc.constantFrom({}, { billing: 'a@schule.example' }, { shipping: 'b@' }), async (side, emails) =>
    told(side, await side.scene.shop.carts.setAlternativeEmails(side.shopper, cartIdOf(side), emails)),
  ),
  command('cart of a stranger', nothing, async (side) => {
    const { shop, stranger } = side.scene;
    const other = { ...stranger, ...(await shop.sessions.open(stranger)) };
    return told(side, [await shop.carts.find(other, cartIdOf(side)), await shop.orders.submit(other, cartIdOf(side))]);
  }),
];

const as = (side: Side, loginState: LoginState, signedIn: SignedIn): Partial<Side> => ({ shopper: signedInAs(side.shopper, loginState, signedIn) });

const sessionCommands = [
  command('open', nothing, async (side) => {
    const opened = await side.scene.shop.sessions.open(side.shopper);
    return told(side, opened, { shopper: { ...side.shopper, userId: opened.userId, cartId: opened.cartId } });
  }),
  command('login', fc.record({ isRight: fc.boolean(), stayLogged: fc.boolean(), mergeCart: fc.boolean() }), async (side, { isRight, ...wishes }) => {
    const { identifier, password } = side.scene.account;
    const credentials = { identifier, password: isRight ? password : 'falsch', ...wishes };
    return toldIfGranted(side, await side.scene.shop.sessions.login(side.shopper, credentials), (signedIn) => as(side, 'customer', signedIn));
  }),
  command('logout', nothing, async (side) => {
    const { sessionToken: _ended, ...visitor } = side.shopper;
    return told(side, await side.scene.shop.sessions.logout(side.shopper), { shopper: { ...visitor, loginState: 'logged-out' }, addressIds: [] });
  }),
  command('guest', fc.constantFrom({}, { postcode: '1' }, { country: 'AT', postcode: '1010' } as const), async (side, said) => {
    const typed = { email: 'gast@schule.example', billingAddress: anAddressForm(said) };
    return toldIfGranted(side, await side.scene.shop.sessions.registerGuest(side.shopper, typed), (signedIn) => as(side, 'guest', signedIn));
  }),
  command('register', fc.constantFrom('frieda@schule.example', 'frieda@', 'fritz@schule.example'), async (side, email) => {
    const typed = { email, password: 'Kreide7', firstName: 'Frieda', lastName: 'Frisch', salutation: 'mrs', billingAddress: anAddressForm() };
    return toldIfGranted(side, await side.scene.shop.sessions.registerCustomer(side.shopper, typed), (signedIn) => as(side, 'customer', signedIn));
  }),
  command('current', nothing, async (side) => told(side, await side.scene.shop.customers.current(side.shopper, '/'))),
  command('e-mail', fc.constantFrom('neu@schule.example', 'neu@'), async (side, email) => told(side, await side.scene.shop.customers.updateEmail(side.shopper, email))),
  command('phone', fc.constantFrom('030 4711', 'Telefon'), async (side, phone) => told(side, await side.scene.shop.customers.updatePhone(side.shopper, phone))),
];

const kind = fc.constantFrom('billing', 'shipping');

const deliveryCommands = [
  command('add address', fc.tuple(kind, fc.constantFrom({}, { city: '' }, { formType: 'companyOrSchool', company: 'Schule' } as const)), async (side, [book, said]) =>
    toldIfGranted(side, await side.scene.shop.addresses.add(side.shopper, book, anAddressForm(said)), ({ addressId }) => ({ addressIds: [...side.addressIds, addressId] })),
  ),
  command('add packstation', fc.constantFrom('123456', '1'), async (side, postnumber) =>
    toldIfGranted(side, await side.scene.shop.addresses.addPackstation(side.shopper, aPackstationForm({ postnumber })), ({ addressId }) => ({
      addressIds: [...side.addressIds, addressId],
    })),
  ),
  command('change address', fc.tuple(kind, index), async (side, [book, at]) =>
    told(side, await side.scene.shop.addresses.update(side.shopper, book, { ...anAddressForm({ city: 'Potsdam' }), addressId: addressOf(side, at) })),
  ),
  command('remove address', index, async (side, at) => told(side, await side.scene.shop.addresses.remove(side.shopper, addressOf(side, at)))),
  command('address book', nothing, async (side) => {
    const { addresses } = side.scene.shop;
    const books = [...(await addresses.billing(side.shopper)), ...(await addresses.shipping(side.shopper))];
    return told(side, books, { addressIds: books.map(({ addressId }) => addressId) });
  }),
  command('select address', fc.tuple(kind, index), async (side, [book, at]) =>
    told(side, await side.scene.shop.addresses.select(side.shopper, cartIdOf(side), book, addressOf(side, at))),
  ),
  command('select shipper', fc.constantFrom('dhl', 'dpd', 'spedition', 'postkutsche'), async (side, code) =>
    told(side, await side.scene.shop.shippers.select(side.shopper, cartIdOf(side), code)),
  ),
  command('spedition', fc.constantFrom('030 4711', ' '), async (side, fieldValue) => {
    const fields = (side.cart?.speditionFields ?? []).map(({ name }) => ({ fieldName: name, fieldValue }));
    return told(side, await side.scene.shop.shippers.saveSpedition(side.shopper, cartIdOf(side), fields));
  }),
];

const orderCommands = [
  command('payment methods', nothing, async (side) => told(side, await side.scene.shop.payments.methods(side.shopper, cartIdOf(side)))),
  command('select payment', fc.tuple(fc.constantFrom('VORKASSE', 'RECHNUNG', 'CREDIT_CARD', 'X_RECHNUNG', 'MUSCHELN'), fc.constantFrom('04011000-1234512345-06', '')), async (side, [id, reference]) =>
    told(side, await side.scene.shop.payments.select(side.shopper, cartIdOf(side), id, reference)),
  ),
  command('submit', nothing, async (side) => {
    const submitted = await side.scene.shop.orders.submit(side.shopper, cartIdOf(side));
    if (!submitted.ok) return told(side, submitted);
    const { orderId, newCartId, cardPayment } = submitted.value;
    if (cardPayment === undefined) {
      return told(side, submitted, {
        ...(orderId === undefined ? {} : { orderIds: [...side.orderIds, orderId] }),
        ...(newCartId === undefined ? {} : { shopper: { ...side.shopper, cartId: newCartId } }),
      });
    }
    // The provider's pages stand elsewhere, as they would.
    const { pathname } = new URL(cardPayment.url, 'https://shop.example');
    return told(side, [orderId, newCartId, pathname, cardPayment.fields], { orderIds: [...side.orderIds, orderId ?? ''], cardForm: cardPayment });
  }),
  command('payment ends', fc.constantFrom('paid', 'declined', 'cancelled'), async (side, outcome) =>
    told(side, side.cardForm === undefined ? undefined : await side.scene.endPayment(side.cardForm, outcome)),
  ),
  command('confirmation', index, async (side, at) => told(side, await side.scene.shop.orders.confirmation(side.shopper, side.orderIds[at] ?? 'no-such-order'))),
  command('recent orders', nothing, async (side) => told(side, await side.scene.shop.orders.recent(side.shopper))),
  command('track', fc.nat(9_999), async (side, valueMinor) =>
    told(side, await side.scene.shop.tracking.record(side.shopper, [{ name: 'checkout_submit', cartId: cartIdOf(side), valueMinor, currency: 'EUR' }])),
  ),
];

const surroundingCommands = [
  command('listing', fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(...CATEGORY_SORTS)), async (side, [page, sort]) =>
    told(side, await side.scene.shop.catalogue.category(side.shopper, side.scene.goods.category, { page: page + 1, sort })),
  ),
  command('product', nothing, async (side) => told(side, await side.scene.shop.catalogue.product(side.shopper, side.scene.goods.withVariants, {}))),
  command('parameters', nothing, async (side) => told(side, await side.scene.shop.parameters.byName(side.shopper, ['paymentTypes', 'lightning_deal']))),
  command('time passes', fc.constantFrom(60_000, 45 * 60_000), async (side, ms) => told(side, await side.scene.pass(ms))),
  command('stock', fc.tuple(index, fc.constantFrom(0, 2, 500)), async (side, [at, pieces]) => told(side, await side.scene.setStock(itemOf(side, at), pieces))),
];

/** All that a shopper sees of what a sequence left behind. */
export const lastLook: ParityCommand = {
  play: async (side) => {
    const { shop } = side.scene;
    const { shopper } = side;
    const orders = await Promise.all(side.orderIds.map((id) => shop.orders.confirmation(shopper, id)));
    const books = [await shop.addresses.billing(shopper), await shop.addresses.shipping(shopper)];
    return told(side, [await shop.carts.find(shopper, cartIdOf(side), { shippingCost: true }), await shop.customers.current(shopper, '/'), books, orders]);
  },
  [fc.toStringMethod]: () => 'last look',
};

/** Longest sequence (staging, section 3). */
const MOST_COMMANDS = 40;

export const parityCommands: fc.Arbitrary<readonly ParityCommand[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...cartCommands) },
    { weight: 4, arbitrary: fc.oneof(...sessionCommands) },
    { weight: 4, arbitrary: fc.oneof(...deliveryCommands) },
    { weight: 4, arbitrary: fc.oneof(...orderCommands) },
    { weight: 2, arbitrary: fc.oneof(...surroundingCommands) },
  ),
  { minLength: 5, maxLength: MOST_COMMANDS, size: 'max' },
);
