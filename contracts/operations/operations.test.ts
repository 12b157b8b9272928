import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { expect, it } from 'vitest';

import { readOperations } from '../check/read-operations.mjs';
import { fieldsOf, usageOf } from '../check/usage.mjs';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const SCHEMA = buildSchema(readFileSync(at('schema/upstream.graphql'), 'utf8'));
const OPERATIONS = readOperations(at('operations'));

/** Dotted paths of everything that is selected, fragments spread out. */
const pathsIn = (document: DocumentNode, { selections }: SelectionSetNode, above: string): readonly string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return pathsIn(document, selection.selectionSet, above);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const spread = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return spread?.kind === Kind.FRAGMENT_DEFINITION ? pathsIn(document, spread.selectionSet, above) : [];
    }
    const path = `${above}${selection.name.value}`;
    return [
      path,
      ...(selection.selectionSet === undefined ? [] : pathsIn(document, selection.selectionSet, `${path}.`)),
    ];
  });

/** What an operation asks: its field of the schema, the arguments that it gives, and what it wants to be told. */
const askedBy = (name: string) => {
  const found = OPERATIONS.find((operation) => operation.name === name);
  const [field] = found?.operation.selectionSet.selections ?? [];
  if (found === undefined || field?.kind !== Kind.FIELD) throw new ReferenceError(name);
  return {
    field: field.name.value,
    gives: (field.arguments ?? []).map((argument) => argument.name.value),
    selects: field.selectionSet === undefined ? [] : pathsIn(found.document, field.selectionSet, ''),
  };
};

/** Dotted paths of the fields of an input. */
const inputPaths = (typeName: string, above = ''): readonly string[] => {
  const type = SCHEMA.getType(typeName);
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, type: inner }) => [
    `${above}${name}`,
    ...inputPaths(getNamedType(inner).name, `${above}${name}.`),
  ]);
};

it.each(OPERATIONS)('$name fits the schema', ({ document }) => {
  expect(validate(SCHEMA, document)).toEqual([]);
});

it('each operation requests one field, under its own name', () => {
  expect(OPERATIONS.filter(({ operation }) => operation.selectionSet.selections.length !== 1)).toEqual([]);
  expect(OPERATIONS.map(({ name }) => name).filter((name) => askedBy(name).field !== name)).toEqual(['FindCart']);
});

