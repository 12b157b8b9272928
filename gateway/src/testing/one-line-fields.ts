import { SPEDITION } from '@shop/domain/shippers/shipper';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { aContactRequest } from '@shop/domain/testing/a-contact-request';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { aReviewForm } from '@shop/domain/testing/a-review';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { selectItem } from '@shop/fakes/goods/select-items';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { Entered } from './backends.ts';
import { changeCart, fillBasket, goToSummary, GRAPHQL_ADDRESS, order, resultOf } from './buy.ts';
import { buyAndReceive, openReturns } from './goods-to-return.ts';
import { MARKETS } from './markets.ts';
import { ARTICLES } from './receipt.ts';

/** A text as it is copied out of a mail, a table or a contact: with marks that nobody sees. */
export type Copied = (text: string) => string;

/** A field of one line in which shoppers type. */
export interface OneLineField {
  /** Input and field as the schema has them; of a mutation's own argument, the mutation. */
  readonly field: string;
  /** Where it is typed, if there are several ways. */
  readonly where?: string;
  readonly host?: string;
  /** What was meant and what the shop stores then. Absent where a text only finds something. */
  readonly stored?: string;
  /** Types it and sends the form. Returns whether something was found, where nothing is stored. */
  readonly send: (visitor: Entered, copied: Copied) => Promise<unknown>;
}

export const BUSINESS_HOST = 'educational.localhost:8080';
const STATION = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '1234567',
  packstation: '101',
  postcode: '50667',
  city: 'Köln',
};
export const ANNA = PERSONAS.existing;
export const SCHOOL = PERSONAS['b2b-german'];

const signIn = async ({ browser }: Entered): Promise<void> => {
  await browser.postJson('/api/login-action/', {
    formData: { email: ANNA.identifier, password: ANNA.password },
    mergeCart: true,
  });
};

const signInSchool = async ({ browser }: Entered): Promise<void> => {
  await browser.postJson('/api/login-action/', {
    formData: { customerNumber: SCHOOL.identifier, password: SCHOOL.password },
    mergeCart: true,
  });
};

/** Sends an input; the outcome's type name. */
const mutate = (
  { browser }: Entered,
  mutation: string,
  type: string,
  input: object,
  more = '',
): Promise<{ readonly __typename: string; readonly key?: string }> =>
  resultOf(
    browser,
    `mutation M($input: ${type}!) { result: ${mutation}(${more}input: $input) { __typename ${mutation === 'prepareWithdrawal' ? '... on Withdrawal { key }' : ''} } }`,
    { input },
  );

type Part = (copied: Copied) => object;

const ship = async (visitor: Entered, step: object): Promise<void> => {
  const { browser } = visitor;
  await fillBasket(browser, { pencils: 2, book: 1 });
  await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
  await mutate(visitor, 'saveShippingStep', 'ShippingStepInput', {
    deliveryType: 'sameAsBilling',
    billingAddress: GRAPHQL_ADDRESS,
    account: { email: 'gast@schule.example' },
    ...step,
  });
};

const inShipping =
  (step: Part): OneLineField['send'] =>
  async (visitor, copied) =>
    ship(visitor, step(copied));

/** Schools buy for cost centres, and only as customers. */
const COST_CENTRE: OneLineField['send'] = async (visitor, copied) => {
  const { browser } = visitor;
  await signInSchool(visitor);
  await fillBasket(browser, { pencils: 2, book: 1 });
  const { id } = await resultOf<{ id: string }>(browser, '{ result: checkout { id: defaultBillingAddressId } }');
  await mutate(visitor, 'saveShippingStep', 'ShippingStepInput', {
    deliveryType: 'sameAsBilling',
    billingAddressId: id,
    costCentre: copied('4711-Werken'),
  });
};

const inAddressBook =
  (address: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    await signIn(visitor);
    await resultOf(
      visitor.browser,
      'mutation S($address: AddressInput!) { result: saveAddress(kind: shipping, address: $address) { __typename } }',
      { address: { ...GRAPHQL_ADDRESS, ...address(copied) } },
    );
  };

