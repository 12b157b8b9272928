/* Generated from contracts/schema and contracts/operations by `npm run generate`. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountDataInput = {
  /** Empty for private customers. */
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation: string;
};

export type AddPositionInput = {
  readonly setItemId: string;
  readonly updateQuantity: number;
};

export type AddressFormType =
  | 'companyOrSchool'
  | 'private';

/** An address as it is typed. */
export type AddressInput = {
  /** Of a packstation the recipient's postnumber. */
  readonly additionalAddress?: string | null | undefined;
  readonly city: string;
  /** Only of the form type `companyOrSchool`, and of packstations. */
  readonly company?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email?: string | null | undefined;
  readonly firstName: string;
  readonly formType: AddressFormType;
  readonly isAlsoCustomerAddress?: boolean | null | undefined;
  readonly lastName: string;
  readonly packstationAddress: boolean;
  readonly phone?: string | null | undefined;
  readonly postCode: string;
  readonly salutation: string;
  /** Of a packstation `Packstation 123`. */
  readonly streetAndHouseNr: string;
};

export type AmazonPayCheckoutType =
  | 'cart'
  | 'prime';

export type Availability =
  | 'IN_STOCK'
  | 'LOW_STOCK'
  | 'ON_ORDER'
  | 'SOLD_OUT';

export type BusinessInput = {
  readonly VATRegistrationNo?: string | null | undefined;
  /** From `getJobTitles`. */
  readonly jobTitleCode: string;
  readonly numberOfEmployees?: number | null | undefined;
  /** From `getIndustries`. */
  readonly primaryIndustryGroupCode: string;
};

export type CancellationDeclarationInput = {
  /** Of an extraordinary cancellation. */
  readonly cancellationReason?: string | null | undefined;
  /** The e-mail address of the account, a customer number, or words that identify the contract. */
  readonly contract: string;
  /** Where the receipt goes. */
  readonly email: string;
  /** The wished last day, `YYYY-MM-DD`. Without it the contract ends as early as possible. */
  readonly endsOn?: string | null | undefined;
  readonly fullName: string;
  readonly kind: CancellationKind;
};

export type CancellationKind =
  /** For an important reason, without waiting for it. */
  | 'extraordinary'
  /** At the end of the paid term. */
  | 'ordinary';

/** Exactly one field is given. */
export type CartOperationInput = {
  readonly mergeOp?: MergeOperationInput | null | undefined;
  readonly positionOp?: PositionOperationInput | null | undefined;
  readonly savedOp?: SavedOperationInput | null | undefined;
  readonly voucherOp?: VoucherOperationInput | null | undefined;
};

export type CategoryFilterInput = {
  readonly enumFilters?: ReadonlyArray<EnumFilterInput> | null | undefined;
  readonly rangeFilters?: ReadonlyArray<RangeFilterInput> | null | undefined;
};

export type CustomerRegistrationInput = {
  /** Absent where somebody registers outside the checkout. */
  readonly billingAddress?: AddressInput | null | undefined;
  /** Required on the business shop. The session's certificate is checked before the account gets a customer number: the result has no token. */
  readonly business?: BusinessInput | null | undefined;
  readonly company?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  /** The token of a guest's session: its orders become the customer's, and it ends. One that has ended brings nothing. */
  readonly guestToken?: string | null | undefined;
  readonly lastName: string;
  readonly password: string;
  readonly salutation: string;
  readonly shippingAddress?: AddressInput | null | undefined;
};

export type EnumFilterInput = {
  readonly id: string;
  readonly values: ReadonlyArray<string>;
};

/** Bounds are in major units or in stars. */
export type FilterKind =
  | 'PRICE'
  | 'rating';

export type GuestRegistrationInput = {
  readonly billingAddress: AddressInput;
  readonly email: string;
  readonly shippingAddress?: AddressInput | null | undefined;
};

export type MergeInput = {
  readonly fromCartId: string;
};

/** Exactly one field is given. Of a merge that is over, nothing changes. */
export type MergeOperationInput = {
  readonly dismissMerge?: MergeInput | null | undefined;
  /** Takes out the pieces and vouchers that the merge put in, as far as they are there. */
  readonly undoMerge?: MergeInput | null | undefined;
};

export type MoveToCartInput = {
  readonly savedId: string;
  readonly updateQuantity: number;
};

export type NotReturnableReason =
  | 'ALREADY_RETURNED'
  /** Goods of its kind are never taken back. */
  | 'EXCLUDED'
  | 'NOT_DELIVERED'
  | 'WINDOW_CLOSED';

/** Where an order stands as a whole; shipments that are cancelled do not count. */
export type OrderStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'IN_DISPATCH'
  | 'PARTLY_SHIPPED'
  | 'RECEIVED'
  | 'SHIPPED';

export type PageType =
  | 'CATEGORY'
  | 'CONTENT'
  | 'GONE'
  | 'NOT_FOUND'
  | 'PRODUCT'
  | 'UNKNOWN';

export type PagingInput = {
  readonly limit: number;
  readonly offset: number;
  /** `si`, `price-asc`, `price-desc`, `rating`, `new` */
  readonly sortBy: string;
};

/** Exactly one field is given. */
export type PositionOperationInput = {
  readonly addPosition?: AddPositionInput | null | undefined;
  readonly removePosition?: RemovePositionInput | null | undefined;
  readonly updatePosition?: UpdatePositionInput | null | undefined;
};

export type PrimeStatus =
  | 'ACTIVE'
  /** A member until the end date, and not any longer. */
  | 'CANCELLED'
  /** Was a member. */
  | 'INACTIVE'
  | 'NONE';

export type PrimeSubscriptionInput = {
  readonly abo: string;
  readonly paymentId: string;
  /** Of the first term, as the shopper saw it, in the storefront's currency. */
  readonly price: number;
};

export type RangeFilterInput = {
  readonly from?: number | null | undefined;
  readonly id: string;
  readonly to?: number | null | undefined;
};

export type RemovePositionInput = {
  readonly positionId: string;
};

export type ReturnContactInput = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null | undefined;
  /** `mr`, `mrs` or `diverse`. */
  readonly salutation: string;
};

export type ReturnItemInput = {
  readonly additionalInfo?: string | null | undefined;
  readonly comment?: string | null | undefined;
  readonly components: ReadonlyArray<string>;
  readonly id: string;
  readonly images: ReadonlyArray<string>;
  readonly lineNo: number;
  readonly quantity: number;
  /** Name of the reason, such as `CHANGED_MIND`. */
  readonly reason: string;
};

/** A return as far as it is chosen; `submitReturnOrder` needs every field. */
export type ReturnOrderInput = {
  /** A code of the carriers on offer, or `nolabel`. */
  readonly carrier?: string | null | undefined;
  readonly contact?: ReturnContactInput | null | undefined;
  readonly hash: string;
  readonly items: ReadonlyArray<ReturnItemInput>;
  readonly labels: number;
  readonly orderId: string;
  readonly regulation?: string | null | undefined;
  readonly salesOrderNo: string;
};

export type ReturnSelectionInput = {
  readonly id: string;
  readonly quantity: number;
  /** Name of the reason, such as `CHANGED_MIND`. */
  readonly reason: string;
};

export type ReviewFilterInput = {
  /** 1 to 5: only reviews with exactly this rating. */
  readonly stars?: number | null | undefined;
};