it('everything in the schema is requested, except what the specification names and the shop does not need yet', () => {
  const asked = new Set(
    OPERATIONS.flatMap(({ document }) => fieldsOf(usageOf(SCHEMA, document)).map((field) => field.join('.'))),
  );
  const unasked = Object.values(SCHEMA.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !type.name.includes('Filter'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    )
    .filter((coordinate) => !asked.has(coordinate));
  expect(unasked.sort()).toEqual(['Money.stringValue', 'OrderListPage.elementsPerPage', 'Query.getActiveAbTests']);
});

const ADDRESS_ARGUMENTS = [
  'addressId',
  'salutation',
  'firstName',
  'lastName',
  'company',
  'postCode',
  'city',
  'streetAndHouseNr',
  'additionalAddress',
  'country',
  'packstationAddress',
];
const ADDRESS_FIELDS = [
  'addressId',
  'schoolOrCompany',
  'salutation',
  'firstName',
  'lastName',
  'street',
  'addressAddition',
  'postCode',
  'city',
  'country',
  'phone',
  'email',
  'packstationAddress',
];
const AUTH_RESULT = [
  'successfull',
  'errorMessage',
  'updatedCartId',
  'userId',
  'firstName',
  'lastName',
  'cartMerged',
  'sharedListMerged',
  'token.expires',
  'fieldErrors.fieldName',
  'fieldErrors.errorMessage',
  'fieldErrors.formName',
];
const ADDRESS_ANSWER = [
  'successful',
  'generalErrorMessage',
  'fieldErrors',
  ...ADDRESS_FIELDS.map((field) => `address.${field}`),
];
const LIGHTNING_DATA = [
  'hasLightningDealReservation',
  'isLightningDealReservationExpired',
  'lightningDealReservationTimestampEnd',
  'hasLightningDealBeenExtended',
];
const RETURN = [
  'hash',
  'orderId',
  'salesOrderNo',
  'orderDate',
  'items.id',
  'items.lineNo',
  'items.quantity',
  'items.components.id',
  'returns.shipments.rma',
  'returns.shipments.regulation.id',
  'returns.shipments.carrier.code',
];
const WISHLIST = [
  'externalId',
  'name',
  'description',
  'active',
  'isDefault',
  'isStandardList',
  'createdAt',
  'users',
  'isCreator',
  'isAdmin',
  'isEditor',
  'isCommentator',
];
const WISHLIST_PRODUCT = [
  'id',
  'name',
  'path',
  'brand',
  'crumbs',
  'hasMultipleItems',
  'hasSamePricesForAllItems',
  'energyEfficiency',
  'minimumOrderQuantity',
  'lightningDealInfo',
];
const WISHLIST_ITEM = [
  'id',
  'name',
  'path',
  'variantInfoList',
  'maxQuantity',
  'minimumOrderQuantity',
  'orderNumber',
  'unitPrices',
  'badges',
  'extraBadges',
  'images',
  'matrixCodeMessages',
  'primeFaehig',
  'lightningDealInfo',
];
const WISHLIST_ENTRY = [
  'externalId',
  'quantity',
  'isSaleable',
  'replacementProduct',
  'totals',
  ...WISHLIST_PRODUCT.map((field) => `product.${field}`),
  ...WISHLIST_ITEM.map((field) => `item.${field}`),
  'comments.comment',
];
const COMMENT = ['comment', 'name', 'displayedDate', 'positionId', 'allowedToDeleteByUser'];
const CART = [
  'id',
  'shippingAddress',
  'billingAddress',
  'attributes.submitted',
  'details.positionCount',
  'details.articleCount',
  'details.bzBasket.shippers.selected',
  'details.basketValue.currencyCode',
  'details.positions.quantity',
];

it.each<[requirement: string, name: string, gives: readonly string[], selects: readonly string[]]>([
  ['UPQ-02', 'FindCart', ['cartId', 'calculateShippingCost'], CART],
  ['UPQ-04', 'getBillingAddresses', [], ADDRESS_FIELDS],
  ['UPQ-04', 'getShippingAddresses', [], ADDRESS_FIELDS],
  ['UPQ-06', 'getAmazonPayCheckoutData', ['cartId', 'checkoutType'], ['url', 'refusal.code']],
  [
    'UPQ-06',
    'getAmazonPayAddresses',
    ['amazonCheckoutSessionId'],
    ['addresses.email', 'addresses.billingAddress.street', 'addresses.shippingAddress.street', 'refusal.code'],
  ],
  [
    'UPQ-07',
    'getPaymentInfo',
    ['cartId'],
    ['paymentMethods.paymentId', 'paymentMethods.selected', 'paymentMethods.enabled'],
  ],
  ['UPQ-08', 'getPaymentDetails', ['paymentTypes'], ['paymentId', 'displayName', 'description', 'icons', 'isPrepaid']],
  ['UPQ-09', 'getLightningDealReservation', ['cartId'], LIGHTNING_DATA],
  [
    'UPQ-10',
    'getOrdersV2',
    ['page', 'searchText', 'dateFilter'],
    [
      'total',
      'totalPages',
      'currentPage',
      'ordersPerPage',
      'firstIndex',
      'lastIndex',
      'orders.orderId',
      'orders.orderedAt',
      'orders.totalAmount',
    ],
  ],
  [
    'UPQ-11',
    'getOrderDetailsV2',
    ['orderId'],
    [
      'orderId',
      'orderedAt',
      'deliveryAddress',
      'billingAddress',
      'paymentMethod',
      'totalAmount',
      'email',
      'phone',
      'orderReference',
      'comment',
      ...[
        'status',
        'carrier',
        'dispatchDate',
        'invoiceLink',
        'trackingLink',
        'trackingCode',
        'cancelReason',
        ...['isReturnable', 'isAlreadyReturned', 'reviewUrl', 'reviewScore'].map((name) => `orderItems.${name}`),
      ].map((name) => `shipments.${name}`),
    ].map((name) => `order.${name}`),
  ],
  ['UPQ-12', 'getOrderYears', [], []],
  [
    'UPQ-13',
    'getThankYouPageData',
    ['orderId'],
    [
      'order.orderId',
      'order.orderedAt',
      'order.deliveryAddress',
      'order.billingAddress',
      'order.paymentMethod',
      'order.totalAmount',
      'order.email',
    ],
  ],
  ['UPQ-15', 'findOrderForReturn', ['orderId', 'zipCode'], RETURN],
  ['UPQ-16', 'findOrderForReturnByHash', ['hash'], RETURN],
  ['UPQ-17', 'getAvailableCarriers', ['hash', 'returnOrder'], ['code', 'name', 'enabled']],
  ['UPQ-18', 'getAvailableRegulations', ['hash', 'selectedItems'], ['id', 'name', 'description']],
  ['UPQ-22', 'isUniqueEmail', ['email'], []],
  ['UPQ-25', 'getGlobalParametersByName', ['names'], ['name', 'entry', 'parameterValue']],
  ['UPQ-27', 'getPageDetailsByUrl', ['url'], ['seo', 'rows', 'redirectUrl', 'pageType', 'categoryId', 'activeAbTests']],
  ['UPQ-33', 'getProductById', ['productId'], ['productId', 'name', 'prices', 'images']],
  [
    'UPQ-35',
    'getVariantInformationForProduct',
    ['productId', 'selectedVariants', 'itemId'],
    ['variantAttributes', 'item'],
  ],
  ['UPQ-41', 'getNavigationModel', [], ['nodes.children.children']],
  [
    'UPQ-47, ENT-25, ENT-26',
    'getAllWishlists',
    [],
    [
      ...['merkzettel', 'furtherLists', 'wishlist'].flatMap((list) => WISHLIST.map((field) => `${list}.${field}`)),
      ...WISHLIST_ENTRY.map((field) => `wishlist.entries.${field}`),
    ],
  ],
  ['UPQ-50, ENT-28', 'getCommentsPerWishlist', ['wishlistId'], COMMENT],
  ['UPQ-51', 'getTotalsForTeaserWishlist', ['teaserWishlist'], ['totals']],
  [
    'UPQ-52, ENT-29',
    'getWishlistFromTeaserId',
    ['externalId'],
    ['teaserWishlistExternalId', 'productsRecommendations', ...WISHLIST_ENTRY.map((field) => `entries.${field}`)],
  ],
  ['UPM-44', 'addProductToWishlist', ['externalId', 'entry'], ['merkzettel']],
  ['UPM-45', 'removeProductFromMerkzettel', ['entry'], ['merkzettel']],
  ['UPM-46', 'removeProductFromWishlist', ['externalId', 'entryId'], []],
  ['UPM-47', 'changeQtyInWishlist', ['externalId', 'entry'], []],
  ['UPM-48', 'replaceItemInWishlist', ['externalId', 'entryId', 'entry'], []],
  ['UPM-49', 'replaceItemInTeaserWishlist', ['itemId', 'oldExternalId', 'quantity'], ['entry.externalId']],
  [
    'UPM-50',
    'addProductsToCartFromTeaserWishlist',
    ['teaserWishlist', 'cartId'],
    ['variantsToChoose', 'quantityChanged', 'maxInCart', 'successfullyAdded'],
  ],
  ['UPM-01', 'shopInit', [], ['cartId', 'userId']],
  ['UPM-02', 'login', ['email', 'customerNumber', 'password', 'stayLogged', 'mergeCart'], AUTH_RESULT],
  ['UPM-04', 'registerCustomer', [], AUTH_RESULT],
  ['UPM-05', 'registerGuest', [], AUTH_RESULT],
  ['UPM-14', 'cart_update', ['cartId', 'ops'], ['details', 'attainableInfos']],
  [
    'UPM-15',
    'mergeCarts',
    ['cartId', 'fromCartId', 'fromUserId'],
    ['details.merge.lines.added', 'details.merge.vouchers.taken', 'details.positions'],
  ],
  ['UPM-16', 'refreshBasketIfReservationTimerExpired', ['cartId'], LIGHTNING_DATA],
  [
    'UPM-17',
    'extendCurrentUserReservationOnCheckout',
    ['cartId'],
    ['dealNoLongerLegal', 'quantityReduced', ...LIGHTNING_DATA.map((name) => `lightningData.${name}`)],
  ],
  ['UPM-18', 'addBillingAddress', ADDRESS_ARGUMENTS, ADDRESS_ANSWER],
  ['UPM-18', 'updateBillingAddress', ADDRESS_ARGUMENTS, ADDRESS_ANSWER],
  ['UPM-18', 'addShippingAddress', ADDRESS_ARGUMENTS, ADDRESS_ANSWER],
  ['UPM-18', 'updateShippingAddress', ADDRESS_ARGUMENTS, ADDRESS_ANSWER],
  ['UPM-26', 'setShippingMethod', ['methodCode'], ['successful']],
  [
    'UPM-40',
    'submitReturnOrder',
    [],
    ['isError', 'errorMsg', 'submittedReturn.shipments.rma', 'submittedReturn.shipments.labels'],
  ],
  ['UPM-41', 'uploadReturnImage', ['image'], ['imageId', 'refusal.code']],
  ['UPM-32', 'completeAmazonPayCheckout', ['cartId', 'amazonCheckoutSessionId'], ['orderId', 'refusal.code']],
  ['UPM-29', 'submitCart', ['cartId'], ['computopData', 'errorMessage', 'orderId', 'redirectUrl', 'newCartId']],
])('(%s) %s takes %j and returns %j', (_, name, gives, selects) => {
  const asked = askedBy(name);
  expect(asked.gives).toEqual(expect.arrayContaining([...gives]));
  expect(asked.selects).toEqual(expect.arrayContaining([...selects]));
});

it('reads a cart through the field shop_findCart (UPQ-03)', () => {
  expect(askedBy('FindCart')).toMatchObject({ field: 'shop_findCart', selects: expect.arrayContaining(CART) });
});

it('changes a cart by operations on positions and vouchers (UPM-14)', () => {
  const wanted = [
    'positionOp.addPosition.setItemId',
    'positionOp.addPosition.updateQuantity',
    'positionOp.removePosition.positionId',
    'voucherOp.removeVoucher.code',
  ];
  expect(inputPaths('CartOperationInput')).toEqual(expect.arrayContaining(wanted));
});

it('names what a wishlist is about by product, item, quantity and entry (UPM-44, UPM-45, UPM-47, UPM-50)', () => {
  expect(inputPaths('WishlistEntryInput')).toEqual(['productId', 'itemId', 'quantity']);
  expect(inputPaths('WishlistProductInput')).toEqual(['productId', 'itemId']);
  expect(inputPaths('WishlistQuantityInput')).toEqual(['productId', 'itemId', 'quantity', 'entryId', 'version']);
  expect(inputPaths('TeaserWishlistEntryInput')).toEqual(['itemId', 'productId', 'quantity']);
});

it('asks for carriers with all of a return that is chosen so far (UPQ-17, UPQ-18)', () => {
  const wanted = [
    'hash',
    'orderId',
    'salesOrderNo',
    'regulation',
    'items.lineNo',
    'items.reason',
    'items.comment',
    'items.additionalInfo',
    'items.images',
    'items.components',
    'carrier',
    'labels',
    'contact.salutation',
    'contact.firstName',
    'contact.lastName',
    'contact.email',
    'contact.phone',
  ];
  expect(inputPaths('ReturnOrderInput')).toEqual(expect.arrayContaining(wanted));
  expect(inputPaths('ReturnSelectionInput')).toEqual(['id', 'quantity', 'reason']);
});

it('most mutations have the same kind of result; sign-in has its own spelling of success (UPM-43)', () => {
  const answers = Object.values(SCHEMA.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
  const fieldsOf = (answer: (typeof answers)[number]) => (isObjectType(answer) ? Object.keys(answer.getFields()) : []);
  const alike = answers.filter((answer) =>
    ['successful', 'generalErrorMessage', 'fieldErrors'].every((field) => fieldsOf(answer).includes(field)),
  );
  const signIns = answers.filter((answer) => fieldsOf(answer).includes('successfull'));
  expect(alike.length).toBeGreaterThan(answers.length / 2);
  expect(new Set(signIns.map(({ name }) => name))).toEqual(new Set(['AuthResult']));
  expect(new Set(alike.filter((answer) => fieldsOf(answer).includes('address')).map(({ name }) => name))).toEqual(
    new Set(['AddressAnswer']),
  );
});