const inStationBook =
  (station: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    await signIn(visitor);
    await resultOf(
      visitor.browser,
      'mutation S($packstation: PackstationInput!) { result: savePackstation(packstation: $packstation) { __typename } }',
      { packstation: { ...STATION, ...station(copied) } },
    );
  };

const spedition =
  (fieldName: string, typed: string): OneLineField['send'] =>
  async (visitor, copied) => {
    const itemId = visitor.world.read(({ goods }) => selectItem(goods, { bulky: true, stock: 20, minimum: false }));
    await changeCart(visitor.browser, [{ do: 'add-position', itemId, quantity: 1 }]);
    const phone = fieldName === 'phone' ? [] : [{ fieldName: 'phone', fieldValue: '030 4711' }];
    await ship(visitor, {
      shipperCode: SPEDITION,
      speditionFields: [...phone, { fieldName, fieldValue: copied(typed) }],
    });
  };

const inAccount =
  (mutation: string, type: string, input: Part, enter = signIn): OneLineField['send'] =>
  async (visitor, copied) => {
    await enter(visitor);
    await mutate(visitor, mutation, type, input(copied));
  };

const asArgument =
  (
    mutation: string,
    argument: string,
    typed: string,
    enter: (visitor: Entered) => Promise<void>,
  ): OneLineField['send'] =>
  async (visitor, copied) => {
    await enter(visitor);
    await resultOf(
      visitor.browser,
      `mutation M($typed: String!) { result: ${mutation}(${argument}: $typed) { __typename } }`,
      { typed: copied(typed) },
    );
  };

const inWithdrawal =
  (said: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    const { key } = await mutate(visitor, 'prepareWithdrawal', 'WithdrawalInput', {
      ...aDeclaration(),
      ...said(copied),
    });
    await resultOf(visitor.browser, `mutation { result: confirmWithdrawal(key: "${key}") { __typename } }`);
  };

const inCancellation =
  (said: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    await mutate(
      visitor,
      'declareCancellation',
      'CancellationInput',
      { ...aCancellation(), kind: 'ordinary', ...said(copied) },
      'key: "a-key", ',
    );
  };

const inContactRequest =
  (said: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    const { isSuspicious: _marked, ...request } = aContactRequest();
    await mutate(
      visitor,
      'sendContactRequest',
      'ContactRequestInput',
      { ...request, honeypot: '', ...said(copied) },
      'key: "a-key", ',
    );
  };

const inEntry =
  (said: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    await mutate(visitor, 'enterCompetition', 'CompetitionEntryInput', {
      competitionId: 'sommer-2026',
      answer: 'gruen',
      fullName: 'Annegret Seefelder',
      email: 'seefelder@wismar.example',
      school: '',
      acceptsTerms: true,
      newsletter: false,
      honeypot: '',
      ...said(copied),
    });
  };

const inReview =
  (said: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    await signIn(visitor);
    const productId = visitor.world.read(
      ({ goods }) => goods.products.find(({ numberOfRatings }) => numberOfRatings > 20)?.productId ?? '',
    );
    await mutate(
      visitor,
      'saveReview',
      'ReviewInput',
      { ...aReviewForm(), ...said(copied) },
      `productId: "${productId}", `,
    );
  };

const inReturn =
  (contact: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    const { browser } = visitor;
    const { hash, itemId } = await buyAndReceive(visitor);
    for (const step of [
      `selectReturnItems(order: "${hash}", items: [{ id: "${itemId}", quantity: 1, reason: "damaged", comment: "Riss", images: [], components: [] }])`,
      `chooseRegulation(order: "${hash}", regulation: "refund")`,
      `chooseReturnCarrier(order: "${hash}", carrier: "dhl", labels: 1)`,
    ])
      await resultOf(browser, `mutation { result: ${step} { __typename } }`);
    await resultOf(
      browser,
      `mutation S($contact: ReturnContactInput!) { result: submitReturn(order: "${hash}", contact: $contact) { __typename } }`,
      {
        contact: {
          salutation: 'mrs',
          firstName: 'Gerda',
          lastName: 'Gast',
          email: 'gast@schule.example',
          ...contact(copied),
        },
      },
    );
  };