/** All texts are plain text. */
export type ReviewInput = {
  readonly message: string;
  /** The name that others see. */
  readonly nickname: string;
  /** 1 to 5; null is an error of the field. */
  readonly rating?: number | null | undefined;
  readonly title: string;
};

/** How a person is addressed. Forms send it as a text, so that one that was not chosen is an error at its field. */
export type Salutation =
  | 'diverse'
  | 'mr'
  | 'mrs';

export type SavedLineInput = {
  readonly savedId: string;
};

/** Exactly one field is given. */
export type SavedOperationInput = {
  /** What the cart cannot take stays saved. */
  readonly moveToCart?: MoveToCartInput | null | undefined;
  readonly removeSaved?: SavedLineInput | null | undefined;
  /** Takes a position out of the cart and saves it. */
  readonly saveForLater?: RemovePositionInput | null | undefined;
  readonly saveItem?: AddPositionInput | null | undefined;
};

export type SearchFilterInput = {
  /** Only what lies in this category. */
  readonly category?: string | null | undefined;
  readonly enumFilters?: ReadonlyArray<EnumFilterInput> | null | undefined;
  readonly rangeFilters?: ReadonlyArray<RangeFilterInput> | null | undefined;
  readonly searchTerm: string;
};

export type SelectedVariantInput = {
  readonly name: string;
  readonly value: string;
};

export type ShipmentStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'IN_DISPATCH'
  | 'RECEIVED'
  | 'SHIPPED';

export type SpeditionsFieldInput = {
  readonly fieldName: string;
  readonly fieldValue: string;
};

export type TokenProblem =
  | 'EXPIRED'
  /** The storefront has issued no such link. */
  | 'UNKNOWN'
  | 'USED';

/** What happened, in the words of the data layer; each kind of event gives the fields that it has. */
export type TrackingEventInput = {
  readonly cartId?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly name: string;
  readonly paymentId?: string | null | undefined;
  /** Major units. */
  readonly value?: number | null | undefined;
};

/** A quantity of 0 removes the position. */
export type UpdatePositionInput = {
  readonly positionId: string;
  readonly updateQuantity: number;
};

export type VariantAttributeType =
  | 'dropdown'
  | 'tile';

export type VoucherInput = {
  readonly code: string;
};

/** Exactly one field is given. */
export type VoucherOperationInput = {
  readonly addVoucher?: VoucherInput | null | undefined;
  readonly removeVoucher?: VoucherInput | null | undefined;
};

export type VoucherStatus =
  | 'APPLIED'
  /** It saves nothing on this cart. */
  | 'NOT_APPLICABLE';

export type WithdrawalDeclarationInput = {
  /** Where the receipt goes. */
  readonly email: string;
  readonly fullName: string;
  /** The order's number, or words that identify it. */
  readonly orderNumber: string;
  readonly withdrawalReason?: string | null | undefined;
  /** If it is not the whole contract. */
  readonly withdrawnGoods?: string | null | undefined;
};

export type FindCartQueryVariables = Exact<{
  cartId: string;
  calculateShippingCost: boolean;
}>;


export type FindCartQuery = { readonly shop_findCart: { readonly id: string, readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly shippingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly attributes: { readonly submitted: boolean, readonly submittedAs: string | null }, readonly details: { readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly bzBasket: { readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterSubscribe: boolean, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: string | null, readonly productLineItemList: ReadonlyArray<string>, readonly costs: { readonly amount: number, readonly currencyCode: string | null }, readonly surcharge: { readonly amount: number, readonly currencyCode: string | null } | null, readonly arrival: { readonly from: string, readonly to: string } | null }>, readonly speditionsFields: ReadonlyArray<{ readonly fieldName: string, readonly fieldValue: string, readonly required: boolean }>, readonly contactEmails: { readonly billing: { readonly selected: string | null, readonly preselected: string | null }, readonly shipping: { readonly selected: string | null, readonly preselected: string | null } } }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly total: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null } | null, readonly totals: { readonly netValue: { readonly amount: number, readonly currencyCode: string | null } }, readonly basketValue: { readonly amount: number, readonly currencyCode: string | null }, readonly promotionsSaving: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly voucherCodeStatus: ReadonlyArray<{ readonly code: string, readonly name: string, readonly status: VoucherStatus, readonly saving: { readonly amount: number, readonly currencyCode: string | null } }>, readonly deliveryFreeMessage: { readonly missingAmount: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly selectedPaymentMethodInCart: { readonly paymentId: string, readonly buyerReference: string | null } | null, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly deliveryText: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly priceWhenSaved: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly merge: { readonly fromCartId: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } } };

export type AbortAmazonPayCheckoutMutationVariables = Exact<{
  cartId: string;
}>;


export type AbortAmazonPayCheckoutMutation = { readonly abortAmazonPayCheckout: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type AddBillingAddressMutationVariables = Exact<{
  addressId?: string | null | undefined;
  formType: AddressFormType;
  salutation: string;
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  postCode: string;
  city: string;
  streetAndHouseNr: string;
  additionalAddress?: string | null | undefined;
  country: string;
  packstationAddress: boolean;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  isAlsoCustomerAddress?: boolean | null | undefined;
}>;


export type AddBillingAddressMutation = { readonly addBillingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } };

export type AddShippingAddressMutationVariables = Exact<{
  addressId?: string | null | undefined;
  formType: AddressFormType;
  salutation: string;
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  postCode: string;
  city: string;
  streetAndHouseNr: string;
  additionalAddress?: string | null | undefined;
  country: string;
  packstationAddress: boolean;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  isAlsoCustomerAddress?: boolean | null | undefined;
}>;


export type AddShippingAddressMutation = { readonly addShippingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } };

export type AdjustLongtailSearchQueryQueryVariables = Exact<{
  searchQuery: string;
}>;


export type AdjustLongtailSearchQueryQuery = { readonly adjustLongtailSearchQuery: { readonly searchQuery: string, readonly filters: { readonly enumFilters: ReadonlyArray<{ readonly id: string, readonly values: ReadonlyArray<string> }>, readonly rangeFilters: ReadonlyArray<{ readonly id: string, readonly from: number | null, readonly to: number | null }> } } };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { readonly cancelOrder: { readonly order: { readonly orderId: string, readonly orderedAt: string, readonly email: string, readonly phone: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly canBeCancelled: boolean, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly deliveryAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly paymentMethod: { readonly paymentId: string, readonly displayName: string }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly totalAmount: { readonly amount: number, readonly currencyCode: string | null }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatus, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrival: { readonly from: string, readonly to: string } | null, readonly orderItems: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null } }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly regulation: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null, readonly refund: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly withdrawals: ReadonlyArray<{ readonly receiptId: string, readonly receivedAt: string }> } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type CartUpdateMutationVariables = Exact<{
  cartId: string;
  ops: ReadonlyArray<CartOperationInput> | CartOperationInput;
}>;


