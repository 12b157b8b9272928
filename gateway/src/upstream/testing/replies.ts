import type {
  AddressFieldsFragment,
  CartPositionFieldsFragment,
  FindCartQuery,
  GetProductByIdQuery,
  ImageFieldsFragment,
  LightningDealFieldsFragment,
  MutationAnswerFieldsFragment,
  PricesFieldsFragment,
  ProductTileFieldsFragment,
} from '../generated/operation-types.ts';

/** The smallest replies of the upstream that its schema allows: tests add what they need. */

export const euros = (amount: number) => ({ amount, currencyCode: 'EUR' });

export const aMutationReply = (
  overrides: Partial<MutationAnswerFieldsFragment> = {},
): MutationAnswerFieldsFragment => ({
  successful: true,
  generalErrorMessage: null,
  fieldErrors: [],
  refusal: null,
  ...overrides,
});

export const anImageReply: ImageFieldsFragment = {
  src: '/kreide.png',
  alt: 'Kreide',
  width: 640,
  height: 480,
  sources: [{ type: 'image/webp', srcset: '/kreide.webp 640w' }],
};

export const anAddressReply = (overrides: Partial<AddressFieldsFragment> = {}): AddressFieldsFragment => ({
  addressId: 'a1',
  schoolOrCompany: null,
  salutation: 'mrs',
  firstName: 'Änne',
  lastName: 'Krüger',
  street: 'Schulweg 4',
  addressAddition: null,
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  email: null,
  packstationAddress: false,
  isCustomerAddress: false,
  customerNumber: null,
  termsOfPayment: null,
  paymentMethod: null,
  VATRegistrationNo: null,
  jobTitleCode: null,
  primaryIndustryGroupCode: null,
  numberOfEmployees: null,
  ...overrides,
});

export const aPositionReply = (overrides: Partial<CartPositionFieldsFragment> = {}): CartPositionFieldsFragment => ({
  id: 'p1',
  operationsId: 'o1',
  productId: 'kreide',
  itemId: 'kreide-weiss',
  name: 'Kreide',
  brand: 'Pausenhof',
  path: '/kreide/',
  articleNumber: '4711',
  quantity: 2,
  maxQuantity: 99,
  minimumOrderQuantity: 1,
  isFreeItem: false,
  isCatalog: false,
  isLightningDeal: false,
  quantityLightning: 0,
  quantityNormal: 2,
  primeFaehig: false,
  relatedVoucherCode: null,
  removableItem: true,
  deliveryText: 'In 2 Tagen',
  crumbs: [],
  image: null,
  variantInfoList: [],
  pricePerUnit: euros(2.5),
  totalPrice: euros(5),
  oldPricePerUnit: null,
  basePrice: null,
  pricePerUnitLightning: null,
  netPricePerUnitLightning: null,
  accessories: [],
  ...overrides,
});

type CartReply = FindCartQuery['shop_findCart'];

export const aBasketReply = (
  overrides: Partial<CartReply['details']['bzBasket']> = {},
): CartReply['details']['bzBasket'] => ({
  orderReference: null,
  costCentre: null,
  orderComment: null,
  newsletterSubscribe: false,
  shippers: [],
  speditionsFields: [],
  contactEmails: { billing: { selected: null, preselected: null }, shipping: { selected: null, preselected: null } },
  ...overrides,
});

export const cartDetailsReply = (overrides: Partial<CartReply['details']> = {}): CartReply['details'] => ({
  positionCount: 0,
  articleCount: 0,
  savedLines: [],
  merge: null,
  deliveryCountry: 'DE',
  bzBasket: aBasketReply(),
  subtotal: euros(0),
  total: euros(0),
  totals: { netValue: euros(0) },
  tax: [],
  shippingCost: null,
  basketValue: euros(0),
  promotionsSaving: euros(0),
  totalSavings: euros(0),
  voucherCodeStatus: [],
  deliveryFreeMessage: null,
  selectedPaymentMethodInCart: null,
  freeArticles: [],
  catalogs: [],
  positions: [],
  ...overrides,
});

export const aCartReply = (overrides: Partial<CartReply> = {}): CartReply => ({
  id: 'cart of lena',
  billingAddress: null,
  shippingAddress: null,
  attributes: { submitted: false, submittedAs: null },
  details: cartDetailsReply(),
  ...overrides,
});

export const pricesReply = (overrides: Partial<PricesFieldsFragment> = {}): PricesFieldsFragment => ({
  price: euros(10),
  specialPrice: null,
  discountPercent: null,
  uvp: null,
  basePrice: null,
  counterpartPrice: euros(8.4),
  vatIncluded: true,
  vatRate: 19,
  ...overrides,
});

export const aDealReply = (overrides: Partial<LightningDealFieldsFragment> = {}): LightningDealFieldsFragment => ({
  isAvailableLightningDeal: true,
  lightningDealTimestampUntil: '2026-11-24T11:00:00+01:00',
  lightningReservedPercentageRoundFloor: 42,
  lightningSpecialPrice: euros(7.5),
  lightningCounterpartPrice: euros(6.3),
  lightningBasePrice: null,
  lightningQuantityMax: 5,
  ...overrides,
});

export const aTileReply = (overrides: Partial<ProductTileFieldsFragment> = {}): ProductTileFieldsFragment => ({
  id: 'kreide',
  bestItemId: 'kreide-weiss',
  name: 'Kreide',
  manufacturerName: 'Pausenhof',
  path: '/kreide/',
  discountPercent: null,
  moreVariants: false,
  rating: 4.5,
  numberOfRatings: 12,
  isShortage: false,
  minimumOrderQuantity: 1,
  image: anImageReply,
  price: {
    startFromFlag: false,
    basePriceUnit: null,
    vatIncluded: true,
    vatRate: 19,
    currentPrice: euros(10),
    oldPrice: null,
    uvp: null,
    basePrice: null,
    counterpartPrice: euros(8.4),
  },
  badges: { sale: false, new: false, popular: false },
  extraBadges: [],
  deliveryInfo: { availability: 'IN_STOCK', left: null, arrival: null },
  breadCrumb: [],
  lightningDealInfo: null,
  ...overrides,
});

type ProductReply = NonNullable<GetProductByIdQuery['getProductById']>;

export const aProductReply = (overrides: Partial<ProductReply> = {}): ProductReply => ({
  productId: 'heft',
  name: 'Heft',
  path: '/heft/',
  teaser: 'Ein Heft',
  longDescription: '<p>Liniert</p>',
  deliveryScope: ['1 Heft'],
  warranty: null,
  safetyNotices: ['Nicht essen'],
  responsiblePerson: null,
  productFeatures: ['Liegt flach'],
  labelAttributes: [{ label: 'CE', value: 'Spielzeug' }],
  energyEfficiency: null,
  downloads: [],
  extraTabs: [],
  youtubeVideos: [],
  audioSamples: [],
  accessories: [],
  replacementProducts: [],
  rating: 4,
  numberOfRatings: 7,
  categoryId: 'hefte',
  availableForSale: true,
  hasMultipleItems: true,
  hasSamePricesForAllItems: false,
  manufacturer: { name: 'Pausenhof', address: 'Schulweg 4, 10115 Berlin', email: 'post@pausenhof.example' },
  shortFacts: [{ label: 'Blatt', value: '16' }],
  badges: { sale: true, new: true, popular: false },
  extraBadges: [],
  breadcrumb: [{ displayName: 'Hefte', path: '/hefte/' }],
  prices: pricesReply(),
  images: [anImageReply],
  ...overrides,
});