/** Places an order as a guest, and leaves the browser as somebody else would find it. */
const ordered = async ({ browser, world }: Entered): Promise<string> => {
  openReturns(world);
  await fillBasket(browser, { pencils: 2, book: 1 });
  await goToSummary(browser, MARKETS.de);
  const orderId = await order(browser);
  for (const cookie of ['sessionToken', 'guestSession', 'userId', 'cartId']) browser.cookies.delete(cookie);
  return orderId;
};

const found =
  (query: string, type: string, variables: (orderId: string, copied: Copied) => object): OneLineField['send'] =>
  async (visitor, copied) => {
    const { __typename } = await resultOf<{ __typename: string }>(
      visitor.browser,
      query,
      variables(await ordered(visitor), copied),
    );
    return __typename === type;
  };

const lookedUp = (input: (orderId: string, copied: Copied) => object): OneLineField['send'] =>
  found(
    'mutation L($input: OrderLookUpInput!) { result: lookUpOrder(input: $input) { __typename } }',
    'OrderStatusView',
    (orderId, copied) => ({ input: input(orderId, copied) }),
  );

const foundForReturn = (input: (orderId: string, copied: Copied) => object): OneLineField['send'] =>
  found(
    'mutation F($orderId: String!, $zipCode: String!) { result: findReturnOrder(orderId: $orderId, zipCode: $zipCode) { __typename } }',
    'ReturnOrderFound',
    input,
  );

/** Two pieces of an article came into the cart. */
const addedByForm =
  (row: (orderNumber: string, copied: Copied) => object): OneLineField['send'] =>
  async ({ browser, world }, copied) => {
    const orderNumber = world.read(({ goods }) => {
      const itemId = selectItem(goods, { isCatalog: false, minimum: false, stock: 10 });
      return goods.item(itemId)?.orderNumber ?? '';
    });
    const { lines } = await resultOf<{ readonly lines: readonly object[] }>(
      browser,
      'mutation A($rows: [OrderFormRowInput!]!) { result: addOrderForm(rows: $rows) { ... on OrderFormAdded { lines { outcome quantity } } } }',
      { rows: [row(orderNumber, copied)] },
    );
    return JSON.stringify(lines) === JSON.stringify([{ outcome: 'ready', quantity: 2 }]);
  };

/** A link to a new password is sent only to an account that exists. */
const getsLink =
  (input: Part): OneLineField['send'] =>
  async (visitor, copied) => {
    await mutate(visitor, 'requestPasswordLink', 'PasswordLinkInput', { honeypot: '', ...input(copied) });
    return visitor.world.read(({ state }) => state.passwordLinks.size) === 1;
  };

const INVOICE: OneLineField['send'] = async (visitor, copied) => {
  visitor.world.run((tx) => setParameter(tx, 'paymentTypes/xRechnung', 'true'));
  await ship(visitor, {});
  await mutate(visitor, 'savePaymentStep', 'PaymentStepInput', {
    paymentId: 'X_RECHNUNG',
    buyerReference: copied('04011000–1234512345–06'),
  });
};

/** What is typed into the fields of an address, and what the shop stores of it. */
export const ADDRESS: readonly (readonly [field: string, typed: string, stored: string])[] = [
  ['company', 'Grundschule Seefeld', 'Grundschule Seefeld'],
  ['firstname', 'Annegret', 'Annegret'],
  ['lastname', 'Seefelder', 'Seefelder'],
  ['streetAndNumber', 'Uferpromenade 17', 'Uferpromenade 17'],
  ['addition', 'Hinterer Eingang', 'Hinterer Eingang'],
  ['postcode', 'D–23966', '23966'],
  ['city', 'Wismar', 'Wismar'],
  ['phone', 'Tel.: 03841 7788–99', '03841 7788-99'],
  ['email', 'Annegret Seefelder <seefelder@wismar.example>', 'seefelder@wismar.example'],
];