export type CartUpdateMutation = { readonly cart_update: { readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly shippingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly attributes: { readonly submitted: boolean, readonly submittedAs: string | null } | null, readonly details: { readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly bzBasket: { readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterSubscribe: boolean, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: string | null, readonly productLineItemList: ReadonlyArray<string>, readonly costs: { readonly amount: number, readonly currencyCode: string | null }, readonly surcharge: { readonly amount: number, readonly currencyCode: string | null } | null, readonly arrival: { readonly from: string, readonly to: string } | null }>, readonly speditionsFields: ReadonlyArray<{ readonly fieldName: string, readonly fieldValue: string, readonly required: boolean }>, readonly contactEmails: { readonly billing: { readonly selected: string | null, readonly preselected: string | null }, readonly shipping: { readonly selected: string | null, readonly preselected: string | null } } }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly total: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null } | null, readonly totals: { readonly netValue: { readonly amount: number, readonly currencyCode: string | null } }, readonly basketValue: { readonly amount: number, readonly currencyCode: string | null }, readonly promotionsSaving: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly voucherCodeStatus: ReadonlyArray<{ readonly code: string, readonly name: string, readonly status: VoucherStatus, readonly saving: { readonly amount: number, readonly currencyCode: string | null } }>, readonly deliveryFreeMessage: { readonly missingAmount: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly selectedPaymentMethodInCart: { readonly paymentId: string, readonly buyerReference: string | null } | null, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly deliveryText: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly priceWhenSaved: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly merge: { readonly fromCartId: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } | null, readonly attainableInfos: { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantityLightning: number, readonly quantityNormal: number }> } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type ChangeAccountDataMutationVariables = Exact<{
  accountData: AccountDataInput;
}>;


export type ChangeAccountDataMutation = { readonly changeAccountData: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly customerInfo: { readonly userId: string, readonly isExistingCustomer: boolean, readonly isNewCustomer: boolean, readonly isGuest: boolean, readonly isInternal: boolean, readonly categoryType: string | null, readonly notification: string | null, readonly email: string | null, readonly salutation: Salutation | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null, readonly company: string | null, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } } | null } };

export type ChangeForgottenPasswordMutationVariables = Exact<{
  emailToken: string;
  password: string;
}>;


export type ChangeForgottenPasswordMutation = { readonly changeForgottenPassword: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type CheckQueryQueryVariables = Exact<{
  originalQuery: string;
}>;


export type CheckQueryQuery = { readonly checkQuery: { readonly redirectPath: string | null, readonly query: string, readonly originalQuery: string } };

export type CheckTokenValidityQueryVariables = Exact<{
  emailToken: string;
}>;


export type CheckTokenValidityQuery = { readonly checkTokenValidity: { readonly valid: boolean, readonly reason: TokenProblem | null } };

export type CompleteAmazonPayCheckoutMutationVariables = Exact<{
  cartId: string;
  amazonCheckoutSessionId: string;
}>;


export type CompleteAmazonPayCheckoutMutation = { readonly completeAmazonPayCheckout: { readonly orderId: string | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type CoreCategoryQueryVariables = Exact<{
  id: string;
  paging: PagingInput;
  filter?: CategoryFilterInput | null | undefined;
}>;


export type CoreCategoryQuery = { readonly core_category: { readonly shopData: { readonly id: string, readonly name: string, readonly parentName: string | null, readonly path: string, readonly description: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly breadcrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }> }, readonly filters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean, readonly imageUrl: string | null }> | null, readonly range: { readonly kind: FilterKind, readonly min: number, readonly max: number, readonly selectedMin: number | null, readonly selectedMax: number | null } | null }>, readonly products: { readonly total: number, readonly totalPages: number, readonly currentPage: number, readonly sortBy: string, readonly tiles: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly discountPercent: number | null, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly startFromFlag: boolean, readonly basePriceUnit: string | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly currentPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly deliveryInfo: { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null }, readonly breadCrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null } | null }> } } | null };

export type CoreSearchQueryVariables = Exact<{
  filter: SearchFilterInput;
  paging: PagingInput;
}>;


export type CoreSearchQuery = { readonly core_search: { readonly products: { readonly total: number, readonly totalPages: number, readonly currentPage: number, readonly sortBy: string, readonly tiles: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly discountPercent: number | null, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly startFromFlag: boolean, readonly basePriceUnit: string | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly currentPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly deliveryInfo: { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null }, readonly breadCrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null } | null }> }, readonly categoryFilter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly path: string, readonly selected: boolean }>, readonly filters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean, readonly imageUrl: string | null }> | null, readonly range: { readonly kind: FilterKind, readonly min: number, readonly max: number, readonly selectedMin: number | null, readonly selectedMax: number | null } | null }>, readonly suggestedFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean, readonly imageUrl: string | null }> }>, readonly link: { readonly url: string } | null } };

export type DeclareCancellationMutationVariables = Exact<{
  declaration: CancellationDeclarationInput;
}>;


export type DeclareCancellationMutation = { readonly declareCancellation: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly receipt: { readonly receiptId: string, readonly receivedAt: string, readonly declaration: { readonly kind: CancellationKind, readonly cancellationReason: string | null, readonly fullName: string, readonly contract: string, readonly endsOn: string | null, readonly email: string } } | null } };

export type DeclareWithdrawalMutationVariables = Exact<{
  declaration: WithdrawalDeclarationInput;
}>;


export type DeclareWithdrawalMutation = { readonly declareWithdrawal: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly receipt: { readonly receiptId: string, readonly receivedAt: string, readonly declaration: { readonly fullName: string, readonly orderNumber: string, readonly email: string, readonly withdrawnGoods: string | null, readonly withdrawalReason: string | null } } | null } };

export type DecryptAndCheckPieDataQueryVariables = Exact<{
  encryptedData: string;
}>;


export type DecryptAndCheckPieDataQuery = { readonly decryptAndCheckPieData: { readonly success: boolean, readonly errorMessage: string | null, readonly redirect: boolean, readonly productId: string | null } };

export type DeleteAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type DeleteAddressMutation = { readonly deleteAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type DeleteCurrentCustomerAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteCurrentCustomerAccountMutation = { readonly deleteCurrentCustomerAccount: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type ExtendCurrentUserReservationOnCheckoutMutationVariables = Exact<{
  cartId: string;
}>;


export type ExtendCurrentUserReservationOnCheckoutMutation = { readonly extendCurrentUserReservationOnCheckout: { readonly dealNoLongerLegal: boolean, readonly lightningData: { readonly hasLightningDealReservation: boolean, readonly isLightningDealReservationExpired: boolean, readonly lightningDealReservationTimestampEnd: string | null, readonly hasLightningDealBeenExtended: boolean, readonly extensionsLeft: number, readonly releasedItems: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null } }> }, readonly quantityReduced: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly was: number, readonly now: number }> } };

export type FindOrderForReturnQueryVariables = Exact<{
  orderId: string;
  zipCode: string;
}>;


export type FindOrderForReturnQuery = { readonly findOrderForReturn: { readonly hash: string, readonly orderId: string, readonly salesOrderNo: string, readonly orderDate: string, readonly items: ReadonlyArray<{ readonly id: string, readonly lineNo: number, readonly name: string, readonly articleNumber: string, readonly quantity: number, readonly returnedQuantity: number, readonly returnableQuantity: number, readonly notReturnableBecause: NotReturnableReason | null, readonly returnUntil: string | null, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly components: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly returns: ReadonlyArray<{ readonly idempotencyKey: string | null, readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly carrier: { readonly code: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly id: string, readonly quantity: number }> }> }> } | null };

export type FindOrderForReturnByHashQueryVariables = Exact<{
  hash: string;
}>;


export type FindOrderForReturnByHashQuery = { readonly findOrderForReturnByHash: { readonly hash: string, readonly orderId: string, readonly salesOrderNo: string, readonly orderDate: string, readonly items: ReadonlyArray<{ readonly id: string, readonly lineNo: number, readonly name: string, readonly articleNumber: string, readonly quantity: number, readonly returnedQuantity: number, readonly returnableQuantity: number, readonly notReturnableBecause: NotReturnableReason | null, readonly returnUntil: string | null, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly components: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly returns: ReadonlyArray<{ readonly idempotencyKey: string | null, readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly carrier: { readonly code: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly id: string, readonly quantity: number }> }> }> } | null };

export type ForgotPasswordMutationVariables = Exact<{
  email?: string | null | undefined;
  customerNumber?: string | null | undefined;
  honeypot: string;
  triesCount: number;
}>;


export type ForgotPasswordMutation = { readonly forgotPassword: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type AddressAnswerFieldsFragment = { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null };

export type AddressFieldsFragment = { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null };

export type AmazonPayAddressFieldsFragment = { readonly company: string | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null };

export type AuthResultFieldsFragment = { readonly successfull: boolean, readonly errorMessage: string | null, readonly updatedCartId: string | null, readonly userId: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly cartMerged: boolean, readonly sharedListMerged: boolean, readonly activeWishlistId: string | null, readonly token: { readonly jwt: string, readonly expires: string } | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null };

export type BadgesFieldsFragment = { readonly sale: boolean, readonly new: boolean, readonly popular: boolean };

export type BasePriceFieldsFragment = { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } };

export type BzBasketFieldsFragment = { readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterSubscribe: boolean, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: string | null, readonly productLineItemList: ReadonlyArray<string>, readonly costs: { readonly amount: number, readonly currencyCode: string | null }, readonly surcharge: { readonly amount: number, readonly currencyCode: string | null } | null, readonly arrival: { readonly from: string, readonly to: string } | null }>, readonly speditionsFields: ReadonlyArray<{ readonly fieldName: string, readonly fieldValue: string, readonly required: boolean }>, readonly contactEmails: { readonly billing: { readonly selected: string | null, readonly preselected: string | null }, readonly shipping: { readonly selected: string | null, readonly preselected: string | null } } };

export type CartDetailsFieldsFragment = { readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly bzBasket: { readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterSubscribe: boolean, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: string | null, readonly productLineItemList: ReadonlyArray<string>, readonly costs: { readonly amount: number, readonly currencyCode: string | null }, readonly surcharge: { readonly amount: number, readonly currencyCode: string | null } | null, readonly arrival: { readonly from: string, readonly to: string } | null }>, readonly speditionsFields: ReadonlyArray<{ readonly fieldName: string, readonly fieldValue: string, readonly required: boolean }>, readonly contactEmails: { readonly billing: { readonly selected: string | null, readonly preselected: string | null }, readonly shipping: { readonly selected: string | null, readonly preselected: string | null } } }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly total: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null } | null, readonly totals: { readonly netValue: { readonly amount: number, readonly currencyCode: string | null } }, readonly basketValue: { readonly amount: number, readonly currencyCode: string | null }, readonly promotionsSaving: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly voucherCodeStatus: ReadonlyArray<{ readonly code: string, readonly name: string, readonly status: VoucherStatus, readonly saving: { readonly amount: number, readonly currencyCode: string | null } }>, readonly deliveryFreeMessage: { readonly missingAmount: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly selectedPaymentMethodInCart: { readonly paymentId: string, readonly buyerReference: string | null } | null, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly deliveryText: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly priceWhenSaved: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly merge: { readonly fromCartId: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null };

export type CartPositionFieldsFragment = { readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> };

export type CartFieldsFragment = { readonly id: string, readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly shippingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly attributes: { readonly submitted: boolean, readonly submittedAs: string | null }, readonly details: { readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly bzBasket: { readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterSubscribe: boolean, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: string | null, readonly productLineItemList: ReadonlyArray<string>, readonly costs: { readonly amount: number, readonly currencyCode: string | null }, readonly surcharge: { readonly amount: number, readonly currencyCode: string | null } | null, readonly arrival: { readonly from: string, readonly to: string } | null }>, readonly speditionsFields: ReadonlyArray<{ readonly fieldName: string, readonly fieldValue: string, readonly required: boolean }>, readonly contactEmails: { readonly billing: { readonly selected: string | null, readonly preselected: string | null }, readonly shipping: { readonly selected: string | null, readonly preselected: string | null } } }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly total: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null } | null, readonly totals: { readonly netValue: { readonly amount: number, readonly currencyCode: string | null } }, readonly basketValue: { readonly amount: number, readonly currencyCode: string | null }, readonly promotionsSaving: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly voucherCodeStatus: ReadonlyArray<{ readonly code: string, readonly name: string, readonly status: VoucherStatus, readonly saving: { readonly amount: number, readonly currencyCode: string | null } }>, readonly deliveryFreeMessage: { readonly missingAmount: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly selectedPaymentMethodInCart: { readonly paymentId: string, readonly buyerReference: string | null } | null, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly deliveryText: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly priceWhenSaved: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly merge: { readonly fromCartId: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } };

export type CategoryFilterFieldsFragment = { readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean, readonly imageUrl: string | null }> | null, readonly range: { readonly kind: FilterKind, readonly min: number, readonly max: number, readonly selectedMin: number | null, readonly selectedMax: number | null } | null };

export type CrumbFieldsFragment = { readonly displayName: string, readonly path: string };

export type CustomerAnswerFieldsFragment = { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly customerInfo: { readonly userId: string, readonly isExistingCustomer: boolean, readonly isNewCustomer: boolean, readonly isGuest: boolean, readonly isInternal: boolean, readonly categoryType: string | null, readonly notification: string | null, readonly email: string | null, readonly salutation: Salutation | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null, readonly company: string | null, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } } | null };

export type CustomerFieldsFragment = { readonly userId: string, readonly isExistingCustomer: boolean, readonly isNewCustomer: boolean, readonly isGuest: boolean, readonly isInternal: boolean, readonly categoryType: string | null, readonly notification: string | null, readonly email: string | null, readonly salutation: Salutation | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null, readonly company: string | null, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } };

export type DeliveryFieldsFragment = { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null };

export type FieldErrorFieldsFragment = { readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null };

export type FooterLinkFieldsFragment = { readonly label: string, readonly url: string, readonly external: boolean };

export type ImageFieldsFragment = { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> };

export type ItemFieldsFragment = { readonly itemId: string, readonly productId: string, readonly name: string, readonly orderNumber: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly primeFaehig: boolean, readonly prices: { readonly discountPercent: number | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly price: { readonly amount: number, readonly currencyCode: string | null }, readonly specialPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly deliveryInfo: { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null }, readonly matrixCodeMessages: ReadonlyArray<{ readonly key: string, readonly text: string }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null } | null };

export type LightningDataFieldsFragment = { readonly hasLightningDealReservation: boolean, readonly isLightningDealReservationExpired: boolean, readonly lightningDealReservationTimestampEnd: string | null, readonly hasLightningDealBeenExtended: boolean, readonly extensionsLeft: number, readonly releasedItems: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null } }> };

export type LightningDealFieldsFragment = { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null };

export type MoneyFieldsFragment = { readonly amount: number, readonly currencyCode: string | null };

export type MutationAnswerFieldsFragment = { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null };

export type NavigationNodeFieldsFragment = { readonly id: string, readonly name: string, readonly path: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null };