const STATION_FIELDS: typeof ADDRESS = [
  ['company', 'Grundschule Seefeld', 'Grundschule Seefeld'],
  ['firstname', 'Annegret', 'Annegret'],
  ['lastname', 'Seefelder', 'Seefelder'],
  ['postnumber', '876 54 321', '87654321'],
  ['packstation', 'Packstation 345', 'Packstation 345'],
  ['postcode', 'D–23966', '23966'],
  ['city', 'Wismar', 'Wismar'],
];

const address =
  (field: string, typed: string): Part =>
  (copied) => ({ ...(field === 'company' ? { formType: 'companyOrSchool' } : {}), [field]: copied(typed) });

/** A list of the customer's, and the item on it. */
const listMade = async ({ browser, world }: Entered, kind: string): Promise<{ listId: string; entryId: string }> => {
  const item = world.read(({ goods }) => {
    const itemId = selectItem(goods, { stock: 20, minimum: false });
    return { itemId, productId: goods.item(itemId)?.productId };
  });
  const { list, entries } = await resultOf<{
    list: { externalId: string };
    entries: readonly { externalId: string }[];
  }>(
    browser,
    'mutation L($items: [ListedItemInput!], $kind: WishlistKind) { result: addToWishlist(source: "items", items: $items, listName: "Klasse 2a", kind: $kind) { ... on WishlistChanged { list { externalId } entries { externalId } } } }',
    { items: [{ ...item, quantity: 3 }], kind },
  );
  return { listId: list.externalId, entryId: entries[0]?.externalId ?? '' };
};

const nameOfList =
  (send: (visitor: Entered, listName: string) => Promise<unknown>): OneLineField['send'] =>
  async (visitor, copied) => {
    await signIn(visitor);
    await send(visitor, copied('Klasse 3b, Werken'));
  };

/** The code of a claim is read out in two groups. */
const CLAIM_CODE: OneLineField['send'] = async (visitor, copied) => {
  await signIn(visitor);
  const { listId, entryId } = await listMade(visitor, 'class-list');
  const { claim } = await resultOf<{ claim: { code: string } }>(
    visitor.browser,
    'mutation P($input: ClaimInput!) { result: claimPieces(input: $input) { ... on PiecesClaimed { claim { code } } } }',
    { input: { wishlistId: listId, entryId, quantity: 1, evenIfTaken: false } },
  );
  const { __typename } = await mutate(visitor, 'withdrawClaim', 'ClaimCodeInput', {
    code: copied(`${claim.code.slice(0, 5).toLowerCase()} – ${claim.code.slice(5)}`),
  });
  return __typename === 'ClaimWithdrawn';
};

const INVITATION: OneLineField['send'] = async (visitor, copied) => {
  await signIn(visitor);
  const { listId } = await listMade(visitor, 'list');
  await mutate(visitor, 'inviteToWishlist', 'InvitationInput', {
    wishlistId: listId,
    email: copied('Kollegin Seefelder <seefelder@wismar.example>'),
    level: 'editor',
  });
};

/** Who is subscribed is so no longer. */
const UNSUBSCRIPTION: OneLineField['send'] = async (visitor, copied) => {
  const email = 'neues@wismar.example';
  await asArgument('subscribeToNewsletter', 'email', email, async () => undefined)(visitor, (text) => text);
  await asArgument('unsubscribeFromNewsletter', 'email', email, async () => undefined)(visitor, copied);
  return visitor.world.read(({ state }) =>
    entriesOf(state.newsletterSubscribers).some(
      ([, record]) => record.email === email && record.status === 'unsubscribed',
    ),
  );
};

const ALERT: OneLineField['send'] = async ({ browser, world }, copied) => {
  const itemId = world.read(({ goods }) => selectItem(goods, { soldOut: true }));
  await resultOf(
    browser,
    'mutation W($itemId: ID!, $email: String!) { result: watchItem(itemId: $itemId, email: $email) { __typename } }',
    { itemId, email: copied('Sekretariat <wartet@wismar.example>') },
  );
};