export type OrderDetailsAnswerFieldsFragment = { readonly order: { readonly orderId: string, readonly orderedAt: string, readonly email: string, readonly phone: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly canBeCancelled: boolean, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly deliveryAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly paymentMethod: { readonly paymentId: string, readonly displayName: string }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly totalAmount: { readonly amount: number, readonly currencyCode: string | null }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatus, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrival: { readonly from: string, readonly to: string } | null, readonly orderItems: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null } }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly regulation: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null, readonly refund: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly withdrawals: ReadonlyArray<{ readonly receiptId: string, readonly receivedAt: string }> } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null };

export type PricesFieldsFragment = { readonly discountPercent: number | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly price: { readonly amount: number, readonly currencyCode: string | null }, readonly specialPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } };

export type PrimeInfoFieldsFragment = { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null };

export type ProductTileFieldsFragment = { readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly discountPercent: number | null, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly startFromFlag: boolean, readonly basePriceUnit: string | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly currentPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly deliveryInfo: { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null }, readonly breadCrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null } | null };

export type RefusalFieldsFragment = { readonly code: string, readonly subject: string | null, readonly message: string | null };

export type RegulationFieldsFragment = { readonly id: string, readonly name: string, readonly description: string };

export type ReturnOrderFieldsFragment = { readonly hash: string, readonly orderId: string, readonly salesOrderNo: string, readonly orderDate: string, readonly items: ReadonlyArray<{ readonly id: string, readonly lineNo: number, readonly name: string, readonly articleNumber: string, readonly quantity: number, readonly returnedQuantity: number, readonly returnableQuantity: number, readonly notReturnableBecause: NotReturnableReason | null, readonly returnUntil: string | null, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly components: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly returns: ReadonlyArray<{ readonly idempotencyKey: string | null, readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly carrier: { readonly code: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly id: string, readonly quantity: number }> }> }> };

export type ReviewFieldsFragment = { readonly ratingId: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null };

export type ShipmentFieldsFragment = { readonly status: ShipmentStatus, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrival: { readonly from: string, readonly to: string } | null, readonly orderItems: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null } }> };

export type ShipperFieldsFragment = { readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: string | null, readonly productLineItemList: ReadonlyArray<string>, readonly costs: { readonly amount: number, readonly currencyCode: string | null }, readonly surcharge: { readonly amount: number, readonly currencyCode: string | null } | null, readonly arrival: { readonly from: string, readonly to: string } | null };

export type SubmittedReturnFieldsFragment = { readonly idempotencyKey: string | null, readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly carrier: { readonly code: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly id: string, readonly quantity: number }> }> };

export type TaxShareFieldsFragment = { readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } };

export type TeaserFieldsFragment = { readonly id: string, readonly type: string, readonly name: string, readonly template: string, readonly attributes: ReadonlyArray<
    | { readonly __typename: 'ImageAttribute', readonly name: string, readonly urlPath: string, readonly altTag: string, readonly imgTitle: string, readonly width: number, readonly height: number }
    | { readonly __typename: 'LinkAttribute', readonly name: string, readonly url: string, readonly openLinkInNewWindow: boolean }
    | { readonly __typename: 'TextAttribute', readonly name: string, readonly text: string }
  > };

export type GetAmazonPayAddressesQueryVariables = Exact<{
  amazonCheckoutSessionId: string;
}>;


export type GetAmazonPayAddressesQuery = { readonly getAmazonPayAddresses: { readonly addresses: { readonly email: string, readonly billingAddress: { readonly company: string | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null }, readonly shippingAddress: { readonly company: string | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null } } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type GetAmazonPayCheckoutDataQueryVariables = Exact<{
  cartId: string;
  checkoutType: AmazonPayCheckoutType;
}>;


export type GetAmazonPayCheckoutDataQuery = { readonly getAmazonPayCheckoutData: { readonly url: string | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type GetAvailableCarriersQueryVariables = Exact<{
  hash: string;
  returnOrder: ReturnOrderInput;
}>;


export type GetAvailableCarriersQuery = { readonly getAvailableCarriers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly description: string, readonly enabled: boolean, readonly notice: string | null }> };

export type GetAvailableRegulationsQueryVariables = Exact<{
  hash: string;
  selectedItems: ReadonlyArray<ReturnSelectionInput> | ReturnSelectionInput;
}>;


export type GetAvailableRegulationsQuery = { readonly getAvailableRegulations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string }> };

export type GetBillingAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBillingAddressesQuery = { readonly getBillingAddresses: ReadonlyArray<{ readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }> };

export type GetCurrentUploadSignatureQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCurrentUploadSignatureQuery = { readonly getCurrentUploadSignature: string };

export type GetCustomerAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerAddressQuery = { readonly getCustomerAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null };

export type GetCustomerInfoQueryVariables = Exact<{
  url: string;
}>;


export type GetCustomerInfoQuery = { readonly getCustomerInfo: { readonly userId: string, readonly isExistingCustomer: boolean, readonly isNewCustomer: boolean, readonly isGuest: boolean, readonly isInternal: boolean, readonly categoryType: string | null, readonly notification: string | null, readonly email: string | null, readonly salutation: Salutation | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null, readonly company: string | null, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } } };

export type GetExtraTabContentsQueryVariables = Exact<{
  productId: string;
  tabId: string;
}>;


export type GetExtraTabContentsQuery = { readonly getExtraTabContents: { readonly content: string } | null };

export type GetFooterByPageIdQueryVariables = Exact<{
  pageId: string;
}>;


export type GetFooterByPageIdQuery = { readonly getFooterByPageId: { readonly usps: ReadonlyArray<{ readonly headline: string, readonly subheadline: string | null, readonly text: string, readonly link: string | null, readonly image: { readonly src: string } }>, readonly linkBlocks: ReadonlyArray<{ readonly headline: string, readonly type: string, readonly content: string | null, readonly links: ReadonlyArray<{ readonly label: string, readonly url: string, readonly external: boolean }>, readonly link: { readonly label: string, readonly url: string, readonly external: boolean } | null }> } };

export type GetGlobalParametersByNameQueryVariables = Exact<{
  names: ReadonlyArray<string> | string;
}>;


export type GetGlobalParametersByNameQuery = { readonly getGlobalParametersByName: ReadonlyArray<{ readonly name: string, readonly entry: string | null, readonly parameterValue: string }> };

export type GetIndustriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetIndustriesQuery = { readonly getIndustries: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type GetItemByIdQueryVariables = Exact<{
  itemId: string;
}>;


export type GetItemByIdQuery = { readonly getItemById: { readonly itemId: string, readonly productId: string, readonly name: string, readonly orderNumber: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly primeFaehig: boolean, readonly prices: { readonly discountPercent: number | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly price: { readonly amount: number, readonly currencyCode: string | null }, readonly specialPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly deliveryInfo: { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null }, readonly matrixCodeMessages: ReadonlyArray<{ readonly key: string, readonly text: string }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null } | null } | null };

export type GetJobTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetJobTitlesQuery = { readonly getJobTitles: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type GetLightningDealReservationQueryVariables = Exact<{
  cartId: string;
}>;


export type GetLightningDealReservationQuery = { readonly getLightningDealReservation: { readonly hasLightningDealReservation: boolean, readonly isLightningDealReservationExpired: boolean, readonly lightningDealReservationTimestampEnd: string | null, readonly hasLightningDealBeenExtended: boolean, readonly extensionsLeft: number, readonly releasedItems: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null } }> } };

export type GetMainCategoryQueryVariables = Exact<{
  categoryId: string;
}>;


export type GetMainCategoryQuery = { readonly getMainCategory: { readonly name: string } | null };

export type GetMoreReviewsByProductIdQueryVariables = Exact<{
  productId: string;
  offset: number;
  limit: number;
  filter?: ReviewFilterInput | null | undefined;
}>;


export type GetMoreReviewsByProductIdQuery = { readonly getMoreReviewsByProductId: ReadonlyArray<{ readonly ratingId: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null }> };

export type GetNavigationModelQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNavigationModelQuery = { readonly getNavigationModel: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }> } };

export type GetOrderDetailsV2QueryVariables = Exact<{
  orderId: string;
}>;


export type GetOrderDetailsV2Query = { readonly getOrderDetailsV2: { readonly order: { readonly orderId: string, readonly orderedAt: string, readonly email: string, readonly phone: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly canBeCancelled: boolean, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly deliveryAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly paymentMethod: { readonly paymentId: string, readonly displayName: string }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly totalAmount: { readonly amount: number, readonly currencyCode: string | null }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatus, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrival: { readonly from: string, readonly to: string } | null, readonly orderItems: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null } }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly regulation: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null, readonly refund: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly withdrawals: ReadonlyArray<{ readonly receiptId: string, readonly receivedAt: string }> } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type GetOrderStatusQueryVariables = Exact<{
  orderId: string;
  zipCode: string;
}>;


export type GetOrderStatusQuery = { readonly getOrderStatus: { readonly order: { readonly orderId: string, readonly orderedAt: string, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatus, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrival: { readonly from: string, readonly to: string } | null, readonly orderItems: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }> }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly regulation: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null }> } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type GetOrderYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOrderYearsQuery = { readonly getOrderYears: ReadonlyArray<number> };

export type GetOrdersV2QueryVariables = Exact<{
  page: number;
  searchText?: string | null | undefined;
  dateFilter?: string | null | undefined;
}>;


export type GetOrdersV2Query = { readonly getOrdersV2: { readonly total: number, readonly totalPages: number, readonly currentPage: number, readonly ordersPerPage: number, readonly firstIndex: number, readonly lastIndex: number, readonly orders: ReadonlyArray<{ readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatus, readonly articleCount: number, readonly returnHash: string | null, readonly totalAmount: { readonly amount: number, readonly currencyCode: string | null }, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }> }> } };

export type GetOwnReviewQueryVariables = Exact<{
  productId: string;
}>;


export type GetOwnReviewQuery = { readonly getOwnReview: { readonly isPending: boolean, readonly review: { readonly ratingId: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null } } | null };

export type GetPageDetailsByUrlQueryVariables = Exact<{
  url: string;
}>;


export type GetPageDetailsByUrlQuery = { readonly getPageDetailsByUrl: { readonly pageType: PageType, readonly redirectUrl: string | null, readonly redirectIsTemporary: boolean, readonly categoryId: string | null, readonly seo: { readonly title: string, readonly description: string, readonly robots: string | null, readonly canonicalUrl: string | null, readonly links: ReadonlyArray<{ readonly rel: string, readonly href: string }> | null, readonly breadcrumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }> }, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly span: number, readonly teaser: { readonly id: string, readonly type: string, readonly name: string, readonly template: string, readonly attributes: ReadonlyArray<
            | { readonly __typename: 'ImageAttribute', readonly name: string, readonly urlPath: string, readonly altTag: string, readonly imgTitle: string, readonly width: number, readonly height: number }
            | { readonly __typename: 'LinkAttribute', readonly name: string, readonly url: string, readonly openLinkInNewWindow: boolean }
            | { readonly __typename: 'TextAttribute', readonly name: string, readonly text: string }
          > } }> }>, readonly activeAbTests: ReadonlyArray<{ readonly id: string, readonly trackingCode: string }> } };

export type GetPartialNavigationByIdQueryVariables = Exact<{
  categoryId: string;
}>;


export type GetPartialNavigationByIdQuery = { readonly getPartialNavigationById: { readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null } | null };

export type GetPaymentDetailsQueryVariables = Exact<{
  paymentTypes: ReadonlyArray<string> | string;
}>;