/** Every field of one line, typed as people bring it along. A new one takes a line here. */
export const ONE_LINE_FIELDS: readonly OneLineField[] = [
  {
    field: 'NewWishlistInput.listName',
    stored: 'Klasse 3b, Werken',
    send: nameOfList((visitor, listName) =>
      mutate(visitor, 'createWishlist', 'NewWishlistInput', { listName, listDescription: '', kind: 'list' }),
    ),
  },
  {
    field: 'addToWishlist.listName',
    stored: 'Klasse 3b, Werken',
    send: nameOfList(async ({ browser }, listName) => {
      await fillBasket(browser, { pencils: 1, book: 1 });
      await resultOf(
        browser,
        'mutation A($listName: String) { result: addToWishlist(source: "cart", listName: $listName) { __typename } }',
        { listName },
      );
    }),
  },
  {
    field: 'bookmarkProduct.newListName',
    stored: 'Klasse 3b, Werken',
    send: nameOfList(async ({ browser }, newListName) => {
      await resultOf(
        browser,
        'mutation B($productId: ID!, $itemId: ID!, $newListName: String) { result: bookmarkProduct(productId: $productId, itemId: $itemId, isOn: true, listIds: [], newListName: $newListName) { __typename } }',
        { ...ARTICLES.pencils, newListName },
      );
    }),
  },
  {
    field: 'describeWishlist.listName',
    stored: 'Klasse 3b, Werken',
    send: nameOfList(async (visitor, listName) => {
      const { listId: wishlistId } = await listMade(visitor, 'list');
      await resultOf(
        visitor.browser,
        'mutation D($wishlistId: ID!, $listName: String!) { result: describeWishlist(wishlistId: $wishlistId, listName: $listName, listDescription: "") { __typename } }',
        { wishlistId, listName },
      );
    }),
  },
  { field: 'InvitationInput.email', stored: 'seefelder@wismar.example', send: INVITATION },
  { field: 'ClaimCodeInput.code', send: CLAIM_CODE },
  {
    field: 'AccountInput.email',
    stored: 'neuer.gast@schule.example',
    send: inShipping((copied) => ({ account: { email: copied('mailto:neuer.gast@schule.example') } })),
  },
  ...ADDRESS.map(
    ([field, typed, stored]): OneLineField => ({
      field: `AddressInput.${field}`,
      where: 'checkout',
      stored,
      send: inShipping((copied) => ({ billingAddress: { ...GRAPHQL_ADDRESS, ...address(field, typed)(copied) } })),
    }),
  ),
  ...ADDRESS.map(
    ([field, typed, stored]): OneLineField => ({
      field: `AddressInput.${field}`,
      where: 'account',
      stored,
      send: inAddressBook(address(field, typed)),
    }),
  ),
  ...STATION_FIELDS.map(
    ([field, typed, stored]): OneLineField => ({
      field: `PackstationInput.${field}`,
      where: 'checkout',
      stored,
      send: inShipping((copied) => ({
        deliveryType: 'packstation',
        packstation: { ...STATION, [field]: copied(typed) },
      })),
    }),
  ),
  ...STATION_FIELDS.map(
    ([field, typed, stored]): OneLineField => ({
      field: `PackstationInput.${field}`,
      where: 'account',
      stored,
      send: inStationBook((copied) => ({ [field]: copied(typed) })),
    }),
  ),
  {
    field: 'AlternativeEmailInput.value',
    where: 'billing',
    stored: 'kasse@wismar.example',
    send: inShipping((copied) => ({
      billingAlternativeEmail: { value: copied('<kasse@wismar.example>'), hasChanged: true },
    })),
  },
  {
    field: 'AlternativeEmailInput.value',
    where: 'delivery',
    stored: 'hof@wismar.example',
    send: inShipping((copied) => ({
      shippingAlternativeEmail: { value: copied('hof@wismar.example'), hasChanged: true },
    })),
  },
  { field: 'ShippingStepInput.costCentre', host: BUSINESS_HOST, stored: '4711-Werken', send: COST_CENTRE },
  {
    field: 'ShippingStepInput.orderReference',
    stored: 'Klasse 9z',
    send: inShipping((copied) => ({ orderReference: copied('Klasse 9z') })),
  },
  {
    field: 'ShippingStepInput.phone',
    stored: '03841 7788-99',
    send: inShipping((copied) => ({ phone: copied('Telefon 03841 7788–99') })),
  },
  {
    field: 'SpeditionFieldInput.fieldValue',
    where: 'phone',
    stored: '03841 7788-99',
    send: spedition('phone', 'tel:03841 7788–99'),
  },
  {
    field: 'SpeditionFieldInput.fieldValue',
    where: 'access',
    stored: 'Tor zum Schulhof',
    send: spedition('access', 'Tor zum Schulhof'),
  },
  { field: 'PaymentStepInput.buyerReference', stored: '04011000-1234512345-06', send: INVOICE },
  ...(['company', 'firstName', 'lastName'] as const).map(
    (field): OneLineField => ({
      field: `AccountDataInput.${field}`,
      stored: 'Seefelder Hof',
      send: inAccount('changeAccountData', 'AccountDataInput', (copied) => ({
        salutation: 'mrs',
        firstName: 'Anna',
        lastName: 'Lehmann',
        company: '',
        [field]: copied('Seefelder Hof'),
      })),
    }),
  ),
  {
    field: 'BusinessDetailsInput.vatRegistrationNo',
    host: BUSINESS_HOST,
    stored: 'DE811200300',
    send: inAccount(
      'changeBusinessDetails',
      'BusinessDetailsInput',
      (copied) => ({
        jobTitleCode: 'HEAD',
        primaryIndustryGroupCode: '84',
        vatRegistrationNo: copied('de 811–200–300'),
      }),
      signInSchool,
    ),
  },
  {
    field: 'ChangeEmailInput.email',
    stored: 'anna.neu@wismar.example',
    send: inAccount('changeEmail', 'ChangeEmailInput', (copied) => ({
      email: copied('anna.neu@wismar.example'),
      password: ANNA.password,
    })),
  },
  {
    field: 'changePhone.phone',
    stored: '03841 7788-99',
    send: asArgument('changePhone', 'phone', 'Tel. 03841 7788−99', signIn),
  },
  {
    field: 'joinPrimeWaitingList.email',
    stored: 'prime@wismar.example',
    send: asArgument('joinPrimeWaitingList', 'email', 'prime@wismar.example', async ({ world }) =>
      world.run((tx) => setParameter(tx, 'prime/open', 'false')),
    ),
  },
  {
    field: 'subscribeToNewsletter.email',
    stored: 'neues@wismar.example',
    send: asArgument('subscribeToNewsletter', 'email', 'Sekretariat <neues@wismar.example>', async () => undefined),
  },
  { field: 'unsubscribeFromNewsletter.email', send: UNSUBSCRIPTION },
  { field: 'watchItem.email', stored: 'wartet@wismar.example', send: ALERT },
  {
    field: 'CartOperationInput.code',
    stored: 'SCHULE10',
    send: async ({ browser }, copied) => {
      await fillBasket(browser, { pencils: 2, book: 1 });
      await changeCart(browser, [{ do: 'add-voucher', code: copied('schule 10') }]);
    },
  },
  {
    field: 'CancellationInput.fullName',
    stored: 'Annegret Seefelder',
    send: inCancellation((copied) => ({ fullName: copied('Annegret Seefelder') })),
  },
  {
    field: 'CancellationInput.contract',
    stored: 'Prime seit Mai',
    send: inCancellation((copied) => ({ contract: copied('Prime seit Mai') })),
  },
  {
    field: 'CancellationInput.email',
    stored: 'seefelder@wismar.example',
    send: inCancellation((copied) => ({ email: copied('Annegret Seefelder <seefelder@wismar.example>') })),
  },
  {
    field: 'ContactRequestInput.fullName',
    stored: 'Annegret Seefelder',
    send: inContactRequest((copied) => ({ fullName: copied('Annegret Seefelder') })),
  },
  {
    field: 'ContactRequestInput.email',
    stored: 'seefelder@wismar.example',
    send: inContactRequest((copied) => ({ email: copied('Annegret Seefelder <seefelder@wismar.example>') })),
  },
  {
    field: 'ContactRequestInput.phone',
    stored: '03841 4711',
    send: inContactRequest((copied) => ({ phone: copied('Tel.: 03841 4711') })),
  },
  {
    field: 'ContactRequestInput.orderNumber',
    stored: '499123456 (nicht geprüft)',
    send: inContactRequest((copied) => ({ orderNumber: copied('499123456') })),
  },
  {
    field: 'CompetitionEntryInput.fullName',
    stored: 'Annegret Seefelder',
    send: inEntry((copied) => ({ fullName: copied('Annegret Seefelder') })),
  },
  {
    field: 'CompetitionEntryInput.email',
    stored: 'seefelder@wismar.example',
    send: inEntry((copied) => ({ email: copied('Annegret Seefelder <seefelder@wismar.example>') })),
  },
  {
    field: 'CompetitionEntryInput.school',
    stored: 'Grundschule am Ring, Wismar',
    send: inEntry((copied) => ({ school: copied('Grundschule am Ring, Wismar') })),
  },
  {
    field: 'WithdrawalInput.fullName',
    stored: 'Annegret Seefelder',
    send: inWithdrawal((copied) => ({ fullName: copied('Annegret Seefelder') })),
  },
  {
    field: 'WithdrawalInput.orderNumber',
    stored: '499123456',
    send: inWithdrawal((copied) => ({ orderNumber: copied('499123456') })),
  },
  {
    field: 'WithdrawalInput.email',
    stored: 'seefelder@wismar.example',
    send: inWithdrawal((copied) => ({ email: copied('seefelder@wismar.example') })),
  },
  {
    field: 'ReviewInput.nickname',
    stored: 'Rechenfuchs',
    send: inReview((copied) => ({ nickname: copied('Rechenfuchs') })),
  },
  {
    field: 'ReviewInput.title',
    stored: 'Hält einen Winter',
    send: inReview((copied) => ({ title: copied('Hält einen Winter') })),
  },
  {
    field: 'ReturnContactInput.firstName',
    stored: 'Annegret',
    send: inReturn((copied) => ({ firstName: copied('Annegret') })),
  },
  {
    field: 'ReturnContactInput.lastName',
    stored: 'Seefelder',
    send: inReturn((copied) => ({ lastName: copied('Seefelder') })),
  },
  {
    field: 'ReturnContactInput.email',
    stored: 'seefelder@wismar.example',
    send: inReturn((copied) => ({ email: copied('mailto:seefelder@wismar.example') })),
  },
  {
    field: 'ReturnContactInput.phone',
    stored: '03841 7788-99',
    send: inReturn((copied) => ({ phone: copied('03841 7788‑99') })),
  },
  {
    field: 'OrderLookUpInput.orderId',
    send: lookedUp((orderId, copied) => ({
      orderId: copied(`Nr. ${orderId.slice(0, 3)} ${orderId.slice(3)}`),
      zipCode: '50667',
    })),
  },
  { field: 'OrderLookUpInput.zipCode', send: lookedUp((orderId, copied) => ({ orderId, zipCode: copied('D–50667') })) },
  {
    field: 'findReturnOrder.orderId',
    send: foundForReturn((orderId, copied) => ({ orderId: copied(orderId), zipCode: '50667' })),
  },
  {
    field: 'findReturnOrder.zipCode',
    send: foundForReturn((orderId, copied) => ({ orderId, zipCode: copied('D–50667') })),
  },
  {
    field: 'OrderFormRowInput.orderNumber',
    send: addedByForm((orderNumber, copied) => ({ orderNumber: copied(orderNumber), quantity: '2' })),
  },
  {
    field: 'OrderFormRowInput.quantity',
    send: addedByForm((orderNumber, copied) => ({ orderNumber, quantity: copied('2 Stück') })),
  },
  { field: 'PasswordLinkInput.email', send: getsLink((copied) => ({ email: copied(`<${ANNA.identifier}>`) })) },
  {
    field: 'PasswordLinkInput.customerNumber',
    host: BUSINESS_HOST,
    send: getsLink((copied) => ({ customerNumber: copied(SCHOOL.identifier) })),
  },
];