export type GetPaymentDetailsQuery = { readonly getPaymentDetails: ReadonlyArray<{ readonly paymentId: string, readonly displayName: string, readonly description: string, readonly icons: ReadonlyArray<string>, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> };

export type GetPaymentInfoQueryVariables = Exact<{
  cartId: string;
}>;


export type GetPaymentInfoQuery = { readonly getPaymentInfo: { readonly paymentMethods: ReadonlyArray<{ readonly paymentId: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly additionalInfo: string | null }> } };

export type GetPrimeOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrimeOfferQuery = { readonly getPrimeOffer: { readonly takesMembers: boolean, readonly plans: ReadonlyArray<{ readonly abo: string, readonly months: number, readonly price: { readonly amount: number, readonly currencyCode: string | null }, readonly monthlyPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly net: { readonly vatRate: number, readonly price: { readonly amount: number, readonly currencyCode: string | null }, readonly monthlyPrice: { readonly amount: number, readonly currencyCode: string | null } } | null }>, readonly paymentMethods: ReadonlyArray<{ readonly paymentId: string, readonly displayName: string, readonly description: string, readonly icons: ReadonlyArray<string>, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> } };

export type GetPrimeSubscriptionQueryVariables = Exact<{
  subscriptionId: string;
}>;


export type GetPrimeSubscriptionQuery = { readonly getPrimeSubscription: { readonly subscription: { readonly subscriptionId: string, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type GetProductByIdQueryVariables = Exact<{
  productId: string;
}>;


export type GetProductByIdQuery = { readonly getProductById: { readonly productId: string, readonly name: string, readonly path: string, readonly teaser: string, readonly longDescription: string, readonly deliveryScope: ReadonlyArray<string>, readonly warranty: string | null, readonly safetyNotices: ReadonlyArray<string>, readonly productFeatures: ReadonlyArray<string>, readonly rating: number, readonly numberOfRatings: number, readonly categoryId: string, readonly availableForSale: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly manufacturer: { readonly name: string, readonly address: string, readonly email: string }, readonly shortFacts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly responsiblePerson: { readonly name: string, readonly address: string, readonly email: string } | null, readonly labelAttributes: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly energyEfficiency: { readonly class: string, readonly dataSheetUrl: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null, readonly downloads: ReadonlyArray<{ readonly headline: string, readonly url: string }>, readonly extraTabs: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly youtubeVideos: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly audioSamples: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly accessories: ReadonlyArray<{ readonly productId: string }>, readonly replacementProducts: ReadonlyArray<{ readonly productId: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly breadcrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly prices: { readonly discountPercent: number | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly price: { readonly amount: number, readonly currencyCode: string | null }, readonly specialPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }> } | null };

export type GetProductTilesByIdsQueryVariables = Exact<{
  productIds: ReadonlyArray<string> | string;
}>;


export type GetProductTilesByIdsQuery = { readonly getProductTilesByIds: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly discountPercent: number | null, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly startFromFlag: boolean, readonly basePriceUnit: string | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly currentPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly deliveryInfo: { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null }, readonly breadCrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null } | null }> };

export type GetReviewsByProductIdQueryVariables = Exact<{
  productId: string;
  limit: number;
  filter?: ReviewFilterInput | null | undefined;
}>;


export type GetReviewsByProductIdQuery = { readonly getReviewsByProductId: { readonly statistics: { readonly all: number, readonly five: number, readonly four: number, readonly three: number, readonly two: number, readonly one: number }, readonly reviews: ReadonlyArray<{ readonly ratingId: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null }> } | null };

export type GetShippingAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShippingAddressesQuery = { readonly getShippingAddresses: ReadonlyArray<{ readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }> };

export type GetSuggestQueriesQueryVariables = Exact<{
  userQuery: string;
}>;


export type GetSuggestQueriesQuery = { readonly getSuggestQueries: { readonly suggestQueries: ReadonlyArray<{ readonly suggest: string }> } };

export type GetThankYouPageDataQueryVariables = Exact<{
  orderId: string;
}>;


export type GetThankYouPageDataQuery = { readonly getThankYouPageData: { readonly order: { readonly orderId: string, readonly orderedAt: string, readonly email: string, readonly isGuest: boolean, readonly shipperName: string, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly totalAmount: { readonly amount: number, readonly currencyCode: string | null }, readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly deliveryAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null }, readonly paymentMethod: { readonly paymentId: string, readonly displayName: string }, readonly arrival: { readonly from: string, readonly to: string } | null } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type GetTrackingItemQueryVariables = Exact<{
  itemId: string;
}>;


export type GetTrackingItemQuery = { readonly getTrackingItem: { readonly itemId: string, readonly productId: string, readonly name: string, readonly manufacturerName: string, readonly categories: ReadonlyArray<string>, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null };

export type GetVariantInformationForProductQueryVariables = Exact<{
  productId: string;
  selectedVariants: ReadonlyArray<SelectedVariantInput> | SelectedVariantInput;
  itemId?: string | null | undefined;
}>;


export type GetVariantInformationForProductQuery = { readonly getVariantInformationForProduct: { readonly variantAttributes: ReadonlyArray<{ readonly name: string, readonly displayName: string, readonly position: number, readonly type: VariantAttributeType, readonly options: ReadonlyArray<{ readonly value: string, readonly label: string, readonly selected: boolean, readonly disabled: boolean, readonly css: string | null, readonly valuePosition: number, readonly hasDiscount: boolean, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }> }>, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly orderNumber: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly primeFaehig: boolean, readonly prices: { readonly discountPercent: number | null, readonly vatIncluded: boolean, readonly vatRate: number, readonly price: { readonly amount: number, readonly currencyCode: string | null }, readonly specialPrice: { readonly amount: number, readonly currencyCode: string | null } | null, readonly uvp: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly counterpartPrice: { readonly amount: number, readonly currencyCode: string | null } }, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly deliveryInfo: { readonly availability: Availability, readonly left: number | null, readonly arrival: { readonly from: string, readonly to: string } | null }, readonly matrixCodeMessages: ReadonlyArray<{ readonly key: string, readonly text: string }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: string, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningCounterpartPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null } | null } | null } | null };

export type IsUniqueEmailQueryVariables = Exact<{
  email: string;
}>;


export type IsUniqueEmailQuery = { readonly isUniqueEmail: boolean };

export type LoginMutationVariables = Exact<{
  email?: string | null | undefined;
  customerNumber?: string | null | undefined;
  password: string;
  stayLogged: boolean;
  mergeCart: boolean;
  cartId?: string | null | undefined;
}>;


export type LoginMutation = { readonly login: { readonly successfull: boolean, readonly errorMessage: string | null, readonly updatedCartId: string | null, readonly userId: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly cartMerged: boolean, readonly sharedListMerged: boolean, readonly activeWishlistId: string | null, readonly token: { readonly jwt: string, readonly expires: string } | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type MergeCartsMutationVariables = Exact<{
  cartId: string;
  fromCartId: string;
  fromUserId: string;
}>;


export type MergeCartsMutation = { readonly mergeCarts: { readonly id: string, readonly billingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly shippingAddress: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null, readonly attributes: { readonly submitted: boolean, readonly submittedAs: string | null }, readonly details: { readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly bzBasket: { readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterSubscribe: boolean, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: string | null, readonly productLineItemList: ReadonlyArray<string>, readonly costs: { readonly amount: number, readonly currencyCode: string | null }, readonly surcharge: { readonly amount: number, readonly currencyCode: string | null } | null, readonly arrival: { readonly from: string, readonly to: string } | null }>, readonly speditionsFields: ReadonlyArray<{ readonly fieldName: string, readonly fieldValue: string, readonly required: boolean }>, readonly contactEmails: { readonly billing: { readonly selected: string | null, readonly preselected: string | null }, readonly shipping: { readonly selected: string | null, readonly preselected: string | null } } }, readonly subtotal: { readonly amount: number, readonly currencyCode: string | null }, readonly total: { readonly amount: number, readonly currencyCode: string | null }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currencyCode: string | null } }>, readonly shippingCost: { readonly amount: number, readonly currencyCode: string | null } | null, readonly totals: { readonly netValue: { readonly amount: number, readonly currencyCode: string | null } }, readonly basketValue: { readonly amount: number, readonly currencyCode: string | null }, readonly promotionsSaving: { readonly amount: number, readonly currencyCode: string | null }, readonly totalSavings: { readonly amount: number, readonly currencyCode: string | null }, readonly voucherCodeStatus: ReadonlyArray<{ readonly code: string, readonly name: string, readonly status: VoucherStatus, readonly saving: { readonly amount: number, readonly currencyCode: string | null } }>, readonly deliveryFreeMessage: { readonly missingAmount: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly selectedPaymentMethodInCart: { readonly paymentId: string, readonly buyerReference: string | null } | null, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly relatedVoucherCode: string | null, readonly removableItem: boolean, readonly deliveryText: string, readonly crumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string | null }, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currencyCode: string | null } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly netPricePerUnitLightning: { readonly amount: number, readonly currencyCode: string | null } | null, readonly accessories: ReadonlyArray<{ readonly productId: string }> }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly deliveryText: string, readonly image: { readonly src: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly priceWhenSaved: { readonly amount: number, readonly currencyCode: string | null } | null }>, readonly merge: { readonly fromCartId: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } } };

export type RecordGlanceViewMutationVariables = Exact<{
  productId: string;
  itemId: string;
  domain: string;
}>;


export type RecordGlanceViewMutation = { readonly recordGlanceView: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type RefreshBasketIfReservationTimerExpiredMutationVariables = Exact<{
  cartId: string;
}>;


export type RefreshBasketIfReservationTimerExpiredMutation = { readonly refreshBasketIfReservationTimerExpired: { readonly hasLightningDealReservation: boolean, readonly isLightningDealReservationExpired: boolean, readonly lightningDealReservationTimestampEnd: string | null, readonly hasLightningDealBeenExtended: boolean, readonly extensionsLeft: number, readonly releasedItems: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number, readonly oldPricePerUnit: { readonly amount: number, readonly currencyCode: string | null }, readonly pricePerUnit: { readonly amount: number, readonly currencyCode: string | null } }> } };

export type RegisterCustomerMutationVariables = Exact<{
  customer: CustomerRegistrationInput;
  cartId?: string | null | undefined;
}>;


export type RegisterCustomerMutation = { readonly registerCustomer: { readonly successfull: boolean, readonly errorMessage: string | null, readonly updatedCartId: string | null, readonly userId: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly cartMerged: boolean, readonly sharedListMerged: boolean, readonly activeWishlistId: string | null, readonly token: { readonly jwt: string, readonly expires: string } | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type RegisterGuestMutationVariables = Exact<{
  guest: GuestRegistrationInput;
  cartId?: string | null | undefined;
}>;


export type RegisterGuestMutation = { readonly registerGuest: { readonly successfull: boolean, readonly errorMessage: string | null, readonly updatedCartId: string | null, readonly userId: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly cartMerged: boolean, readonly sharedListMerged: boolean, readonly activeWishlistId: string | null, readonly token: { readonly jwt: string, readonly expires: string } | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SaveProductDescriptionReviewMutationVariables = Exact<{
  productId: string;
  isHelpful: boolean;
}>;


export type SaveProductDescriptionReviewMutation = { readonly saveProductDescriptionReview: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SaveReviewMutationVariables = Exact<{
  productId: string;
  review: ReviewInput;
}>;


export type SaveReviewMutation = { readonly saveReview: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly ownReview: { readonly isPending: boolean, readonly review: { readonly ratingId: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null } } | null } };

export type SaveSpeditionsDataMutationVariables = Exact<{
  cartId: string;
  fields: ReadonlyArray<SpeditionsFieldInput> | SpeditionsFieldInput;
}>;


export type SaveSpeditionsDataMutation = { readonly saveSpeditionsData: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SelectBillingAddressMutationVariables = Exact<{
  cartId: string;
  addressId: string;
}>;


export type SelectBillingAddressMutation = { readonly selectBillingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SelectShippingAddressMutationVariables = Exact<{
  cartId: string;
  addressId: string;
}>;


export type SelectShippingAddressMutation = { readonly selectShippingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetAlternativeEmailsMutationVariables = Exact<{
  cartId: string;
  billingEmail?: string | null | undefined;
  shippingEmail?: string | null | undefined;
}>;


export type SetAlternativeEmailsMutation = { readonly setAlternativeEmails: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetCostCentreMutationVariables = Exact<{
  cartId: string;
  costCentre: string;
}>;


export type SetCostCentreMutation = { readonly setCostCentre: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetOrderCommentMutationVariables = Exact<{
  cartId: string;
  comment: string;
}>;


export type SetOrderCommentMutation = { readonly setOrderComment: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetOrderNewsletterSubscribeMutationVariables = Exact<{
  cartId: string;
  subscribe: boolean;
}>;


export type SetOrderNewsletterSubscribeMutation = { readonly setOrderNewsletterSubscribe: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetOrderReferenceMutationVariables = Exact<{
  cartId: string;
  orderReference: string;
}>;


export type SetOrderReferenceMutation = { readonly setOrderReference: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetPackstationIdMutationVariables = Exact<{
  cartId: string;
  packstationId: string;
}>;


export type SetPackstationIdMutation = { readonly setPackstationId: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetSelectedPaymentMutationVariables = Exact<{
  cartId: string;
  paymentId: string;
  buyerReference?: string | null | undefined;
}>;


export type SetSelectedPaymentMutation = { readonly setSelectedPayment: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SetShippingMethodMutationVariables = Exact<{
  cartId: string;
  methodCode: string;
}>;


export type SetShippingMethodMutation = { readonly setShippingMethod: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type ShopInitMutationVariables = Exact<{
  cartId?: string | null | undefined;
}>;


export type ShopInitMutation = { readonly shopInit: { readonly cartId: string, readonly userId: string, readonly activeWishlistId: string } };

export type SubmitCartMutationVariables = Exact<{
  cartId: string;
}>;


export type SubmitCartMutation = { readonly submitCart: { readonly errorMessage: string | null, readonly orderId: string | null, readonly redirectUrl: string | null, readonly newCartId: string | null, readonly computopData: { readonly url: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SubmitPrimeSubscriptionMutationVariables = Exact<{
  subscription: PrimeSubscriptionInput;
}>;


export type SubmitPrimeSubscriptionMutation = { readonly submitPrimeSubscription: { readonly subscriptionId: string | null, readonly redirectUrl: string | null, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } | null, readonly computopData: { readonly url: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type SubmitReturnOrderMutationVariables = Exact<{
  returnOrder: ReturnOrderInput;
}>;


export type SubmitReturnOrderMutation = { readonly submitReturnOrder: { readonly isError: boolean, readonly errorMsg: string | null, readonly submittedReturn: { readonly idempotencyKey: string | null, readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly carrier: { readonly code: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly id: string, readonly quantity: number }> }> } | null } };

export type SubscribeToPrimeWaitingListMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeToPrimeWaitingListMutation = { readonly subscribeToPrimeWaitingList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type TrackingAddEventsMutationVariables = Exact<{
  events: ReadonlyArray<TrackingEventInput> | TrackingEventInput;
}>;


export type TrackingAddEventsMutation = { readonly tracking_addEvents: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type UpdateBillingAddressMutationVariables = Exact<{
  addressId: string;
  formType: AddressFormType;
  salutation: string;
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  postCode: string;
  city: string;
  streetAndHouseNr: string;
  additionalAddress?: string | null | undefined;
  country: string;
  packstationAddress: boolean;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  isAlsoCustomerAddress?: boolean | null | undefined;
}>;


export type UpdateBillingAddressMutation = { readonly updateBillingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } };

export type UpdateBusinessDetailsMutationVariables = Exact<{
  business: BusinessInput;
}>;


export type UpdateBusinessDetailsMutation = { readonly updateBusinessDetails: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type UpdateEmailMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;


export type UpdateEmailMutation = { readonly updateEmail: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly customerInfo: { readonly userId: string, readonly isExistingCustomer: boolean, readonly isNewCustomer: boolean, readonly isGuest: boolean, readonly isInternal: boolean, readonly categoryType: string | null, readonly notification: string | null, readonly email: string | null, readonly salutation: Salutation | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null, readonly company: string | null, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } } | null } };

export type UpdatePhoneMutationVariables = Exact<{
  phone: string;
}>;


export type UpdatePhoneMutation = { readonly updatePhone: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly customerInfo: { readonly userId: string, readonly isExistingCustomer: boolean, readonly isNewCustomer: boolean, readonly isGuest: boolean, readonly isInternal: boolean, readonly categoryType: string | null, readonly notification: string | null, readonly email: string | null, readonly salutation: Salutation | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null, readonly company: string | null, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly primeInfo: { readonly status: PrimeStatus, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } } | null } };

export type UpdateShippingAddressMutationVariables = Exact<{
  addressId: string;
  formType: AddressFormType;
  salutation: string;
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  postCode: string;
  city: string;
  streetAndHouseNr: string;
  additionalAddress?: string | null | undefined;
  country: string;
  packstationAddress: boolean;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  isAlsoCustomerAddress?: boolean | null | undefined;
}>;


export type UpdateShippingAddressMutation = { readonly updateShippingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean, readonly customerNumber: string | null, readonly termsOfPayment: number | null, readonly paymentMethod: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } };

export type UploadB2bCertificateMutationVariables = Exact<{
  file: File;
  signature: string;
}>;


export type UploadB2bCertificateMutation = { readonly uploadB2bCertificate: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };

export type UploadReturnImageMutationVariables = Exact<{
  hash: string;
  image: File;
}>;


export type UploadReturnImageMutation = { readonly uploadReturnImage: { readonly imageId: string | null, readonly refusal: { readonly code: string, readonly subject: string | null, readonly message: string | null } | null } };
