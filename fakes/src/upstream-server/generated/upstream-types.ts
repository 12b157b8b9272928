/* Generated from contracts/schema and contracts/operations by `npm run generate`. */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day without a time, ISO 8601: `2026-08-24`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 with its offset: `2026-08-24T10:15:00Z`. */
  DateTime: { input: string; output: string; }
  /** A file of a multipart request. */
  Upload: { input: File; output: File; }
};

export type AbTest = {
  readonly id: Scalars['ID']['output'];
  readonly trackingCode: Scalars['String']['output'];
};

export type AccountDataInput = {
  /** Empty for private customers. */
  readonly company: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly salutation: Scalars['String']['input'];
};

export type AddPositionInput = {
  readonly setItemId: Scalars['ID']['input'];
  readonly updateQuantity: Scalars['Int']['input'];
};

export type AddedItem = {
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
};

export type AddedToWishlist = {
  readonly entryId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
};

export type Address = {
  readonly VATRegistrationNo: Maybe<Scalars['String']['output']>;
  /** Of a packstation the recipient's postnumber. */
  readonly addressAddition: Maybe<Scalars['String']['output']>;
  readonly addressId: Scalars['ID']['output'];
  readonly city: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  /** Of the customer address of a business customer only, as is everything below. */
  readonly customerNumber: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly firstName: Scalars['String']['output'];
  /** Whether it is the one address that belongs to the account itself. */
  readonly isCustomerAddress: Scalars['Boolean']['output'];
  readonly jobTitleCode: Maybe<Scalars['String']['output']>;
  readonly lastName: Scalars['String']['output'];
  readonly numberOfEmployees: Maybe<Scalars['Int']['output']>;
  readonly packstationAddress: Scalars['Boolean']['output'];
  readonly paymentMethod: Maybe<Scalars['ID']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly postCode: Scalars['String']['output'];
  readonly primaryIndustryGroupCode: Maybe<Scalars['String']['output']>;
  readonly salutation: Salutation;
  readonly schoolOrCompany: Maybe<Scalars['String']['output']>;
  /** Of a packstation `Packstation 123`. */
  readonly street: Scalars['String']['output'];
  /** In days. */
  readonly termsOfPayment: Maybe<Scalars['Int']['output']>;
};

export type AddressAnswer = {
  readonly address: Maybe<Address>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly successful: Scalars['Boolean']['output'];
};

export type AddressFormType =
  | 'companyOrSchool'
  | 'private';

/** An address as it is typed. */
export type AddressInput = {
  /** Of a packstation the recipient's postnumber. */
  readonly additionalAddress?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  /** Only of the form type `companyOrSchool`, and of packstations. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly formType: AddressFormType;
  readonly isAlsoCustomerAddress?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly packstationAddress: Scalars['Boolean']['input'];
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly postCode: Scalars['String']['input'];
  readonly salutation: Scalars['String']['input'];
  /** Of a packstation `Packstation 123`. */
  readonly streetAndHouseNr: Scalars['String']['input'];
};

export type AdjustedEnumFilter = {
  readonly id: Scalars['ID']['output'];
  readonly values: ReadonlyArray<Scalars['ID']['output']>;
};

export type AdjustedFilters = {
  readonly enumFilters: ReadonlyArray<AdjustedEnumFilter>;
  readonly rangeFilters: ReadonlyArray<AdjustedRangeFilter>;
};

export type AdjustedQuery = {
  readonly filters: AdjustedFilters;
  readonly searchQuery: Scalars['String']['output'];
};

/** `id` is `PRICE.` or `rating.` and the filter; prices are in major units. */
export type AdjustedRangeFilter = {
  readonly from: Maybe<Scalars['Float']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly to: Maybe<Scalars['Float']['output']>;
};

export type AllWishlists = {
  /** Their own, and those that they joined. */
  readonly furtherLists: ReadonlyArray<WishlistOverview>;
  /** What a login added to the Merkzettel, until it is dismissed or undone. */
  readonly merge: Maybe<MerkzettelMerge>;
  readonly merkzettel: WishlistOverview;
  readonly wishlist: Maybe<Wishlist>;
};

/** An address as the provider has it: without a salutation, and from any country. */
export type AmazonPayAddress = {
  readonly addressAddition: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly company: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly postCode: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
};

export type AmazonPayAddresses = {
  readonly billingAddress: AmazonPayAddress;
  readonly email: Scalars['String']['output'];
  readonly shippingAddress: AmazonPayAddress;
};

export type AmazonPayAddressesAnswer = {
  readonly addresses: Maybe<AmazonPayAddresses>;
  readonly refusal: Maybe<Refusal>;
};

export type AmazonPayCheckoutDataAnswer = {
  readonly refusal: Maybe<Refusal>;
  /** The provider's page. */
  readonly url: Maybe<Scalars['String']['output']>;
};

export type AmazonPayCheckoutType =
  | 'cart'
  | 'prime';

export type AmazonPayCompletion = {
  readonly orderId: Maybe<Scalars['ID']['output']>;
  readonly refusal: Maybe<Refusal>;
};

/** What of the wish could be attained. */
export type AttainableInfos = {
  readonly added: ReadonlyArray<AddedItem>;
  /** Pieces added by an item id with the mark of a lightning deal, if not all of them got its price. */
  readonly dealSplit: ReadonlyArray<DealSplit>;
  readonly maxInCart: ReadonlyArray<MaxInCart>;
  /** Whether `undoMerge` found its merge. */
  readonly mergeUndone: Scalars['Boolean']['output'];
  readonly quantityChanged: ReadonlyArray<QuantityChange>;
  readonly variantsToChoose: ReadonlyArray<VariantToChoose>;
};

export type AudioSample = {
  readonly title: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type AuthResult = {
  /** The list that bookmarks go to. */
  readonly activeWishlistId: Maybe<Scalars['ID']['output']>;
  readonly cartMerged: Scalars['Boolean']['output'];
  /** Key of a message. */
  readonly errorMessage: Maybe<Scalars['String']['output']>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly lastName: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly sharedListMerged: Scalars['Boolean']['output'];
  readonly successfull: Scalars['Boolean']['output'];
  readonly token: Maybe<AuthToken>;
  readonly updatedCartId: Maybe<Scalars['ID']['output']>;
  readonly userId: Maybe<Scalars['ID']['output']>;
};

export type AuthToken = {
  readonly expires: Scalars['DateTime']['output'];
  /** Goes into the header `X-JWT` from then on. */
  readonly jwt: Scalars['String']['output'];
};

export type Availability =
  | 'IN_STOCK'
  | 'LOW_STOCK'
  | 'ON_ORDER'
  | 'SOLD_OUT';

export type Badges = {
  readonly new: Scalars['Boolean']['output'];
  readonly popular: Scalars['Boolean']['output'];
  readonly sale: Scalars['Boolean']['output'];
};

/** A price for one unit of measure. */
export type BasePrice = {
  readonly price: Money;
  readonly unit: Scalars['String']['output'];
};

export type BestellscheinInCartAnswer = {
  readonly attainableInfos: Maybe<AttainableInfos>;
  readonly cart: Maybe<Cart>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  /** One for each line, in their order. */
  readonly lines: ReadonlyArray<BestellscheinLine>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
};

export type BestellscheinItem = {
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  /** The most pieces that a cart may contain now. */
  readonly maxQuantity: Scalars['Int']['output'];
  readonly minimumOrderQuantity: Scalars['Int']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly unitPrices: Prices;
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type BestellscheinLine = {
  /** Null if the shop has no such number, or if a variant must be chosen. */
  readonly item: Maybe<BestellscheinItem>;
  /** Of the article; null if the shop has no such number. */
  readonly name: Maybe<Scalars['String']['output']>;
  readonly outcome: BestellscheinOutcome;
  readonly path: Maybe<Scalars['String']['output']>;
  /** Pieces that come into the cart; 0 if it holds the most already, or if none can be bought. */
  readonly quantity: Scalars['Int']['output'];
  /** Of a sold-out article, if the shop has something in its place. */
  readonly replacementProduct: Maybe<ReplacementProduct>;
  /** What an unknown number may have meant: the nearest first, at most three. */
  readonly suggestions: ReadonlyArray<BestellscheinSuggestion>;
};

export type BestellscheinLineInput = {
  /** As somebody wrote it: dashes and spaces do not count. The number of an article with one variant, or of a variant. */
  readonly orderNumber: Scalars['String']['input'];
  /** From 1. */
  readonly quantity: Scalars['Int']['input'];
};

export type BestellscheinOutcome =
  /** The number is that of an article with several variants. */
  | 'CHOOSE_VARIANT'
  /** Fewer or more pieces than were asked for: the article's minimum, or what is left of it. */
  | 'QUANTITY_CHANGED'
  | 'READY'
  | 'SOLD_OUT'
  /** The shop has no such number. */
  | 'UNKNOWN';

export type BestellscheinSuggestion = {
  readonly name: Scalars['String']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

export type BestellscheinValidation = {
  /** One for each line, in their order. */
  readonly lines: ReadonlyArray<BestellscheinLine>;
};

export type Bookmark = {
  readonly externalId: Scalars['ID']['output'];
  /** null: the variant is still to be chosen. */
  readonly itemId: Maybe<Scalars['ID']['output']>;
  readonly productId: Scalars['ID']['output'];
};

export type BookmarkList = {
  readonly entries: ReadonlyArray<Bookmark>;
  readonly externalId: Scalars['ID']['output'];
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isCommentator: Scalars['Boolean']['output'];
  readonly isCreator: Scalars['Boolean']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly isEditor: Scalars['Boolean']['output'];
  readonly isStandardList: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type Breadcrumb = {
  readonly displayName: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

export type BusinessInput = {
  readonly VATRegistrationNo?: InputMaybe<Scalars['String']['input']>;
  /** From `getJobTitles`. */
  readonly jobTitleCode: Scalars['String']['input'];
  readonly numberOfEmployees?: InputMaybe<Scalars['Int']['input']>;
  /** From `getIndustries`. */
  readonly primaryIndustryGroupCode: Scalars['String']['input'];
};

export type BzBasket = {
  readonly contactEmails: ContactEmails;
  readonly costCentre: Maybe<Scalars['String']['output']>;
  readonly newsletterSubscribe: Scalars['Boolean']['output'];
  readonly orderComment: Maybe<Scalars['String']['output']>;
  readonly orderReference: Maybe<Scalars['String']['output']>;
  readonly shippers: ReadonlyArray<Shipper>;
  readonly speditionsFields: ReadonlyArray<SpeditionsField>;
};

export type CancellationAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly receipt: Maybe<CancellationReceipt>;
  readonly successful: Scalars['Boolean']['output'];
};

export type CancellationDeclaration = {
  readonly cancellationReason: Maybe<Scalars['String']['output']>;
  readonly contract: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly endsOn: Maybe<Scalars['Date']['output']>;
  readonly fullName: Scalars['String']['output'];
  readonly kind: CancellationKind;
};

export type CancellationDeclarationInput = {
  /** Of an extraordinary cancellation. */
  readonly cancellationReason?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address of the account, a customer number, or words that identify the contract. */
  readonly contract: Scalars['String']['input'];
  /** Where the receipt goes. */
  readonly email: Scalars['String']['input'];
  /** The wished last day, `YYYY-MM-DD`. Without it the contract ends as early as possible. */
  readonly endsOn?: InputMaybe<Scalars['String']['input']>;
  readonly fullName: Scalars['String']['input'];
  readonly kind: CancellationKind;
};

export type CancellationKind =
  /** For an important reason, without waiting for it. */
  | 'extraordinary'
  /** At the end of the paid term. */
  | 'ordinary';

/** That a declaration arrived, and when; not that such a contract exists. */
export type CancellationReceipt = {
  /** As recorded. */
  readonly declaration: CancellationDeclaration;
  readonly receiptId: Scalars['ID']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
};

export type Cart = {
  readonly attributes: CartAttributes;
  readonly billingAddress: Maybe<Address>;
  readonly details: CartDetails;
  readonly id: Scalars['ID']['output'];
  readonly shippingAddress: Maybe<Address>;
};

export type CartAttributes = {
  readonly submitted: Scalars['Boolean']['output'];
  /** The order that the cart became, where its buyer asks. */
  readonly submittedAs: Maybe<Scalars['ID']['output']>;
};

/** All amounts are the shop's own; nobody adds them up again. */
export type CartDetails = {
  /** Single articles over all lines. */
  readonly articleCount: Scalars['Int']['output'];
  /** What remains to be paid. */
  readonly basketValue: Money;
  readonly bzBasket: BzBasket;
  readonly catalogs: ReadonlyArray<CartPosition>;
  /** ISO 3166-1 alpha-2. */
  readonly deliveryCountry: Scalars['String']['output'];
  /** Null where delivery is free. */
  readonly deliveryFreeMessage: Maybe<DeliveryFreeMessage>;
  readonly freeArticles: ReadonlyArray<CartPosition>;
  /** The last merge, until it is dismissed or undone. */
  readonly merge: Maybe<CartMerge>;
  /** Lines. */
  readonly positionCount: Scalars['Int']['output'];
  readonly positions: ReadonlyArray<CartPosition>;
  readonly promotionsSaving: Money;
  /** What the shopper saved for later, the last first. It outlives the cart. */
  readonly savedLines: ReadonlyArray<SavedLine>;
  readonly selectedPaymentMethodInCart: Maybe<SelectedPaymentMethod>;
  /** Null while nobody asked for it. */
  readonly shippingCost: Maybe<Money>;
  readonly subtotal: Money;
  readonly tax: ReadonlyArray<TaxShare>;
  readonly total: Money;
  readonly totalSavings: Money;
  readonly totals: CartTotals;
  readonly voucherCodeStatus: ReadonlyArray<VoucherCodeStatus>;
};

/** What a cart took from another one, without lines if it was empty before. */
export type CartMerge = {
  /** The merged cart, which no longer exists. */
  readonly fromCartId: Scalars['ID']['output'];
  readonly lines: ReadonlyArray<MergedLine>;
  readonly vouchers: ReadonlyArray<MergedVoucher>;
};

/** Exactly one field is given. */
export type CartOperationInput = {
  readonly mergeOp?: InputMaybe<MergeOperationInput>;
  readonly positionOp?: InputMaybe<PositionOperationInput>;
  readonly savedOp?: InputMaybe<SavedOperationInput>;
  readonly voucherOp?: InputMaybe<VoucherOperationInput>;
};

export type CartPosition = {
  /** What goes with the article. */
  readonly accessories: ReadonlyArray<ProductReference>;
  readonly articleNumber: Scalars['String']['output'];
  readonly basePrice: Maybe<BasePrice>;
  readonly brand: Scalars['String']['output'];
  readonly crumbs: ReadonlyArray<Breadcrumb>;
  readonly deliveryText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly isCatalog: Scalars['Boolean']['output'];
  readonly isFreeItem: Scalars['Boolean']['output'];
  readonly isLightningDeal: Scalars['Boolean']['output'];
  readonly itemId: Scalars['ID']['output'];
  readonly maxQuantity: Scalars['Int']['output'];
  readonly minimumOrderQuantity: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly netPricePerUnitLightning: Maybe<Money>;
  /** Before reductions. */
  readonly oldPricePerUnit: Maybe<Money>;
  /** Names the position to the operations that change it. */
  readonly operationsId: Scalars['ID']['output'];
  readonly path: Scalars['String']['output'];
  readonly pricePerUnit: Money;
  readonly pricePerUnitLightning: Maybe<Money>;
  readonly primeFaehig: Scalars['Boolean']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly quantityLightning: Scalars['Int']['output'];
  readonly quantityNormal: Scalars['Int']['output'];
  /** Of the voucher or promotion that brought a free article. */
  readonly relatedVoucherCode: Maybe<Scalars['String']['output']>;
  readonly removableItem: Scalars['Boolean']['output'];
  readonly totalPrice: Money;
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type CartTotals = {
  /** Without VAT. */
  readonly netValue: Money;
};

/** The changed cart; nothing of it where the change was refused. */
export type CartUpdate = {
  readonly attainableInfos: Maybe<AttainableInfos>;
  readonly attributes: Maybe<CartAttributes>;
  readonly billingAddress: Maybe<Address>;
  readonly details: Maybe<CartDetails>;
  readonly refusal: Maybe<Refusal>;
  readonly shippingAddress: Maybe<Address>;
};

export type Category = {
  /** Each value is counted with all other filters applied. Unknown filters and values are dropped; chosen ones are `selected`. */
  readonly filters: ReadonlyArray<CategoryFilter>;
  /** A page past the last answers the last. */
  readonly products: CategoryProducts;
  readonly shopData: CategoryShopData;
};


export type CategoryFiltersArgs = {
  filter?: InputMaybe<CategoryFilterInput>;
};


export type CategoryProductsArgs = {
  filter?: InputMaybe<CategoryFilterInput>;
  paging: PagingInput;
};

/** The values of an enum filter, or the bounds of a range filter. */
export type CategoryFilter = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly range: Maybe<FilterRange>;
  readonly values: Maybe<ReadonlyArray<FilterValue>>;
};

export type CategoryFilterInput = {
  readonly enumFilters?: InputMaybe<ReadonlyArray<EnumFilterInput>>;
  readonly rangeFilters?: InputMaybe<ReadonlyArray<RangeFilterInput>>;
};

export type CategoryProducts = {
  /** Counts from 1. */
  readonly currentPage: Scalars['Int']['output'];
  readonly sortBy: Scalars['String']['output'];
  readonly tiles: ReadonlyArray<ProductTile>;
  readonly total: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type CategoryShopData = {
  readonly breadcrumb: ReadonlyArray<Breadcrumb>;
  readonly children: ReadonlyArray<NavigationNode>;
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly name: Scalars['String']['output'];
  readonly parentName: Maybe<Scalars['String']['output']>;
  readonly path: Scalars['String']['output'];
};

export type ClassListPieces =
  /**
   * What the visitor has claimed and not bought, as far as the cart does not hold it already: of an article that they have claimed
   * on several lists, the cart gets no more than those claims together. Pieces that the visitor has put there by themselves count, as
   * they do when they are ordered. Of other entries nothing is added or said.
   */
  | 'CLAIMED'
  /**
   * What nobody has claimed. The cart is filled up to it, beside what the visitor has claimed, as with `CLAIMED`. By the token of a
   * link the pieces are the visitor's claims from then on.
   */
  | 'OPEN';

export type CodedName = {
  readonly code: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A prize draw. Whoever enters must be able to read all of it before (§ 6 (1) no. 4 DDG). */
export type Competition = {
  readonly answers: ReadonlyArray<CompetitionAnswer>;
  /** The last second that counts. */
  readonly endsAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** How winners learn of it. */
  readonly notification: Scalars['String']['output'];
  readonly organiser: Scalars['String']['output'];
  readonly prize: Scalars['String']['output'];
  readonly question: Scalars['String']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  /** By the clock of the shop. */
  readonly state: CompetitionState;
  /** HTML. */
  readonly terms: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type CompetitionAnswer = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type CompetitionEntryInput = {
  /** Without it, the entry is refused. */
  readonly acceptsTerms: Scalars['Boolean']['input'];
  /** Id of one of the answers. */
  readonly answer: Scalars['ID']['input'];
  readonly competitionId: Scalars['ID']['input'];
  readonly email: Scalars['String']['input'];
  readonly fullName: Scalars['String']['input'];
  /** Of a class or a teacher. */
  readonly school?: InputMaybe<Scalars['String']['input']>;
  /** A field that nobody sees was filled in: somebody should look at the entry before the draw. It is kept like others. */
  readonly suspicious: Scalars['Boolean']['input'];
};

export type CompetitionState =
  | 'ENDED'
  | 'RUNNING'
  | 'UPCOMING';

/** A form that is posted to the card provider as it stands. */
export type ComputopData = {
  readonly fields: ReadonlyArray<ComputopField>;
  readonly url: Scalars['String']['output'];
};

export type ComputopField = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ContactEmail = {
  readonly preselected: Maybe<Scalars['String']['output']>;
  readonly selected: Maybe<Scalars['String']['output']>;
};

export type ContactEmails = {
  readonly billing: ContactEmail;
  readonly shipping: ContactEmail;
};

export type ContactFormAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly receipt: Maybe<ContactFormReceipt>;
  readonly successful: Scalars['Boolean']['output'];
};

export type ContactFormData = {
  /** The confirmed address of the account of the session. */
  readonly copyTo: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly fullName: Maybe<Scalars['String']['output']>;
  /** Null if the order is unknown, or neither theirs nor proved. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** Texts are empty where nothing was typed. */
export type ContactFormInput = {
  /** At most 1,500 characters. */
  readonly contactMessage: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly fullName: Scalars['String']['input'];
  /** Ids of uploaded pictures, at most five. */
  readonly images: ReadonlyArray<Scalars['ID']['input']>;
  /** Whether a field was filled in that people do not see. The mail is marked, and sent nevertheless. */
  readonly isSuspicious: Scalars['Boolean']['input'];
  /** As typed: it may be anything. */
  readonly orderNumber: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly topic: ContactTopic;
  /** Whether the account of the session gets a copy. */
  readonly wantsCopy: Scalars['Boolean']['input'];
  /** Of the invoice or the delivery, if the order was looked up by it. */
  readonly zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type ContactFormReceipt = {
  /** The day until which the team answers. */
  readonly answerBy: Scalars['Date']['output'];
  /** Where a copy went. */
  readonly copyTo: Maybe<Scalars['String']['output']>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly ticketNumber: Scalars['ID']['output'];
};

export type ContactImageResult = {
  readonly imageId: Maybe<Scalars['ID']['output']>;
  readonly refusal: Maybe<Refusal>;
};

export type ContactTopic =
  | 'ACCOUNT'
  /** Of a school or company. */
  | 'BUSINESS'
  | 'DELIVERY'
  | 'ORDER'
  | 'OTHER'
  /** An invoice or a payment. */
  | 'PAYMENT'
  | 'PRODUCT'
  /** A return or a complaint. */
  | 'RETURN';

export type ContentCell = {
  /** Columns out of 12 on a wide screen. */
  readonly span: Scalars['Int']['output'];
  readonly teaser: Teaser;
};

export type ContentRow = {
  readonly cells: ReadonlyArray<ContentCell>;
};

export type CustomerAnswer = {
  readonly customerInfo: Maybe<CustomerInfo>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly successful: Scalars['Boolean']['output'];
};

export type CustomerInfo = {
  /** `school`, `company`, … */
  readonly categoryType: Maybe<Scalars['String']['output']>;
  /** The school or company of a customer who buys for one. */
  readonly company: Maybe<Scalars['String']['output']>;
  readonly customerNumber: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly isExistingCustomer: Scalars['Boolean']['output'];
  readonly isGuest: Scalars['Boolean']['output'];
  readonly isInternal: Scalars['Boolean']['output'];
  readonly isNewCustomer: Scalars['Boolean']['output'];
  readonly lastName: Maybe<Scalars['String']['output']>;
  /** How they want to hear from the shop: `mail`, … */
  readonly notification: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly primeInfo: PrimeInfo;
  readonly salutation: Maybe<Salutation>;
  /** Agreed with a business customer, in days. */
  readonly termsOfPayment: Maybe<Scalars['Int']['output']>;
  readonly userId: Scalars['ID']['output'];
};

export type CustomerRegistrationInput = {
  /** Absent where somebody registers outside the checkout. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** Required on the business shop. The session's certificate is checked before the account gets a customer number: the result has no token. */
  readonly business?: InputMaybe<BusinessInput>;
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly customerNumber?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  /** The token of a guest's session: its orders become the customer's, and it ends. One that has ended brings nothing. */
  readonly guestToken?: InputMaybe<Scalars['String']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly salutation: Scalars['String']['input'];
  readonly shippingAddress?: InputMaybe<AddressInput>;
};

/** Days, both inclusive. */
export type DateRange = {
  readonly from: Scalars['Date']['output'];
  readonly to: Scalars['Date']['output'];
};

export type DealSplit = {
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantityLightning: Scalars['Int']['output'];
  readonly quantityNormal: Scalars['Int']['output'];
};

export type DeclaredWithdrawal = {
  readonly receiptId: Scalars['ID']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
};

export type DeliveryFreeMessage = {
  readonly missingAmount: Money;
};

export type DeliveryInfo = {
  readonly arrival: Maybe<DateRange>;
  readonly availability: Availability;
  /** Pieces left, told only when few. */
  readonly left: Maybe<Scalars['Int']['output']>;
};

export type Download = {
  readonly headline: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

/** The EU energy label: class, arrow with the scale, and product data sheet. */
export type EnergyEfficiency = {
  readonly class: Scalars['String']['output'];
  readonly dataSheetUrl: Scalars['String']['output'];
  readonly image: Image;
};

export type EnumFilterInput = {
  readonly id: Scalars['ID']['input'];
  readonly values: ReadonlyArray<Scalars['ID']['input']>;
};

export type ExtendedReservation = {
  /** A deal is over, or its price is not special any more. */
  readonly dealNoLongerLegal: Scalars['Boolean']['output'];
  readonly lightningData: LightningData;
  /** Lines of which fewer pieces could be held on. */
  readonly quantityReduced: ReadonlyArray<ReducedQuantity>;
};

export type ExtraBadge = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A longer text; `getExtraTabContents` returns it. */
export type ExtraTab = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type ExtraTabContents = {
  readonly content: Scalars['String']['output'];
};

export type FieldError = {
  /** Key of a message. */
  readonly errorMessage: Scalars['String']['output'];
  /** A field of the form as the specification's forms name it (`lastname`, `postcode`); a dot leads into a nested form. */
  readonly fieldName: Scalars['String']['output'];
  readonly formName: Maybe<Scalars['String']['output']>;
};

/** Bounds are in major units or in stars. */
export type FilterKind =
  | 'PRICE'
  | 'rating';

export type FilterRange = {
  readonly kind: FilterKind;
  readonly max: Scalars['Float']['output'];
  readonly min: Scalars['Float']['output'];
  readonly selectedMax: Maybe<Scalars['Float']['output']>;
  readonly selectedMin: Maybe<Scalars['Float']['output']>;
};

export type FilterValue = {
  readonly count: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly selected: Scalars['Boolean']['output'];
};

export type FooterContent = {
  readonly linkBlocks: ReadonlyArray<FooterLinkBlock>;
  readonly usps: ReadonlyArray<FooterUsp>;
};

export type FooterImage = {
  readonly src: Scalars['String']['output'];
};

export type FooterLink = {
  /** Leads out of the shop. */
  readonly external: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type FooterLinkBlock = {
  /** HTML. */
  readonly content: Maybe<Scalars['String']['output']>;
  readonly headline: Scalars['String']['output'];
  /** Where the block as a whole leads. */
  readonly link: Maybe<FooterLink>;
  readonly links: ReadonlyArray<FooterLink>;
  readonly type: Scalars['String']['output'];
};

export type FooterUsp = {
  readonly headline: Scalars['String']['output'];
  readonly image: FooterImage;
  readonly link: Maybe<Scalars['String']['output']>;
  /** HTML. */
  readonly subheadline: Maybe<Scalars['String']['output']>;
  /** HTML. */
  readonly text: Scalars['String']['output'];
};

export type FoundCategory = {
  readonly count: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly selected: Scalars['Boolean']['output'];
};

export type GlobalParameter = {
  readonly entry: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly parameterValue: Scalars['String']['output'];
};

export type GoneWishlistClaim = {
  readonly entryId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
};

export type GuestRegistrationInput = {
  readonly billingAddress: AddressInput;
  readonly email: Scalars['String']['input'];
  readonly shippingAddress?: InputMaybe<AddressInput>;
};

export type Image = {
  readonly alt: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly sources: ReadonlyArray<ImageSource>;
  readonly src: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type ImageAttribute = {
  readonly altTag: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly imgTitle: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly urlPath: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

/** One format of an image in several widths, as `<source>` takes it. */
export type ImageSource = {
  readonly srcset: Scalars['String']['output'];
  /** Media type. */
  readonly type: Scalars['String']['output'];
};

export type Item = {
  readonly deliveryInfo: DeliveryInfo;
  readonly images: ReadonlyArray<Image>;
  readonly itemId: Scalars['ID']['output'];
  readonly lightningDealInfo: Maybe<LightningDealInfo>;
  readonly matrixCodeMessages: ReadonlyArray<MatrixCodeMessage>;
  readonly maxQuantity: Scalars['Int']['output'];
  readonly minimumOrderQuantity: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly prices: Prices;
  readonly primeFaehig: Scalars['Boolean']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type LightningData = {
  /** How often its end can be put off. */
  readonly extensionsLeft: Scalars['Int']['output'];
  readonly hasLightningDealBeenExtended: Scalars['Boolean']['output'];
  readonly hasLightningDealReservation: Scalars['Boolean']['output'];
  /** Pieces are no longer held, but their lines have the special price until the cart is refreshed. */
  readonly isLightningDealReservationExpired: Scalars['Boolean']['output'];
  /** When the first pieces are no longer held; null where none are, or while a payment is open. */
  readonly lightningDealReservationTimestampEnd: Maybe<Scalars['DateTime']['output']>;
  /** Pieces in the cart that have lost the special price. */
  readonly releasedItems: ReadonlyArray<ReleasedItem>;
};

export type LightningDealInfo = {
  /** Not sold out, and its time is not over. */
  readonly isAvailableLightningDeal: Scalars['Boolean']['output'];
  readonly lightningBasePrice: Maybe<BasePrice>;
  /** The special price without VAT for consumers, with it on the business shop. */
  readonly lightningCounterpartPrice: Money;
  readonly lightningDealTimestampUntil: Scalars['DateTime']['output'];
  /** The most pieces that one cart gets at this price. */
  readonly lightningQuantityMax: Scalars['Int']['output'];
  /** Whole percent of the pieces that are reserved or sold, rounded down: 100 is sold out. */
  readonly lightningReservedPercentageRoundFloor: Scalars['Int']['output'];
  /** With VAT for consumers, without on the business shop. */
  readonly lightningSpecialPrice: Money;
};

export type LinkAttribute = {
  readonly name: Scalars['String']['output'];
  readonly openLinkInNewWindow: Scalars['Boolean']['output'];
  readonly url: Scalars['String']['output'];
};

/** At most three levels deep. */
export type MainCategory = {
  readonly name: Scalars['String']['output'];
};

/** Postal and electronic address stand on the page (Art. 19 GPSR). */
export type Manufacturer = {
  readonly address: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

/** What is said about the delivery of an item; the keys are `bde_de`, `bat_de`, `bch_ch`, `b2b_de` and `b2b_en`. */
export type MatrixCodeMessage = {
  readonly key: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type MaxInCart = {
  readonly itemId: Scalars['ID']['output'];
  readonly max: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

export type MergeInput = {
  readonly fromCartId: Scalars['ID']['input'];
};

/** Exactly one field is given. Of a merge that is over, nothing changes. */
export type MergeOperationInput = {
  readonly dismissMerge?: InputMaybe<MergeInput>;
  /** Takes out the pieces and vouchers that the merge put in, as far as they are there. */
  readonly undoMerge?: InputMaybe<MergeInput>;
};

export type MergedLine = {
  /** Of them, those that were taken. */
  readonly added: Scalars['Int']['output'];
  /** Pieces in the merged cart. */
  readonly brought: Scalars['Int']['output'];
  readonly itemId: Scalars['ID']['output'];
  /** As many could be ordered. */
  readonly most: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

export type MergedVoucher = {
  readonly code: Scalars['ID']['output'];
  readonly taken: Scalars['Boolean']['output'];
};

export type MerkzettelMerge = {
  /** Items that were not on it before. */
  readonly added: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Items that were not on it before and that it had no room for: they are a list of their own. */
  readonly leftOut: Scalars['Int']['output'];
  /** Items of which the visitor had more pieces. */
  readonly raised: Scalars['Int']['output'];
};

export type MerkzettelMergeAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
  /** Its `wishlist` is null. */
  readonly wishlists: Maybe<AllWishlists>;
};

/** An amount in major units, to the cent. Nothing named as currency means EUR. */
export type Money = {
  readonly amount: Scalars['Float']['output'];
  readonly currencyCode: Maybe<Scalars['String']['output']>;
  /** As a shopper of the storefront reads it: `12,95 €`. */
  readonly stringValue: Scalars['String']['output'];
};

export type MoveToCartInput = {
  readonly savedId: Scalars['ID']['input'];
  readonly updateQuantity: Scalars['Int']['input'];
};

export type Mutation = {
  /** Forgets the provider's session of a cart: payment, addresses and carrier leave it, its positions stay. Without one, nothing changes. */
  readonly abortAmazonPayCheckout: MutationAnswer;
  /** The fields of an address are those of `AddressInput`, here and in the three mutations that follow. */
  readonly addBillingAddress: AddressAnswer;
  /**
   * `positionId` is the id of an entry; null is the whole list. Errors are at `comment`. Refusals: `NO_SUCH_LIST`, `NO_SUCH_ENTRY`,
   * `TOO_MANY_COMMENTS`.
   */
  readonly addCommentToWishlist: WishlistCommentAnswer;
  /**
   * Puts an item on a list. One that is there keeps the larger quantity; one that was removed comes back to its place. Refusals, here
   * and in the twelve mutations that follow: `NO_SUCH_LIST`, `NOT_ALLOWED` (the caller's rights are too low), `NO_SUCH_ENTRY` (its
   * id), `NO_SUCH_ITEM` (its id), `INVALID_QUANTITY`, `LIST_FULL`, `CHANGED_MEANWHILE` (somebody else has changed the entry, which is in
   * `entries` as it is now).
   */
  readonly addProductToWishlist: WishlistUpdate;
  /** Adds what can be added. Refusals: `ALREADY_SUBMITTED`. */
  readonly addProductsToCartFromTeaserWishlist: TeaserWishlistInCartAnswer;
  readonly addShippingAddress: AddressAnswer;
  /**
   * Puts entries into the visitor's own cart, all where none is named; the list stays as it is. `token` is that of a link, for
   * somebody who is no member. `pieces` says which ones of a class list are wanted; without it, what the visitor has claimed, or
   * what is open if they have claimed nothing. Open pieces that come into the cart by a `token` are the visitor's claims then, and
   * stay their claims when they are taken out of the cart. Refusals: `NO_SUCH_LIST`, `ALREADY_SUBMITTED`.
   */
  readonly addWishlistToCart: WishlistInCartAnswer;
  /**
   * Cancels the buyer's whole order while no part of it is packed; a cancelled order stays as it is. Refusals: `NO_SUCH_ORDER`,
   * `TOO_LATE`.
   */
  readonly cancelOrder: OrderDetailsAnswer;
  /**
   * Applies the operations in their order, all or none. Refusals, with what they are about: `NO_SUCH_ITEM` and `SOLD_OUT` (item
   * id), `NO_SUCH_POSITION` (position id), `NO_SUCH_SAVED_LINE` (its id), `SAVED_LIST_FULL`, `VOUCHER_REFUSED` (code, and a message),
   * `ALREADY_SUBMITTED`.
   */
  readonly cart_update: CartUpdate;
  /** Errors are at `salutation`, `firstName`, `lastName` and `company`, which the business shop needs. */
  readonly changeAccountData: CustomerAnswer;
  /** Ends all sessions of the customer. Errors are at `password`, and in general if the link does not work any more. */
  readonly changeForgottenPassword: MutationAnswer;
  /** Ends the customer's other sessions. Errors are at `currentPassword` and `password`. */
  readonly changePassword: MutationAnswer;
  /** A quantity from 0 to 9998. An entry that has it already is as it was, whatever the `version`. */
  readonly changeQtyInWishlist: WishlistUpdate;
  /**
   * Takes over pieces of an entry of a class list; `token` is that of a link, for somebody who is no member. Nobody holds more pieces
   * of an entry than it needs, whatever `evenIfTaken` says. Refusals: `NO_SUCH_LIST`, `NO_SUCH_ENTRY`, `INVALID_QUANTITY`,
   * `TOO_MANY_PIECES` (`openPieces` says how many are open; never with `evenIfTaken`), `MORE_THAN_NEEDED` (`possiblePieces`),
   * `TOO_MANY_CLAIMS` (500 of the caller on the list, or 10,000 of all).
   */
  readonly claimWishlistEntry: WishlistClaimAnswer;
  /**
   * Captures what the shopper approved at the Amazon-style provider for the order that this cart waits to become. Refusals:
   * `NO_SUCH_SESSION` (forged, somebody else's, of another cart, not approved), `PAYMENT_REFUSED` (with a message: declined, cancelled
   * or too late; the cart is open again).
   */
  readonly completeAmazonPayCheckout: AmazonPayCompletion;
  /**
   * Begins the subscription that the link of a mail confirms; a second time changes nothing. In place of a link that has expired, a new
   * one is mailed. Refusals: `NO_SUCH_LINK`, `LINK_EXPIRED`.
   */
  readonly confirmNewsletterSubscription: MutationAnswer;
  /** Begins the alert that the link of a mail confirms; a second time changes nothing. Refusals: `NO_SUCH_LINK`, `LINK_EXPIRED`. */
  readonly confirmStockAlert: StockAlertAnswer;
  readonly copyEntriesToWishlist: WishlistUpdate;
  /** Errors are at `listName`, which no other list of the creator has, and `listDescription`. Refusals: `TOO_MANY_LISTS`, also for anybody who is no customer. */
  readonly createWishlist: WishlistUpdate;
  /**
   * Records that a consumer cancels a contract that runs on, and mails the receipt. Anybody may declare it, whether or not such a
   * contract exists; the answer never tells. If the e-mail address and last name are those of a member of Prime, the membership
   * ends: after its paid term, or at once if the cancellation is extraordinary. The header `Idempotency-Key` names the
   * declaration: repeated, it is answered with its first receipt, and neither recorded nor mailed again. Without the header it is
   * a bad request.
   */
  readonly declareCancellation: CancellationAnswer;
  /**
   * Records that a consumer withdraws from a contract, and mails the receipt. Anybody may declare it, whether or not such an
   * order exists; the answer never tells. The header `Idempotency-Key` names the declaration: repeated, it is answered with its
   * first receipt, and neither recorded nor mailed again. Without the header it is a bad request.
   */
  readonly declareWithdrawal: WithdrawalAnswer;
  /** The customer address is never deleted. Refusals: `CUSTOMER_ADDRESS`. */
  readonly deleteAddress: MutationAnswer;
  /** Refusals: `NO_SUCH_LIST`, `NOT_ALLOWED`, `NO_SUCH_COMMENT`. */
  readonly deleteCommentFromWishlist: MutationAnswer;
  /**
   * Ends the account with its addresses, carts and sessions; its orders stay. Errors are at `password`, and in general while an
   * order waits for its payment.
   */
  readonly deleteCurrentCustomerAccount: MutationAnswer;
  /** Refusals: `NO_SUCH_LIST`, `NOT_ALLOWED`. */
  readonly deleteWishlist: MutationAnswer;
  readonly dismissMerkzettelMerge: MutationAnswer;
  /** Removed entries can no longer be brought back. */
  readonly dismissRemovedEntries: WishlistUpdate;
  /** Ends the alert of the mail with this token, confirmed or not. The answer is the same for every token. */
  readonly endStockAlert: MutationAnswer;
  /**
   * Holds the pieces of lightning deals for the whole time again, as far as they are still to be had, unless that was done as often
   * as it may be. Pieces that are lost get the ordinary price.
   */
  readonly extendCurrentUserReservationOnCheckout: ExtendedReservation;
  /**
   * Mails a link to a new password, for the e-mail address or, on the business shop, the customer number: exactly one of them is
   * given. The result does not depend on whether there is an account. Whoever fills in `honeypot` gets no mail; `triesCount` counts
   * the requests of a visitor from 1.
   */
  readonly forgotPassword: MutationAnswer;
  /** Draws a form on A4, in the language of the storefront, tagged for screen readers. Changes nothing. */
  readonly generatePdfForm: PdfForm;
  /** The member becomes the creator, and the caller an admin. */
  readonly handOverWishlist: WishlistAnswer;
  /**
   * Puts several items on a list, each by its ids or by an order number, in which dashes and spaces do not count: what is unknown, or
   * does not fit, is told in `additions` as it was named. The number of a product with several items adds it without a variant.
   */
  readonly importIntoWishlist: WishlistUpdate;
  /**
   * Mails a link that one person can use. Errors are at `email`. The same once more within an hour is not mailed again. Refusals:
   * `NO_SUCH_LIST`, `NOT_ALLOWED`.
   */
  readonly inviteToWishlist: MutationAnswer;
  /**
   * Makes the caller a member; a lower link changes nothing for a member, and no link goes beyond what the caller was made since it
   * exists. Refusals: `NO_SUCH_LINK` (also of a viewer, and for those who were removed since), `TOO_MANY_LISTS`,
   * `TOO_MANY_MEMBERS`.
   */
  readonly joinWishlist: WishlistAnswer;
  /** Refusals: `NO_SUCH_LIST`, `NOT_ALLOWED` (its creator). */
  readonly leaveWishlist: MutationAnswer;
  /**
   * Logs in with the e-mail address, on the business shop with the customer number: exactly one of them is given. `cartId` is
   * the cart of before, which `mergeCart` puts together with the customer's own. Refusals: `WRONG_CREDENTIALS`,
   * `TOO_MANY_TRIES`.
   */
  readonly login: AuthResult;
  readonly logout: MutationAnswer;
  /**
   * Merges the cart of a visitor or guest into the caller's own, whose `details.merge` says what it took. A cart merges once: one
   * that is not there, or is a customer's, changes nothing.
   */
  readonly mergeCarts: Cart;
  /** Copied, and removed here: `NOT_ALLOWED` concerns both lists. */
  readonly moveEntriesToWishlist: WishlistUpdate;
  /** `beforeEntryId`: null is the end of the list. */
  readonly placeEntryInWishlist: WishlistUpdate;
  /** An item was seen on the page of its product. `domain` is the storefront, as statistics name it. */
  readonly recordGlanceView: MutationAnswer;
  /** Gives the ordinary price to pieces of lightning deals that are no longer held; changes nothing while all are held. */
  readonly refreshBasketIfReservationTimerExpired: LightningData;
  readonly registerCustomer: AuthResult;
  readonly registerGuest: AuthResult;
  /**
   * Opens what was claimed of an entry of a class list and not bought to everybody, whoever claimed it; what was bought stays taken. The
   * claims stay with `released` pieces, for those who made them. Refusals: `NO_SUCH_LIST`, `NOT_ALLOWED`, `NO_SUCH_ENTRY`.
   */
  readonly releaseWishlistClaims: ReleasedClaimsAnswer;
  /** All of them, or nothing; each can be restored. */
  readonly removeEntriesFromWishlist: WishlistUpdate;
  /** Takes an item off the Merkzettel. */
  readonly removeProductFromMerkzettel: WishlistUpdate;
  readonly removeProductFromWishlist: WishlistUpdate;
  readonly removeWishlistMember: WishlistAnswer;
  /** The entry `oldExternalId` with another item; nothing is stored, and null is returned where there is no such entry or item. */
  readonly replaceItemInTeaserWishlist: TeaserWishlistEntryAnswer;
  /** An item that is on the list already is put together with the entry: its own entry is `gone`. */
  readonly replaceItemInWishlist: WishlistUpdate;
  /**
   * Watches a sold-out article for an address: mails a link that confirms it within 7 days; without it nothing is sent. The confirmed
   * address of the account of the session needs no confirmation, and is mailed so. Once the article can be ordered again, one mail says
   * it and ends the alert, which lasts 180 days at most. At most 3 mails to an address in 24 hours that somebody has asked for, and 50
   * articles; another one takes the place of the oldest. The answer is the same for every address. Refusals: `NO_SUCH_ITEM`, `IN_STOCK`.
   */
  readonly requestStockAlert: MutationAnswer;
  /** Brings removed entries back, in the order of the list, as long as it has room: those it has no room for stay in `removedEntries`, and those that can no longer be brought back are `gone`. Refused with `LIST_FULL` if it has room for none. */
  readonly restoreEntriesInWishlist: WishlistUpdate;
  /** Brings back an entry that was removed within a day, to its place, with quantity, comments and claims; or one that `replaceItemInWishlist` put together with another, which is again as it was. */
  readonly restoreEntryInWishlist: WishlistUpdate;
  /** Refusals: `NO_SUCH_LIST`, `NOT_ALLOWED`. */
  readonly revokeWishlistLinks: MutationAnswer;
  /** Whether the visitor found the description of a product helpful; a second call replaces the first. In general, an error where no such product is. */
  readonly saveProductDescriptionReview: MutationAnswer;
  /**
   * Saves the signed-in customer's only review of a product; a second one replaces the first. It is released once it has been
   * checked. Errors are at `rating`, `title`, `message` and `nickname`, and in general where no such product is.
   */
  readonly saveReview: SavedReviewAnswer;
  readonly saveSpeditionsData: MutationAnswer;
  /** Refusals: `NO_SUCH_ADDRESS`. */
  readonly selectBillingAddress: MutationAnswer;
  /** Refusals: `NO_SUCH_ADDRESS`. */
  readonly selectShippingAddress: MutationAnswer;
  /**
   * Mails to the shop's team what somebody wrote, and a copy to the account of the session if it is wanted: never to another address.
   * Whether the order exists, the answer never tells. The header `Idempotency-Key` names the request: repeated, it is answered with its
   * first receipt, and not mailed again. Without the header it is a bad request.
   */
  readonly sendContactFormMail: ContactFormAnswer;
  /** An address that is not given is the preselected one again. */
  readonly setAlternativeEmails: MutationAnswer;
  readonly setCostCentre: MutationAnswer;
  readonly setOrderComment: MutationAnswer;
  /**
   * Whether the order subscribes its buyer to the newsletter; `wording` is what the shopper agreed to. The order mails a link to confirm
   * it, as `subscribeToNewsletter` does.
   */
  readonly setOrderNewsletterSubscribe: MutationAnswer;
  readonly setOrderReference: MutationAnswer;
  /** Has the cart delivered to a packstation of the address book. Refusals: `NO_SUCH_ADDRESS`, also where the address is no packstation. */
  readonly setPackstationId: MutationAnswer;
  /** Refusals: `NO_SUCH_PAYMENT`, `PAYMENT_DISABLED`, `PAYMENT_REFUSED` (with a message). */
  readonly setSelectedPayment: MutationAnswer;
  /** Refusals: `NO_SUCH_SHIPPER`, `SHIPPER_DISABLED`. */
  readonly setShippingMethod: MutationAnswer;
  /** The caller's bookmarks go to this list. Refusals: `NO_SUCH_LIST`. */
  readonly setStandardWishlist: WishlistAnswer;
  /** Refusals, here and in the two that follow: `NO_SUCH_LIST`, `NOT_ALLOWED` (also of somebody who is no member). */
  readonly setWishlistMemberLevel: WishlistAnswer;
  /** Makes a link; the one of this level before it is no longer valid. Only customers share. Refusals: `NO_SUCH_LIST`, `NOT_ALLOWED`. */
  readonly shareWishlist: WishlistLinkAnswer;
  /**
   * Gives a visitor a user id and a cart. Who has a valid user id keeps it, and the cart that is named where it is theirs and
   * not submitted. `guestToken`: the token of the guest's session that the caller leaves; what the guest has on lists goes along,
   * and the session goes on. One that has ended brings nothing.
   */
  readonly shopInit: ShopInit;
  /**
   * Turns a cart into an order; a cart becomes at most one, however often this is asked. Refusals: `ALREADY_SUBMITTED` (the
   * order's id, where its buyer asks), `NOT_READY` (what is missing: `articles`, `address`, `carrier`, `carrier-details`,
   * `payment` or `buyer-reference`; nothing where it is something else). `errorMessage` refuses the way to pay. The header
   * `Idempotency-Key` names the attempt: the same one is answered as it was when it ordered, with `orderId` and `newCartId`;
   * one that ordered nothing may be made again.
   */
  readonly submitCart: OrderSubmitResult;
  /**
   * Makes a customer a member of Prime, or returns the payment that does: `primeInfo`, `computopData` or `redirectUrl`. The header
   * `Idempotency-Key` names the attempt: repeated, it is answered with the same subscription. Without the header it is a bad request.
   * While a payment is open, the same subscription returns it, and another one ends it. Refusals: `NOT_A_CUSTOMER`,
   * `ALREADY_MEMBER`, `NO_MEMBERS_TAKEN`, `OFFER_CHANGED` (no such plan, or at another price), `NO_SUCH_PAYMENT`.
   */
  readonly submitPrimeSubscription: PrimeSubmitResult;
  /**
   * Announces a return and mails its labels. The header `Idempotency-Key` names the attempt: repeating it answers the first result
   * again.
   */
  readonly submitReturnOrder: ReturnOrderResult;
  /**
   * Enters a prize draw, by the clock of the shop. The first entry of an address counts, however the address is written; another one is
   * answered alike and changes nothing. No mail is sent. Entries are deleted 30 days after the end. Refusals: `NO_SUCH_COMPETITION`,
   * `COMPETITION_NOT_STARTED`, `COMPETITION_ENDED`.
   */
  readonly subscribeToCompetition: MutationAnswer;
  /**
   * Records what somebody agreed to, and mails a link that confirms it within 7 days; without it nothing is sent. An address that gets
   * the newsletter already is mailed so instead. At most 3 mails to an address in 24 hours. The answer is the same for every address.
   */
  readonly subscribeToNewsletter: MutationAnswer;
  /** Notes who waits until Prime takes members again, and mails a receipt once. Whether the address was on the list is never said. */
  readonly subscribeToPrimeWaitingList: MutationAnswer;
  readonly tracking_addEvents: MutationAnswer;
  /**
   * Takes off the Merkzettel again what a login added; it becomes a list of its own. Once more changes nothing. Refusals:
   * `NO_SUCH_MERGE` (also one that is dismissed, somebody else's, or followed by a later one), `TOO_MANY_LISTS`.
   */
  readonly undoMerkzettelMerge: MerkzettelMergeAnswer;
  /**
   * Ends a subscription at once: that of an address, or of the mail with this token. The answer is the same for every address and every
   * token. A subscriber whose address was typed is mailed that it has ended.
   */
  readonly unsubscribeNewsletter: MutationAnswer;
  readonly updateBillingAddress: AddressAnswer;
  /** Of a business customer; `getCustomerAddress` shows them. */
  readonly updateBusinessDetails: MutationAnswer;
  /**
   * `password` is the account's; a guest has none. Ends the account's other sessions and its links to a new password; both
   * addresses get a mail. Errors are at `email` and `password`.
   */
  readonly updateEmail: CustomerAnswer;
  readonly updatePhone: CustomerAnswer;
  readonly updateShippingAddress: AddressAnswer;
  /** Renames and describes a list. Errors are at `listName` and `listDescription`. Refusals: `NO_SUCH_LIST`, `NOT_ALLOWED`. */
  readonly updateWishlist: WishlistAnswer;
  /**
   * Stores the certificate of the visitor's session for `registerCustomer`. Refusals: `SIGNATURE_REFUSED` (of another session, used or
   * expired), `FILE_REFUSED` (with a message).
   */
  readonly uploadB2bCertificate: MutationAnswer;
  /** Stores a picture for the contact form; it expires if no request uses it. Refusal: `IMAGE_REFUSED` (with a message). */
  readonly uploadContactImage: ContactImageResult;
  /**
   * Stores a picture for a return of the order with this hash; it expires if no return uses it. Refusals: `NO_SUCH_ORDER`,
   * `IMAGE_REFUSED` (with a message).
   */
  readonly uploadReturnImage: ReturnImageResult;
  /** Puts into the visitor's own cart what can be bought of the lines, and says what became of each. Refusals: `ALREADY_SUBMITTED`. */
  readonly validateAndAddToCartBestellschein: BestellscheinInCartAnswer;
  /**
   * What would become of each line of an order form, in their order and one after the other, beside what the visitor's cart holds
   * already. Changes nothing.
   */
  readonly validateBestellschein: BestellscheinValidation;
  /** Gives up a claim, whoever made it: the code is the proof. Pieces that were bought stay taken. Refusals: `NO_SUCH_CLAIM`. */
  readonly withdrawWishlistClaim: WithdrawnClaimAnswer;
};


export type MutationAbortAmazonPayCheckoutArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationAddBillingAddressArgs = {
  additionalAddress?: InputMaybe<Scalars['String']['input']>;
  addressId?: InputMaybe<Scalars['ID']['input']>;
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  formType: AddressFormType;
  isAlsoCustomerAddress?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  packstationAddress: Scalars['Boolean']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  postCode: Scalars['String']['input'];
  salutation: Scalars['String']['input'];
  streetAndHouseNr: Scalars['String']['input'];
};


export type MutationAddCommentToWishlistArgs = {
  comment: Scalars['String']['input'];
  externalId: Scalars['ID']['input'];
  positionId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddProductToWishlistArgs = {
  entry: WishlistEntryInput;
  externalId: Scalars['ID']['input'];
};


export type MutationAddProductsToCartFromTeaserWishlistArgs = {
  cartId: Scalars['ID']['input'];
  teaserWishlist: ReadonlyArray<TeaserWishlistEntryInput>;
};


export type MutationAddShippingAddressArgs = {
  additionalAddress?: InputMaybe<Scalars['String']['input']>;
  addressId?: InputMaybe<Scalars['ID']['input']>;
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  formType: AddressFormType;
  isAlsoCustomerAddress?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  packstationAddress: Scalars['Boolean']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  postCode: Scalars['String']['input'];
  salutation: Scalars['String']['input'];
  streetAndHouseNr: Scalars['String']['input'];
};


export type MutationAddWishlistToCartArgs = {
  cartId: Scalars['ID']['input'];
  entryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  externalId: Scalars['ID']['input'];
  pieces?: InputMaybe<ClassListPieces>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationCartUpdateArgs = {
  cartId: Scalars['ID']['input'];
  ops: ReadonlyArray<CartOperationInput>;
};


export type MutationChangeAccountDataArgs = {
  accountData: AccountDataInput;
};


export type MutationChangeForgottenPasswordArgs = {
  emailToken: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangeQtyInWishlistArgs = {
  entry: WishlistQuantityInput;
  externalId: Scalars['ID']['input'];
};


export type MutationClaimWishlistEntryArgs = {
  entryId: Scalars['ID']['input'];
  evenIfTaken: Scalars['Boolean']['input'];
  externalId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCompleteAmazonPayCheckoutArgs = {
  amazonCheckoutSessionId: Scalars['ID']['input'];
  cartId: Scalars['ID']['input'];
};


export type MutationConfirmNewsletterSubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmStockAlertArgs = {
  token: Scalars['String']['input'];
};


export type MutationCopyEntriesToWishlistArgs = {
  entryIds: ReadonlyArray<Scalars['ID']['input']>;
  externalId: Scalars['ID']['input'];
  toExternalId: Scalars['ID']['input'];
};


export type MutationCreateWishlistArgs = {
  entries: ReadonlyArray<WishlistEntryInput>;
  kind: WishlistKind;
  listDescription: Scalars['String']['input'];
  listName: Scalars['String']['input'];
};


export type MutationDeclareCancellationArgs = {
  declaration: CancellationDeclarationInput;
};


export type MutationDeclareWithdrawalArgs = {
  declaration: WithdrawalDeclarationInput;
};


export type MutationDeleteAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationDeleteCommentFromWishlistArgs = {
  commentId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationDeleteCurrentCustomerAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteWishlistArgs = {
  externalId: Scalars['ID']['input'];
};


export type MutationDismissMerkzettelMergeArgs = {
  mergeId: Scalars['ID']['input'];
};


export type MutationDismissRemovedEntriesArgs = {
  externalId: Scalars['ID']['input'];
};


export type MutationEndStockAlertArgs = {
  token: Scalars['String']['input'];
};


export type MutationExtendCurrentUserReservationOnCheckoutArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationForgotPasswordArgs = {
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  honeypot: Scalars['String']['input'];
  triesCount: Scalars['Int']['input'];
};


export type MutationGeneratePdfFormArgs = {
  form: PdfFormInput;
};


export type MutationHandOverWishlistArgs = {
  externalId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


export type MutationImportIntoWishlistArgs = {
  entries: ReadonlyArray<WishlistImportInput>;
  externalId: Scalars['ID']['input'];
};


export type MutationInviteToWishlistArgs = {
  email: Scalars['String']['input'];
  externalId: Scalars['ID']['input'];
  level: WishlistMemberLevel;
};


export type MutationJoinWishlistArgs = {
  token: Scalars['String']['input'];
};


export type MutationLeaveWishlistArgs = {
  externalId: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  mergeCart: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
  stayLogged: Scalars['Boolean']['input'];
};


export type MutationMergeCartsArgs = {
  cartId: Scalars['ID']['input'];
  fromCartId: Scalars['ID']['input'];
  fromUserId: Scalars['ID']['input'];
};


export type MutationMoveEntriesToWishlistArgs = {
  entryIds: ReadonlyArray<Scalars['ID']['input']>;
  externalId: Scalars['ID']['input'];
  toExternalId: Scalars['ID']['input'];
};


export type MutationPlaceEntryInWishlistArgs = {
  beforeEntryId?: InputMaybe<Scalars['ID']['input']>;
  entryId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationRecordGlanceViewArgs = {
  domain: Scalars['String']['input'];
  itemId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationRefreshBasketIfReservationTimerExpiredArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationRegisterCustomerArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  customer: CustomerRegistrationInput;
};


export type MutationRegisterGuestArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  guest: GuestRegistrationInput;
};


export type MutationReleaseWishlistClaimsArgs = {
  entryId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationRemoveEntriesFromWishlistArgs = {
  entryIds: ReadonlyArray<Scalars['ID']['input']>;
  externalId: Scalars['ID']['input'];
};


export type MutationRemoveProductFromMerkzettelArgs = {
  entry: WishlistProductInput;
};


export type MutationRemoveProductFromWishlistArgs = {
  entryId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationRemoveWishlistMemberArgs = {
  externalId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


export type MutationReplaceItemInTeaserWishlistArgs = {
  itemId: Scalars['ID']['input'];
  oldExternalId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationReplaceItemInWishlistArgs = {
  entry: WishlistReplacementInput;
  entryId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationRequestStockAlertArgs = {
  email: Scalars['String']['input'];
  itemId: Scalars['ID']['input'];
};


export type MutationRestoreEntriesInWishlistArgs = {
  entryIds: ReadonlyArray<Scalars['ID']['input']>;
  externalId: Scalars['ID']['input'];
};


export type MutationRestoreEntryInWishlistArgs = {
  entryId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationRevokeWishlistLinksArgs = {
  externalId: Scalars['ID']['input'];
};


export type MutationSaveProductDescriptionReviewArgs = {
  isHelpful: Scalars['Boolean']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationSaveReviewArgs = {
  productId: Scalars['ID']['input'];
  review: ReviewInput;
};


export type MutationSaveSpeditionsDataArgs = {
  cartId: Scalars['ID']['input'];
  fields: ReadonlyArray<SpeditionsFieldInput>;
};


export type MutationSelectBillingAddressArgs = {
  addressId: Scalars['ID']['input'];
  cartId: Scalars['ID']['input'];
};


export type MutationSelectShippingAddressArgs = {
  addressId: Scalars['ID']['input'];
  cartId: Scalars['ID']['input'];
};


export type MutationSendContactFormMailArgs = {
  contactForm: ContactFormInput;
};


export type MutationSetAlternativeEmailsArgs = {
  billingEmail?: InputMaybe<Scalars['String']['input']>;
  cartId: Scalars['ID']['input'];
  shippingEmail?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetCostCentreArgs = {
  cartId: Scalars['ID']['input'];
  costCentre: Scalars['String']['input'];
};


export type MutationSetOrderCommentArgs = {
  cartId: Scalars['ID']['input'];
  comment: Scalars['String']['input'];
};


export type MutationSetOrderNewsletterSubscribeArgs = {
  cartId: Scalars['ID']['input'];
  subscribe: Scalars['Boolean']['input'];
  wording?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetOrderReferenceArgs = {
  cartId: Scalars['ID']['input'];
  orderReference: Scalars['String']['input'];
};


export type MutationSetPackstationIdArgs = {
  cartId: Scalars['ID']['input'];
  packstationId: Scalars['ID']['input'];
};


export type MutationSetSelectedPaymentArgs = {
  buyerReference?: InputMaybe<Scalars['String']['input']>;
  cartId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationSetShippingMethodArgs = {
  cartId: Scalars['ID']['input'];
  methodCode: Scalars['ID']['input'];
};


export type MutationSetStandardWishlistArgs = {
  externalId: Scalars['ID']['input'];
};


export type MutationSetWishlistMemberLevelArgs = {
  externalId: Scalars['ID']['input'];
  level: WishlistMemberLevel;
  memberId: Scalars['ID']['input'];
};


export type MutationShareWishlistArgs = {
  externalId: Scalars['ID']['input'];
  level: WishlistLinkLevel;
};


export type MutationShopInitArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  guestToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSubmitCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationSubmitPrimeSubscriptionArgs = {
  subscription: PrimeSubscriptionInput;
};


export type MutationSubmitReturnOrderArgs = {
  returnOrder: ReturnOrderInput;
};


export type MutationSubscribeToCompetitionArgs = {
  entry: CompetitionEntryInput;
};


export type MutationSubscribeToNewsletterArgs = {
  subscription: NewsletterSubscriptionInput;
};


export type MutationSubscribeToPrimeWaitingListArgs = {
  email: Scalars['String']['input'];
};


export type MutationTrackingAddEventsArgs = {
  events: ReadonlyArray<TrackingEventInput>;
};


export type MutationUndoMerkzettelMergeArgs = {
  mergeId: Scalars['ID']['input'];
};


export type MutationUnsubscribeNewsletterArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateBillingAddressArgs = {
  additionalAddress?: InputMaybe<Scalars['String']['input']>;
  addressId: Scalars['ID']['input'];
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  formType: AddressFormType;
  isAlsoCustomerAddress?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  packstationAddress: Scalars['Boolean']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  postCode: Scalars['String']['input'];
  salutation: Scalars['String']['input'];
  streetAndHouseNr: Scalars['String']['input'];
};


export type MutationUpdateBusinessDetailsArgs = {
  business: BusinessInput;
};


export type MutationUpdateEmailArgs = {
  email: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdatePhoneArgs = {
  phone: Scalars['String']['input'];
};


export type MutationUpdateShippingAddressArgs = {
  additionalAddress?: InputMaybe<Scalars['String']['input']>;
  addressId: Scalars['ID']['input'];
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  formType: AddressFormType;
  isAlsoCustomerAddress?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  packstationAddress: Scalars['Boolean']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  postCode: Scalars['String']['input'];
  salutation: Scalars['String']['input'];
  streetAndHouseNr: Scalars['String']['input'];
};


export type MutationUpdateWishlistArgs = {
  externalId: Scalars['ID']['input'];
  listDescription: Scalars['String']['input'];
  listName: Scalars['String']['input'];
};


export type MutationUploadB2bCertificateArgs = {
  file: Scalars['Upload']['input'];
  signature: Scalars['String']['input'];
};


export type MutationUploadContactImageArgs = {
  image: Scalars['Upload']['input'];
};


export type MutationUploadReturnImageArgs = {
  hash: Scalars['ID']['input'];
  image: Scalars['Upload']['input'];
};


export type MutationValidateAndAddToCartBestellscheinArgs = {
  cartId: Scalars['ID']['input'];
  lines: ReadonlyArray<BestellscheinLineInput>;
};


export type MutationValidateBestellscheinArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  lines: ReadonlyArray<BestellscheinLineInput>;
};


export type MutationWithdrawWishlistClaimArgs = {
  code: Scalars['ID']['input'];
};

/** Answer of most mutations. Where `successful` is false, there is a refusal, a general message or at least one field error. */
export type MutationAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
};

export type NavigationModel = {
  readonly nodes: ReadonlyArray<NavigationNode>;
};

export type NavigationNode = {
  readonly children: ReadonlyArray<NavigationNode>;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

export type NewsletterForm =
  | 'CHECKOUT'
  | 'COMPETITION'
  | 'PAGE';

export type NewsletterSubscriptionInput = {
  /** As `checkEmailSubscribed` says. */
  readonly alreadySubscribed: Scalars['Boolean']['input'];
  readonly email: Scalars['String']['input'];
  readonly form: NewsletterForm;
  /** What was agreed to, word for word, and on which form. */
  readonly wording: Scalars['String']['input'];
};

export type NotReturnableReason =
  | 'ALREADY_RETURNED'
  /** Goods of its kind are never taken back. */
  | 'EXCLUDED'
  | 'NOT_DELIVERED'
  | 'WINDOW_CLOSED';

export type Order = {
  readonly arrival: Maybe<DateRange>;
  readonly billingAddress: Address;
  readonly comment: Maybe<Scalars['String']['output']>;
  readonly costCentre: Maybe<Scalars['String']['output']>;
  readonly deliveryAddress: Address;
  readonly email: Scalars['String']['output'];
  readonly isGuest: Scalars['Boolean']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly orderReference: Maybe<Scalars['String']['output']>;
  readonly orderedAt: Scalars['DateTime']['output'];
  readonly paymentMethod: OrderPaymentMethod;
  readonly positions: ReadonlyArray<CartPosition>;
  readonly shipperName: Scalars['String']['output'];
  readonly shippingCost: Money;
  readonly subtotal: Money;
  readonly tax: ReadonlyArray<TaxShare>;
  readonly totalAmount: Money;
  readonly totalSavings: Money;
};

export type OrderDetails = {
  readonly billingAddress: Address;
  /** Whether `cancelOrder` would succeed now. */
  readonly canBeCancelled: Scalars['Boolean']['output'];
  /** Whether pages about the order offer to withdraw from it. */
  readonly canBeWithdrawn: Scalars['Boolean']['output'];
  readonly comment: Maybe<Scalars['String']['output']>;
  readonly costCentre: Maybe<Scalars['String']['output']>;
  readonly deliveryAddress: Address;
  readonly email: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly orderReference: Maybe<Scalars['String']['output']>;
  readonly orderedAt: Scalars['DateTime']['output'];
  readonly paymentMethod: OrderPaymentMethod;
  readonly phone: Maybe<Scalars['String']['output']>;
  /** Opens the return of the order; null while nothing can be returned. */
  readonly returnHash: Maybe<Scalars['String']['output']>;
  /** The newest first. */
  readonly returns: ReadonlyArray<OrderReturn>;
  readonly shipments: ReadonlyArray<Shipment>;
  readonly shippingCost: Money;
  readonly subtotal: Money;
  readonly tax: ReadonlyArray<TaxShare>;
  readonly totalAmount: Money;
  readonly totalSavings: Money;
  /** Declarations that belong to the order, the newest first. */
  readonly withdrawals: ReadonlyArray<DeclaredWithdrawal>;
};

export type OrderDetailsAnswer = {
  readonly order: Maybe<OrderDetails>;
  readonly refusal: Maybe<Refusal>;
};

export type OrderItem = {
  readonly articleNumber: Scalars['String']['output'];
  readonly image: Maybe<Image>;
  readonly isAlreadyReturned: Scalars['Boolean']['output'];
  readonly isFreeItem: Scalars['Boolean']['output'];
  readonly isReturnable: Scalars['Boolean']['output'];
  readonly itemId: Scalars['ID']['output'];
  /** Position in the order, from 1. */
  readonly lineNo: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly pricePerUnit: Money;
  readonly productId: Scalars['ID']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** Stars that the buyer gave, 1 to 5. */
  readonly reviewScore: Maybe<Scalars['Int']['output']>;
  /** Where the buyer reviews the article. */
  readonly reviewUrl: Maybe<Scalars['String']['output']>;
  readonly totalPrice: Money;
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type OrderListPage = {
  /** From 0. */
  readonly currentPage: Scalars['Int']['output'];
  /** The same as `ordersPerPage`. */
  readonly elementsPerPage: Scalars['Int']['output'];
  /** Positions among all orders that were found, from 0; both are 0 where there is none. */
  readonly firstIndex: Scalars['Int']['output'];
  readonly lastIndex: Scalars['Int']['output'];
  readonly orders: ReadonlyArray<OrderOverview>;
  readonly ordersPerPage: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type OrderOverview = {
  /** Pieces of all articles. */
  readonly articleCount: Scalars['Int']['output'];
  /** Of the first articles. */
  readonly images: ReadonlyArray<Image>;
  readonly orderId: Scalars['ID']['output'];
  readonly orderedAt: Scalars['DateTime']['output'];
  /** Opens the return of the order; null while nothing can be returned. */
  readonly returnHash: Maybe<Scalars['String']['output']>;
  readonly status: OrderStatus;
  readonly totalAmount: Money;
};

export type OrderPaymentMethod = {
  readonly displayName: Scalars['String']['output'];
  readonly paymentId: Scalars['ID']['output'];
};

/** A return as the buyer of the goods sees it. */
export type OrderReturn = {
  readonly announcedAt: Scalars['DateTime']['output'];
  /** Null until the goods have arrived. */
  readonly receivedOn: Maybe<Scalars['Date']['output']>;
  /** Null until it was paid back, and where the return is not about money. */
  readonly refund: Maybe<Money>;
  readonly regulation: Scalars['String']['output'];
  readonly rma: Scalars['ID']['output'];
  /** Null until the money, or what the buyer wanted instead, was sent. */
  readonly settledOn: Maybe<Scalars['Date']['output']>;
};

/** Where an order stands as a whole; shipments that are cancelled do not count. */
export type OrderStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'IN_DISPATCH'
  | 'PARTLY_SHIPPED'
  | 'RECEIVED'
  | 'SHIPPED';

export type OrderStatusAnswer = {
  readonly order: Maybe<OrderStatusView>;
  readonly refusal: Maybe<Refusal>;
};

/** An order without prices, invoices, names and addresses. */
export type OrderStatusView = {
  readonly canBeWithdrawn: Scalars['Boolean']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly orderedAt: Scalars['DateTime']['output'];
  /** Opens the return of the order; null while nothing can be returned. */
  readonly returnHash: Maybe<Scalars['String']['output']>;
  /** The newest first. */
  readonly returns: ReadonlyArray<ReturnProgress>;
  readonly shipments: ReadonlyArray<ShipmentProgress>;
};

export type OrderSubmitResult = {
  /** Present where the card provider must be asked first. */
  readonly computopData: Maybe<ComputopData>;
  /** Key of a message. */
  readonly errorMessage: Maybe<Scalars['String']['output']>;
  readonly newCartId: Maybe<Scalars['ID']['output']>;
  readonly orderId: Maybe<Scalars['ID']['output']>;
  readonly redirectUrl: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
};

export type OrderedArticle = {
  readonly articleNumber: Scalars['String']['output'];
  readonly image: Maybe<Image>;
  readonly itemId: Scalars['ID']['output'];
  /** Position in the order, from 1. */
  readonly lineNo: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type OwnReview = {
  /** Nobody else sees it until the shop has checked it. */
  readonly isPending: Scalars['Boolean']['output'];
  readonly review: Review;
};

export type PageDetails = {
  readonly activeAbTests: ReadonlyArray<AbTest>;
  readonly categoryId: Maybe<Scalars['ID']['output']>;
  readonly pageType: PageType;
  readonly redirectIsTemporary: Scalars['Boolean']['output'];
  readonly redirectUrl: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ContentRow>;
  readonly seo: Seo;
};

export type PageType =
  | 'CATEGORY'
  | 'CONTENT'
  | 'GONE'
  | 'NOT_FOUND'
  | 'PRODUCT'
  | 'UNKNOWN';

export type PagingInput = {
  readonly limit: Scalars['Int']['input'];
  readonly offset: Scalars['Int']['input'];
  /** `si`, `price-asc`, `price-desc`, `rating`, `new` */
  readonly sortBy: Scalars['String']['input'];
};

/** A way to pay, whatever the cart. */
export type PaymentDetails = {
  readonly buttonInfo: Maybe<Scalars['String']['output']>;
  readonly buttonLabel: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly icons: ReadonlyArray<Scalars['String']['output']>;
  readonly isPrepaid: Scalars['Boolean']['output'];
  readonly paymentId: Scalars['ID']['output'];
};

export type PaymentInfo = {
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
};

/** A way to pay for one cart. */
export type PaymentMethod = {
  /** Why it cannot be chosen, or what else is to be known with this cart. */
  readonly additionalInfo: Maybe<Scalars['String']['output']>;
  readonly buyerReference: Maybe<Scalars['String']['output']>;
  readonly enabled: Scalars['Boolean']['output'];
  readonly paymentId: Scalars['ID']['output'];
  readonly selected: Scalars['Boolean']['output'];
};

export type PdfColumnInput = {
  readonly heading: Scalars['String']['input'];
  /** Figures stand at the right. */
  readonly isNumeric: Scalars['Boolean']['input'];
};

export type PdfFieldInput = {
  readonly label: Scalars['String']['input'];
  /** Empty: a line to write on. */
  readonly value: Scalars['String']['input'];
};

export type PdfForm = {
  /** A PDF, in base64. */
  readonly content: Scalars['String']['output'];
};

export type PdfFormInput = {
  readonly above: ReadonlyArray<PdfFieldInput>;
  /** Below the table, all on one page. */
  readonly below: ReadonlyArray<PdfFieldInput>;
  readonly columns: ReadonlyArray<PdfColumnInput>;
  /** A box to tick before each row. */
  readonly hasTickBoxes: Scalars['Boolean']['input'];
  /** Paragraphs between the title and the table. */
  readonly lead: ReadonlyArray<Scalars['String']['input']>;
  /** A row of empty cells is one to write on. */
  readonly rows: ReadonlyArray<PdfRowInput>;
  readonly title: Scalars['String']['input'];
};

export type PdfRowInput = {
  /** One for each column. */
  readonly cells: ReadonlyArray<Scalars['String']['input']>;
};

export type PieDataAnswer = {
  /** Key of a message, told on success as well. */
  readonly errorMessage: Maybe<Scalars['String']['output']>;
  /** Null where the value is not the shop's own. */
  readonly productId: Maybe<Scalars['ID']['output']>;
  /** Whether the message is told. */
  readonly redirect: Scalars['Boolean']['output'];
  readonly success: Scalars['Boolean']['output'];
};

/** Exactly one field is given. */
export type PositionOperationInput = {
  readonly addPosition?: InputMaybe<AddPositionInput>;
  readonly removePosition?: InputMaybe<RemovePositionInput>;
  /** Takes so many pieces out, as far as they are there; what remains is at least the minimum order quantity. Nothing changes if the item is not there. */
  readonly takeOut?: InputMaybe<AddPositionInput>;
  readonly updatePosition?: InputMaybe<UpdatePositionInput>;
};

export type PriceWithoutDeal = {
  readonly price: Money;
  readonly vatIncluded: Scalars['Boolean']['output'];
  /** Percent of the net price. */
  readonly vatRate: Scalars['Float']['output'];
};

export type Prices = {
  readonly basePrice: Maybe<BasePrice>;
  /** What is to be paid without VAT for consumers, with it on the business shop. */
  readonly counterpartPrice: Money;
  /** Whole percent that the special price lies under the price. */
  readonly discountPercent: Maybe<Scalars['Int']['output']>;
  /** Where there is a special price, the lowest price of the last 30 days before it (§ 11 PAngV); else what is to be paid. */
  readonly price: Money;
  /** What is to be paid while the price is reduced. */
  readonly specialPrice: Maybe<Money>;
  /** The maker's recommended price. */
  readonly uvp: Maybe<Money>;
  readonly vatIncluded: Scalars['Boolean']['output'];
  /** Percent of the net price. */
  readonly vatRate: Scalars['Float']['output'];
};

export type PrimeInfo = {
  readonly abo: Maybe<Scalars['String']['output']>;
  readonly endDate: Maybe<Scalars['Date']['output']>;
  readonly startDate: Maybe<Scalars['Date']['output']>;
  readonly status: PrimeStatus;
};

export type PrimeNetPrices = {
  /** Of each month after it. */
  readonly monthlyPrice: Money;
  /** Of the first term. */
  readonly price: Money;
  /** In percent. */
  readonly vatRate: Scalars['Float']['output'];
};

export type PrimeOffer = {
  /** How to pay for a membership. */
  readonly paymentMethods: ReadonlyArray<PaymentDetails>;
  readonly plans: ReadonlyArray<PrimePlan>;
  /** If not, there is a waiting list. */
  readonly takesMembers: Scalars['Boolean']['output'];
};

export type PrimePlan = {
  /** Names the plan. */
  readonly abo: Scalars['String']['output'];
  /** Of each month after it, VAT included. */
  readonly monthlyPrice: Money;
  /** Length of the first term. */
  readonly months: Scalars['Int']['output'];
  /** The same without VAT, on the business shop. */
  readonly net: Maybe<PrimeNetPrices>;
  /** Of the first term, VAT included. */
  readonly price: Money;
};

export type PrimeStatus =
  | 'ACTIVE'
  /** A member until the end date, and not any longer. */
  | 'CANCELLED'
  /** Was a member. */
  | 'INACTIVE'
  | 'NONE';

export type PrimeSubmitResult = {
  /** Present where the card provider must be asked first. */
  readonly computopData: Maybe<ComputopData>;
  /** Present if the customer is a member now. */
  readonly primeInfo: Maybe<PrimeInfo>;
  readonly redirectUrl: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly subscriptionId: Maybe<Scalars['ID']['output']>;
};

export type PrimeSubscription = {
  readonly primeInfo: PrimeInfo;
  readonly subscriptionId: Scalars['ID']['output'];
};

export type PrimeSubscriptionAnswer = {
  readonly refusal: Maybe<Refusal>;
  readonly subscription: Maybe<PrimeSubscription>;
};

export type PrimeSubscriptionInput = {
  readonly abo: Scalars['String']['input'];
  readonly paymentId: Scalars['ID']['input'];
  /** Of the first term, as the shopper saw it, in the storefront's currency. */
  readonly price: Scalars['Float']['input'];
};

export type Product = {
  readonly accessories: ReadonlyArray<ProductReference>;
  readonly audioSamples: ReadonlyArray<AudioSample>;
  readonly availableForSale: Scalars['Boolean']['output'];
  readonly badges: Badges;
  readonly breadcrumb: ReadonlyArray<Breadcrumb>;
  readonly categoryId: Scalars['ID']['output'];
  readonly deliveryScope: ReadonlyArray<Scalars['String']['output']>;
  readonly downloads: ReadonlyArray<Download>;
  readonly energyEfficiency: Maybe<EnergyEfficiency>;
  readonly extraBadges: ReadonlyArray<ExtraBadge>;
  readonly extraTabs: ReadonlyArray<ExtraTab>;
  readonly hasMultipleItems: Scalars['Boolean']['output'];
  readonly hasSamePricesForAllItems: Scalars['Boolean']['output'];
  readonly images: ReadonlyArray<Image>;
  /** Marks and what they stand for, such as CE. */
  readonly labelAttributes: ReadonlyArray<VariantInfo>;
  readonly longDescription: Scalars['String']['output'];
  readonly manufacturer: Manufacturer;
  readonly name: Scalars['String']['output'];
  readonly numberOfRatings: Scalars['Int']['output'];
  readonly path: Scalars['String']['output'];
  readonly prices: Prices;
  /** Short points in its favour. */
  readonly productFeatures: ReadonlyArray<Scalars['String']['output']>;
  readonly productId: Scalars['ID']['output'];
  readonly rating: Scalars['Float']['output'];
  /** Offered instead while the product is not available. */
  readonly replacementProducts: ReadonlyArray<ProductReference>;
  /** In the European Union, for a manufacturer outside of it (Art. 16 GPSR). */
  readonly responsiblePerson: Maybe<Manufacturer>;
  readonly safetyNotices: ReadonlyArray<Scalars['String']['output']>;
  readonly shortFacts: ReadonlyArray<VariantInfo>;
  readonly teaser: Scalars['String']['output'];
  readonly warranty: Maybe<Scalars['String']['output']>;
  readonly youtubeVideos: ReadonlyArray<YoutubeVideo>;
};

export type ProductReference = {
  readonly productId: Scalars['ID']['output'];
};

export type ProductReviews = {
  readonly reviews: ReadonlyArray<Review>;
  /** Of all reviews, whatever the filter. */
  readonly statistics: ReviewStatistics;
};

export type ProductTile = {
  readonly badges: Badges;
  readonly bestItemId: Scalars['ID']['output'];
  readonly breadCrumb: ReadonlyArray<Breadcrumb>;
  readonly deliveryInfo: DeliveryInfo;
  /** Whole percent that the current price lies under the old one. */
  readonly discountPercent: Maybe<Scalars['Int']['output']>;
  readonly extraBadges: ReadonlyArray<ExtraBadge>;
  readonly id: Scalars['ID']['output'];
  readonly image: Image;
  readonly isShortage: Scalars['Boolean']['output'];
  /** The deal of the best item, while it runs. */
  readonly lightningDealInfo: Maybe<LightningDealInfo>;
  readonly manufacturerName: Scalars['String']['output'];
  readonly minimumOrderQuantity: Scalars['Int']['output'];
  readonly moreVariants: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly numberOfRatings: Scalars['Int']['output'];
  readonly path: Scalars['String']['output'];
  readonly price: TilePrice;
  readonly rating: Scalars['Float']['output'];
};

/** What was asked for, and how many pieces of the article lie in the cart now. */
export type QuantityChange = {
  readonly asked: Scalars['Int']['output'];
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly now: Scalars['Int']['output'];
};

export type Query = {
  /** The search with fewer words, for one that finds nothing; the same search where no word finds anything. */
  readonly adjustLongtailSearchQuery: AdjustedQuery;
  /** Whether an address gets the newsletter. Only for servers: no browser may learn it. */
  readonly checkEmailSubscribed: Scalars['Boolean']['output'];
  /** What to search for instead, or the page that answers the search. */
  readonly checkQuery: QueryCheck;
  /** Whether the link to a new password with this token can be used on this storefront. */
  readonly checkTokenValidity: TokenValidity;
  /** Null where no such category is. */
  readonly core_category: Maybe<Category>;
  /** What a search finds; `link` is the page of the article whose number was searched for. */
  readonly core_search: SearchResult;
  /** The value of a link that asks a buyer for a rating, as it stands in a mail. */
  readonly decryptAndCheckPieData: PieDataAnswer;
  /**
   * The order with this number, delivered or billed to this postcode; null for any other, whether or not it exists. Returns need
   * no session: whoever has the hash of an order, which cannot be guessed, may return it.
   */
  readonly findOrderForReturn: Maybe<ReturnOrder>;
  /** Null where no order has the hash. */
  readonly findOrderForReturnByHash: Maybe<ReturnOrder>;
  readonly getActiveAbTests: ReadonlyArray<AbTest>;
  /**
   * All lists of the visitor: the Merkzettel and further ones. `wishlist` is the one with this `externalId`, by default the Merkzettel,
   * with its entries; null where the visitor has no such list.
   */
  readonly getAllWishlists: AllWishlists;
  /** What is on the lists of a customer. */
  readonly getAllWishlistsEssentials: WishlistEssentials;
  /** The same for visitors without an account. */
  readonly getAllWishlistsFull: WishlistEssentials;
  /**
   * What the shopper chose during a visit that they have completed, while the visitor's own cart is no order yet. Refusals:
   * `NO_SUCH_SESSION` (unknown, unfinished, expired, somebody else's), `SESSION_CANCELLED`.
   */
  readonly getAmazonPayAddresses: AmazonPayAddressesAnswer;
  /**
   * Begins a session at the Amazon-style provider for a cart, and says where it takes place. Each call begins another one; one
   * that nobody continues is forgotten. Refusals: `EXPRESS_UNAVAILABLE`.
   */
  readonly getAmazonPayCheckoutData: AmazonPayCheckoutDataAnswer;
  /** Who may take the goods back; none where no order has the hash. */
  readonly getAvailableCarriers: ReadonlyArray<ReturnCarrier>;
  /** What the buyer may get for all of the selected articles; none where no order has the hash. */
  readonly getAvailableRegulations: ReadonlyArray<Regulation>;
  /** The customer address comes first; without a session there is none. */
  readonly getBillingAddresses: ReadonlyArray<Address>;
  /** The newest first; null where the visitor is no member of such a list. */
  readonly getCommentsPerWishlist: Maybe<ReadonlyArray<WishlistComment>>;
  /** Null where the storefront has none with this id. */
  readonly getCompetition: Maybe<Competition>;
  /** The prize draws of the storefront that are about to begin, run, or have ended of late. */
  readonly getCompetitions: ReadonlyArray<Competition>;
  /**
   * What the contact form starts with: who is signed in, and the order if it is theirs or was placed with this postcode. Whoever proves
   * an order by its postcode learns nothing of its buyer. An unknown order and one of somebody else are answered alike.
   */
  readonly getContactFormData: ContactFormData;
  /** Permits the visitor's session one upload: valid for a few minutes, and until it is used. */
  readonly getCurrentUploadSignature: Scalars['String']['output'];
  /** The one address that belongs to the account itself; none before one is saved, and without a session. */
  readonly getCustomerAddress: Maybe<Address>;
  readonly getCustomerInfo: CustomerInfo;
  /** The content of a tab as HTML; null where the product has no such tab. */
  readonly getExtraTabContents: Maybe<ExtraTabContents>;
  /** The footer lies on the page `footer-vue`. */
  readonly getFooterByPageId: FooterContent;
  /** Unknown names are left out. */
  readonly getGlobalParametersByName: ReadonlyArray<GlobalParameter>;
  /** The industries of the customers of the business shop, in the language of the storefront. */
  readonly getIndustries: ReadonlyArray<CodedName>;
  /** Null where no such item is. */
  readonly getItemById: Maybe<Item>;
  /** What the customers of the business shop work as, in the language of the storefront. */
  readonly getJobTitles: ReadonlyArray<CodedName>;
  /** What a cart holds of lightning deals; nothing where it holds nothing. Of an ordered cart it is an error. */
  readonly getLightningDealReservation: LightningData;
  /** The top category above this one, or itself; null where there is no such category. */
  readonly getMainCategory: Maybe<MainCategory>;
  /** Reviews from a position on, counted from 0; none beyond the end, and none where no such product is. */
  readonly getMoreReviewsByProductId: ReadonlyArray<Review>;
  readonly getNavigationModel: NavigationModel;
  /** The order as its buyer may see it once it is paid; to anybody else it is unknown. Refusals: `NO_SUCH_ORDER`. */
  readonly getOrderDetailsV2: OrderDetailsAnswer;
  /**
   * Where an order stands, for anybody who knows its number and the postcode of its invoice or delivery. An unknown number and a
   * wrong postcode are answered alike, after the same work. Refusals: `NO_SUCH_ORDER`.
   */
  readonly getOrderStatus: OrderStatusAnswer;
  /** The years in which a customer has ordered, the newest first; a guest or visitor has none. */
  readonly getOrderYears: ReadonlyArray<Scalars['Int']['output']>;
  /**
   * A customer's own orders, the newest first; a guest or visitor has none. Pages count from 0; behind the last one comes the last
   * one. `searchText`: words that are all found in an order's number, reference, or names and numbers of articles. `dateFilter`:
   * `last3months`, `all` or a year. Nothing named means all texts and all dates.
   */
  readonly getOrdersV2: OrderListPage;
  /** What the signed-in customer wrote about a product, released or not; null for anybody else. */
  readonly getOwnReview: Maybe<OwnReview>;
  /** An unknown address is an answer of the page type `UNKNOWN` or `NOT_FOUND`, never an error. */
  readonly getPageDetailsByUrl: PageDetails;
  /** The top category above this one, with all levels below; null where there is no such category. */
  readonly getPartialNavigationById: Maybe<NavigationNode>;
  /** What is to be said about ways to pay, whatever the cart; unknown ones are left out. */
  readonly getPaymentDetails: ReadonlyArray<PaymentDetails>;
  /** The ways to pay that are offered for a cart; none where nothing is to be paid. */
  readonly getPaymentInfo: PaymentInfo;
  /** What the storefront offers to future members of Prime: the same for everybody. */
  readonly getPrimeOffer: PrimeOffer;
  /**
   * What became of a customer's own subscription; to anybody else it is unknown. Refusals: `NO_SUCH_SUBSCRIPTION`; to its buyer, with
   * the id of the way to pay as subject, those of `getThankYouPageData` about payments.
   */
  readonly getPrimeSubscription: PrimeSubscriptionAnswer;
  /** Null where no such product is. */
  readonly getProductById: Maybe<Product>;
  /** Products picked for a place on a page, in the order of their ids; unknown ids are left out. */
  readonly getProductTilesByIds: ReadonlyArray<ProductTile>;
  /** The first reviews of a product, the newest first; null where no such product is. */
  readonly getReviewsByProductId: Maybe<ProductReviews>;
  /** What a link to a list leads to; nothing changes. Null where the link is unknown, revoked or too old. */
  readonly getSharedWishlist: Maybe<SharedWishlist>;
  /** Packstations are among them; without a session there is none. */
  readonly getShippingAddresses: ReadonlyArray<Address>;
  /** The sold-out articles that the account of the session watches with its own address, the latest end first. */
  readonly getStockAlerts: ReadonlyArray<StockAlert>;
  /** Searches that begin with what was typed so far, the most useful first. */
  readonly getSuggestQueries: SuggestAnswer;
  /**
   * The order as its buyer may see it once it is paid; to anybody else it is unknown. Refusals: `NO_SUCH_ORDER`; to its buyer, with
   * the id of the way to pay as subject, `PAYMENT_PENDING` while its provider has reported nothing, then `PAYMENT_DECLINED`,
   * `PAYMENT_CANCELLED`, `PAYMENT_FAILED`, `PAYMENT_ABANDONED` (nobody finished it in time) or `PAYMENT_OUTDATED` (the cart changed).
   */
  readonly getThankYouPageData: ThankYouPageAnswer;
  /** What so many pieces cost today; unknown items cost nothing and are left out. */
  readonly getTotalsForTeaserWishlist: TeaserWishlistTotals;
  /** What statistics hold about an item; null where no such item is. */
  readonly getTrackingItem: Maybe<TrackingItem>;
  /** Null where no such product is; an item or variants that do not fit the product leave the item open. */
  readonly getVariantInformationForProduct: Maybe<VariantInformation>;
  /** A list of the editors; null where there is none. It is the same for everybody. */
  readonly getWishlistFromTeaserId: Maybe<TeaserWishlist>;
  readonly isUniqueEmail: Scalars['Boolean']['output'];
  /** A cart that is not the visitor's own is as unknown as one that never was: `CART_NOT_FOUND`. */
  readonly shop_findCart: Cart;
};


export type QueryAdjustLongtailSearchQueryArgs = {
  searchQuery: Scalars['String']['input'];
};


export type QueryCheckEmailSubscribedArgs = {
  email: Scalars['String']['input'];
};


export type QueryCheckQueryArgs = {
  originalQuery: Scalars['String']['input'];
};


export type QueryCheckTokenValidityArgs = {
  emailToken: Scalars['String']['input'];
};


export type QueryCoreCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCoreSearchArgs = {
  filter: SearchFilterInput;
  paging: PagingInput;
};


export type QueryDecryptAndCheckPieDataArgs = {
  encryptedData: Scalars['String']['input'];
};


export type QueryFindOrderForReturnArgs = {
  orderId: Scalars['ID']['input'];
  zipCode: Scalars['String']['input'];
};


export type QueryFindOrderForReturnByHashArgs = {
  hash: Scalars['ID']['input'];
};


export type QueryGetAllWishlistsArgs = {
  externalId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetAmazonPayAddressesArgs = {
  amazonCheckoutSessionId: Scalars['ID']['input'];
};


export type QueryGetAmazonPayCheckoutDataArgs = {
  cartId: Scalars['ID']['input'];
  checkoutType: AmazonPayCheckoutType;
};


export type QueryGetAvailableCarriersArgs = {
  hash: Scalars['ID']['input'];
  returnOrder: ReturnOrderInput;
};


export type QueryGetAvailableRegulationsArgs = {
  hash: Scalars['ID']['input'];
  selectedItems: ReadonlyArray<ReturnSelectionInput>;
};


export type QueryGetCommentsPerWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type QueryGetCompetitionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetContactFormDataArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCustomerInfoArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetExtraTabContentsArgs = {
  productId: Scalars['ID']['input'];
  tabId: Scalars['ID']['input'];
};


export type QueryGetFooterByPageIdArgs = {
  pageId: Scalars['ID']['input'];
};


export type QueryGetGlobalParametersByNameArgs = {
  names: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryGetItemByIdArgs = {
  itemId: Scalars['ID']['input'];
};


export type QueryGetLightningDealReservationArgs = {
  cartId: Scalars['ID']['input'];
};


export type QueryGetMainCategoryArgs = {
  categoryId: Scalars['ID']['input'];
};


export type QueryGetMoreReviewsByProductIdArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


export type QueryGetOrderDetailsV2Args = {
  orderId: Scalars['ID']['input'];
};


export type QueryGetOrderStatusArgs = {
  orderId: Scalars['ID']['input'];
  zipCode: Scalars['String']['input'];
};


export type QueryGetOrdersV2Args = {
  dateFilter?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  searchText?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetOwnReviewArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryGetPageDetailsByUrlArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetPartialNavigationByIdArgs = {
  categoryId: Scalars['ID']['input'];
};


export type QueryGetPaymentDetailsArgs = {
  paymentTypes: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetPaymentInfoArgs = {
  cartId: Scalars['ID']['input'];
};


export type QueryGetPrimeSubscriptionArgs = {
  subscriptionId: Scalars['ID']['input'];
};


export type QueryGetProductByIdArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryGetProductTilesByIdsArgs = {
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetReviewsByProductIdArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
  limit: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


export type QueryGetSharedWishlistArgs = {
  token: Scalars['String']['input'];
};


export type QueryGetSuggestQueriesArgs = {
  userQuery: Scalars['String']['input'];
};


export type QueryGetThankYouPageDataArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryGetTotalsForTeaserWishlistArgs = {
  teaserWishlist: ReadonlyArray<TeaserWishlistEntryInput>;
};


export type QueryGetTrackingItemArgs = {
  itemId: Scalars['ID']['input'];
};


export type QueryGetVariantInformationForProductArgs = {
  itemId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  selectedVariants: ReadonlyArray<SelectedVariantInput>;
};


export type QueryGetWishlistFromTeaserIdArgs = {
  externalId: Scalars['ID']['input'];
};


export type QueryIsUniqueEmailArgs = {
  email: Scalars['String']['input'];
};


export type QueryShopFindCartArgs = {
  calculateShippingCost?: Scalars['Boolean']['input'];
  cartId: Scalars['ID']['input'];
};

export type QueryCheck = {
  readonly originalQuery: Scalars['String']['output'];
  readonly query: Scalars['String']['output'];
  readonly redirectPath: Maybe<Scalars['String']['output']>;
};

export type RangeFilterInput = {
  readonly from?: InputMaybe<Scalars['Float']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly to?: InputMaybe<Scalars['Float']['input']>;
};

export type ReducedQuantity = {
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly now: Scalars['Int']['output'];
  readonly was: Scalars['Int']['output'];
};

/** An expected no. Its code is one of those listed at the operation; the storefront can only fail on another one. */
export type Refusal = {
  readonly code: Scalars['String']['output'];
  /** Key of a message. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Id or code of what it is about. */
  readonly subject: Maybe<Scalars['ID']['output']>;
};

export type Regulation = {
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type ReleasedClaimsAnswer = {
  readonly entry: Maybe<WishlistEntry>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  /** Pieces that are open again; 0 where none were claimed, or all bought. */
  readonly quantity: Maybe<Scalars['Int']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
};

/** Prices of one piece. */
export type ReleasedItem = {
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly oldPricePerUnit: Money;
  readonly pricePerUnit: Money;
  readonly quantity: Scalars['Int']['output'];
};

export type RemovePositionInput = {
  readonly positionId: Scalars['ID']['input'];
};

export type RemovedWishlistEntry = {
  /** Pieces that are bought. */
  readonly bought: Scalars['Int']['output'];
  /** Pieces that are taken over and not bought. */
  readonly claimed: Scalars['Int']['output'];
  readonly externalId: Scalars['ID']['output'];
  /** Its place among all rows, removed ones included, from 0. */
  readonly index: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly removed: WishlistChangeNote;
};

export type ReplacementProduct = {
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly unitPrices: Prices;
};

export type ReturnCarrier = {
  readonly code: Scalars['ID']['output'];
  readonly description: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** Key of a message: why it is disabled. */
  readonly notice: Maybe<Scalars['String']['output']>;
};

export type ReturnComponent = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type ReturnContactInput = {
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** `mr`, `mrs` or `diverse`. */
  readonly salutation: Scalars['String']['input'];
};

export type ReturnImageResult = {
  readonly imageId: Maybe<Scalars['ID']['output']>;
  readonly refusal: Maybe<Refusal>;
};

export type ReturnItem = {
  readonly articleNumber: Scalars['String']['output'];
  /** The parts of a set. */
  readonly components: ReadonlyArray<ReturnComponent>;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  /** Counts from 1. */
  readonly lineNo: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly notReturnableBecause: Maybe<NotReturnableReason>;
  /** Pieces that were ordered. */
  readonly quantity: Scalars['Int']['output'];
  /** The last day in Berlin on which it can be returned; null until it is delivered. */
  readonly returnUntil: Maybe<Scalars['Date']['output']>;
  /** Pieces that can still be returned; 0 exactly where there is a reason. */
  readonly returnableQuantity: Scalars['Int']['output'];
  readonly returnedQuantity: Scalars['Int']['output'];
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type ReturnItemInput = {
  readonly additionalInfo?: InputMaybe<Scalars['String']['input']>;
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly components: ReadonlyArray<Scalars['ID']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly images: ReadonlyArray<Scalars['ID']['input']>;
  readonly lineNo: Scalars['Int']['input'];
  readonly quantity: Scalars['Int']['input'];
  /** Name of the reason, such as `CHANGED_MIND`. */
  readonly reason: Scalars['String']['input'];
};

export type ReturnOrder = {
  readonly hash: Scalars['ID']['output'];
  readonly items: ReadonlyArray<ReturnItem>;
  readonly orderDate: Scalars['Date']['output'];
  readonly orderId: Scalars['ID']['output'];
  /** What was announced so far, the newest first. */
  readonly returns: ReadonlyArray<SubmittedReturn>;
  readonly salesOrderNo: Scalars['String']['output'];
};

/** A return as far as it is chosen; `submitReturnOrder` needs every field. */
export type ReturnOrderInput = {
  /** A code of the carriers on offer, or `nolabel`. */
  readonly carrier?: InputMaybe<Scalars['ID']['input']>;
  readonly contact?: InputMaybe<ReturnContactInput>;
  readonly hash: Scalars['ID']['input'];
  readonly items: ReadonlyArray<ReturnItemInput>;
  readonly labels: Scalars['Int']['input'];
  readonly orderId: Scalars['ID']['input'];
  readonly regulation?: InputMaybe<Scalars['ID']['input']>;
  readonly salesOrderNo: Scalars['String']['input'];
};

export type ReturnOrderResult = {
  /** Key of a message, or a text; present where `isError` is true. */
  readonly errorMsg: Maybe<Scalars['String']['output']>;
  readonly isError: Scalars['Boolean']['output'];
  readonly submittedReturn: Maybe<SubmittedReturn>;
};

/** A return as anybody may see it who knows the order's number and postcode: without money. */
export type ReturnProgress = {
  readonly announcedAt: Scalars['DateTime']['output'];
  /** Null until the goods have arrived. */
  readonly receivedOn: Maybe<Scalars['Date']['output']>;
  readonly regulation: Scalars['String']['output'];
  readonly rma: Scalars['ID']['output'];
  /** Null until the money, or what the buyer wanted instead, was sent. */
  readonly settledOn: Maybe<Scalars['Date']['output']>;
};

export type ReturnSelectionInput = {
  readonly id: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
  /** Name of the reason, such as `CHANGED_MIND`. */
  readonly reason: Scalars['String']['input'];
};

export type ReturnShipment = {
  readonly carrier: ReturnShipmentCarrier;
  readonly items: ReadonlyArray<ReturnedPieces>;
  /** URLs of the labels to print; none where the carrier is `nolabel`. */
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  readonly regulation: Regulation;
  readonly rma: Scalars['ID']['output'];
};

export type ReturnShipmentCarrier = {
  readonly code: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type ReturnedPieces = {
  readonly id: Scalars['ID']['output'];
  readonly quantity: Scalars['Int']['output'];
};

/** All texts are plain text. */
export type Review = {
  readonly author: ReviewAuthor;
  readonly date: Scalars['Date']['output'];
  /** How many shoppers found it helpful. */
  readonly helpfulRating: Scalars['Int']['output'];
  /** The author has bought the product. */
  readonly isVerified: Scalars['Boolean']['output'];
  readonly message: Scalars['String']['output'];
  /** 1 to 5. */
  readonly rating: Scalars['Int']['output'];
  readonly ratingId: Scalars['ID']['output'];
  readonly shopComment: Maybe<ShopComment>;
  readonly title: Scalars['String']['output'];
};

export type ReviewAuthor = {
  /** What the author does. */
  readonly about: Maybe<Scalars['String']['output']>;
  readonly nickname: Scalars['String']['output'];
};

export type ReviewFilterInput = {
  /** 1 to 5: only reviews with exactly this rating. */
  readonly stars?: InputMaybe<Scalars['Int']['input']>;
};

/** All texts are plain text. */
export type ReviewInput = {
  readonly message: Scalars['String']['input'];
  /** The name that others see. */
  readonly nickname: Scalars['String']['input'];
  /** 1 to 5; null is an error of the field. */
  readonly rating?: InputMaybe<Scalars['Int']['input']>;
  readonly title: Scalars['String']['input'];
};

/** How many reviews there are. */
export type ReviewStatistics = {
  readonly all: Scalars['Int']['output'];
  readonly five: Scalars['Int']['output'];
  readonly four: Scalars['Int']['output'];
  readonly one: Scalars['Int']['output'];
  readonly three: Scalars['Int']['output'];
  readonly two: Scalars['Int']['output'];
};

/** How a person is addressed. Forms send it as a text, so that one that was not chosen is an error at its field. */
export type Salutation =
  | 'diverse'
  | 'mr'
  | 'mrs';

/** An article that was saved for later, as it is today. */
export type SavedLine = {
  readonly articleNumber: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly deliveryText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly itemId: Scalars['ID']['output'];
  /** 0 if it is sold out. */
  readonly maxQuantity: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly pricePerUnit: Money;
  /** Null if it cannot be compared: another currency, or another side of VAT. */
  readonly priceWhenSaved: Maybe<Money>;
  readonly productId: Scalars['ID']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type SavedLineInput = {
  readonly savedId: Scalars['ID']['input'];
};

/** Exactly one field is given. */
export type SavedOperationInput = {
  /** What the cart cannot take stays saved. */
  readonly moveToCart?: InputMaybe<MoveToCartInput>;
  readonly removeSaved?: InputMaybe<SavedLineInput>;
  /** Takes a position out of the cart and saves it. */
  readonly saveForLater?: InputMaybe<RemovePositionInput>;
  readonly saveItem?: InputMaybe<AddPositionInput>;
};

export type SavedReviewAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly ownReview: Maybe<OwnReview>;
  readonly successful: Scalars['Boolean']['output'];
};

export type SearchFilterInput = {
  /** Only what lies in this category. */
  readonly category?: InputMaybe<Scalars['ID']['input']>;
  readonly enumFilters?: InputMaybe<ReadonlyArray<EnumFilterInput>>;
  readonly rangeFilters?: InputMaybe<ReadonlyArray<RangeFilterInput>>;
  readonly searchTerm: Scalars['String']['input'];
};

export type SearchLink = {
  readonly url: Scalars['String']['output'];
};

/** Sorted by `relevance`, `price-asc`, `price-desc`, `rating` or `new`. */
export type SearchResult = {
  /** Categories of what was found; the chosen one and those above it come first. */
  readonly categoryFilter: ReadonlyArray<FoundCategory>;
  /** Each value is counted with all other filters and the category applied. Unknown filters and values are dropped; chosen ones are `selected`. */
  readonly filters: ReadonlyArray<CategoryFilter>;
  readonly link: Maybe<SearchLink>;
  readonly products: CategoryProducts;
  /** Those of the filters that divide what was found best, with their most frequent values. */
  readonly suggestedFilters: ReadonlyArray<SuggestedFilter>;
};

export type SelectedPaymentMethod = {
  readonly buyerReference: Maybe<Scalars['String']['output']>;
  readonly paymentId: Scalars['ID']['output'];
};

export type SelectedVariantInput = {
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type Seo = {
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  readonly canonicalUrl: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly links: Maybe<ReadonlyArray<SeoLink>>;
  readonly robots: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type SeoLink = {
  readonly href: Scalars['String']['output'];
  readonly rel: Scalars['String']['output'];
};

/** What a link leads to, without members, comments and names. */
export type SharedWishlist = {
  /**
   * What the caller had taken over and not bought of entries that are not on the list any more, for as long as a link can be
   * followed. Restored entries bring it back.
   */
  readonly goneClaims: ReadonlyArray<GoneWishlistClaim>;
  readonly invitation: WishlistInvitation;
  readonly wishlist: Wishlist;
};

/** A part of an order that travels together. */
export type Shipment = {
  readonly arrival: Maybe<DateRange>;
  /** Key of a message. */
  readonly cancelReason: Maybe<Scalars['String']['output']>;
  readonly carrier: Scalars['String']['output'];
  readonly deliveredOn: Maybe<Scalars['Date']['output']>;
  readonly dispatchDate: Maybe<Scalars['Date']['output']>;
  /** Of the invoice as a PDF. */
  readonly invoiceLink: Maybe<Scalars['String']['output']>;
  readonly orderItems: ReadonlyArray<OrderItem>;
  readonly status: ShipmentStatus;
  readonly trackingCode: Maybe<Scalars['String']['output']>;
  /** Of the carrier's page about it. */
  readonly trackingLink: Maybe<Scalars['String']['output']>;
};

export type ShipmentProgress = {
  readonly arrival: Maybe<DateRange>;
  /** Key of a message. */
  readonly cancelReason: Maybe<Scalars['String']['output']>;
  readonly carrier: Scalars['String']['output'];
  readonly deliveredOn: Maybe<Scalars['Date']['output']>;
  readonly dispatchDate: Maybe<Scalars['Date']['output']>;
  readonly orderItems: ReadonlyArray<OrderedArticle>;
  readonly status: ShipmentStatus;
  readonly trackingCode: Maybe<Scalars['String']['output']>;
  readonly trackingLink: Maybe<Scalars['String']['output']>;
};

export type ShipmentStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'IN_DISPATCH'
  | 'RECEIVED'
  | 'SHIPPED';

export type Shipper = {
  readonly arrival: Maybe<DateRange>;
  readonly code: Scalars['ID']['output'];
  /** With the surcharge. */
  readonly costs: Money;
  readonly enabled: Scalars['Boolean']['output'];
  /** Why it is disabled: `PACKSTATION-DHL-ONLY`, `DHL-GERMANY-ONLY`. */
  readonly info: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** Ids of the items that this carrier brings. */
  readonly productLineItemList: ReadonlyArray<Scalars['ID']['output']>;
  readonly selected: Scalars['Boolean']['output'];
  /** What it costs more while a surcharge is tested. */
  readonly surcharge: Maybe<Money>;
};

/** The shop's reply to a review. */
export type ShopComment = {
  readonly author: Scalars['String']['output'];
  readonly date: Scalars['Date']['output'];
  readonly message: Scalars['String']['output'];
};

export type ShopInit = {
  /** The list that bookmarks go to. */
  readonly activeWishlistId: Scalars['ID']['output'];
  readonly cartId: Scalars['ID']['output'];
  readonly userId: Scalars['ID']['output'];
};

export type SkippedWishlistEntry = {
  readonly entryId: Scalars['ID']['output'];
  readonly gap: WishlistEntryGap;
  /** Null if the list does not know the entry any more. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Where a variant or a substitute is chosen; null where there is neither. */
  readonly path: Maybe<Scalars['String']['output']>;
};

export type SpeditionsField = {
  readonly fieldName: Scalars['String']['output'];
  readonly fieldValue: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
};

export type SpeditionsFieldInput = {
  readonly fieldName: Scalars['String']['input'];
  readonly fieldValue: Scalars['String']['input'];
};

export type StockAlert = {
  readonly endsAt: Scalars['DateTime']['output'];
  readonly itemId: Scalars['ID']['output'];
  /** Of the article. */
  readonly name: Scalars['String']['output'];
  /** Of the product's page, with the article chosen. */
  readonly path: Scalars['String']['output'];
};

export type StockAlertAnswer = {
  readonly alert: Maybe<StockAlert>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
};

export type SubmittedReturn = {
  /** Of the attempt that announced it. */
  readonly idempotencyKey: Maybe<Scalars['String']['output']>;
  readonly shipments: ReadonlyArray<ReturnShipment>;
  readonly submittedAt: Scalars['DateTime']['output'];
};

export type SuggestAnswer = {
  readonly suggestQueries: ReadonlyArray<SuggestQuery>;
};

export type SuggestQuery = {
  readonly suggest: Scalars['String']['output'];
};

export type SuggestedFilter = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<FilterValue>;
};

export type TaxShare = {
  readonly amount: Money;
  /** Percent of the net amount. */
  readonly rate: Scalars['Float']['output'];
};

export type Teaser = {
  readonly attributes: ReadonlyArray<TeaserAttribute>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly template: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

/** Further types may come. */
export type TeaserAttribute = ImageAttribute | LinkAttribute | TextAttribute;

export type TeaserWishlist = {
  readonly description: Scalars['String']['output'];
  readonly entries: ReadonlyArray<WishlistEntry>;
  readonly name: Scalars['String']['output'];
  /** What goes with it. */
  readonly productsRecommendations: ReadonlyArray<ProductReference>;
  readonly teaserWishlistExternalId: Scalars['ID']['output'];
};

export type TeaserWishlistEntryAnswer = {
  readonly entry: Maybe<WishlistEntry>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly successful: Scalars['Boolean']['output'];
};

export type TeaserWishlistEntryInput = {
  readonly itemId: Scalars['ID']['input'];
  readonly productId: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
};

export type TeaserWishlistInCartAnswer = {
  /** Pieces added by an item id with the mark of a lightning deal, if not all of them got its price. */
  readonly dealSplit: ReadonlyArray<DealSplit>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly maxInCart: ReadonlyArray<MaxInCart>;
  readonly quantityChanged: ReadonlyArray<QuantityChange>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
  readonly successfullyAdded: ReadonlyArray<AddedItem>;
  readonly variantsToChoose: ReadonlyArray<VariantToChoose>;
};

export type TeaserWishlistLine = {
  readonly itemId: Scalars['ID']['output'];
  readonly totals: WishlistTotals;
};

export type TeaserWishlistTotals = {
  readonly lines: ReadonlyArray<TeaserWishlistLine>;
  readonly totals: WishlistTotals;
};

export type TextAttribute = {
  readonly name: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type ThankYouPageAnswer = {
  readonly order: Maybe<Order>;
  readonly refusal: Maybe<Refusal>;
};

export type TilePrice = {
  readonly basePrice: Maybe<Money>;
  readonly basePriceUnit: Maybe<Scalars['String']['output']>;
  /** The current price without VAT for consumers, with it on the business shop. */
  readonly counterpartPrice: Money;
  /** With VAT for consumers, without on the business shop. */
  readonly currentPrice: Money;
  /** Lowest price of the last 30 days before a reduction (§ 11 PAngV). */
  readonly oldPrice: Maybe<Money>;
  /** Variants differ in price: the current price is the lowest. */
  readonly startFromFlag: Scalars['Boolean']['output'];
  /** The maker's recommended price. */
  readonly uvp: Maybe<Money>;
  readonly vatIncluded: Scalars['Boolean']['output'];
  /** Percent of the net price. */
  readonly vatRate: Scalars['Float']['output'];
};

export type TokenProblem =
  | 'EXPIRED'
  /** The storefront has issued no such link. */
  | 'UNKNOWN'
  | 'USED';

export type TokenValidity = {
  /** Why it is not. */
  readonly reason: Maybe<TokenProblem>;
  readonly valid: Scalars['Boolean']['output'];
};

export type TrackedPiecesInput = {
  readonly itemId: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
};

/** What happened, in the words of the data layer; each kind of event gives the fields that it has. */
export type TrackingEventInput = {
  readonly cartId?: InputMaybe<Scalars['ID']['input']>;
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  /** What went into the cart. */
  readonly items?: InputMaybe<ReadonlyArray<TrackedPiecesInput>>;
  readonly message?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** Major units. */
  readonly value?: InputMaybe<Scalars['Float']['input']>;
};

export type TrackingItem = {
  /** Names of its categories, the highest first. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  readonly itemId: Scalars['ID']['output'];
  readonly manufacturerName: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly price: Money;
  readonly productId: Scalars['ID']['output'];
};

export type UnchangedInWishlist = {
  readonly entryId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A quantity of 0 removes the position. */
export type UpdatePositionInput = {
  readonly positionId: Scalars['ID']['input'];
  readonly updateQuantity: Scalars['Int']['input'];
};

export type VariantAttribute = {
  readonly displayName: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly options: ReadonlyArray<VariantOption>;
  readonly position: Scalars['Int']['output'];
  readonly type: VariantAttributeType;
};

export type VariantAttributeType =
  | 'dropdown'
  | 'tile';

/** `Farbe`: `Blau` */
export type VariantInfo = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type VariantInformation = {
  /** The item that stands for the chosen variants; null until all are chosen. */
  readonly item: Maybe<Item>;
  readonly variantAttributes: ReadonlyArray<VariantAttribute>;
};

export type VariantOption = {
  /** A colour for a swatch. */
  readonly css: Maybe<Scalars['String']['output']>;
  readonly disabled: Scalars['Boolean']['output'];
  readonly hasDiscount: Scalars['Boolean']['output'];
  readonly image: Maybe<Image>;
  readonly label: Scalars['String']['output'];
  readonly selected: Scalars['Boolean']['output'];
  readonly value: Scalars['String']['output'];
  readonly valuePosition: Scalars['Int']['output'];
};

/** An article that needs a variant before it can be added. */
export type VariantToChoose = {
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly productId: Scalars['ID']['output'];
};

export type VoucherCodeStatus = {
  readonly code: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly saving: Money;
  readonly status: VoucherStatus;
};

export type VoucherInput = {
  readonly code: Scalars['String']['input'];
};

/** Exactly one field is given. */
export type VoucherOperationInput = {
  readonly addVoucher?: InputMaybe<VoucherInput>;
  readonly removeVoucher?: InputMaybe<VoucherInput>;
};

export type VoucherStatus =
  | 'APPLIED'
  /** It saves nothing on this cart. */
  | 'NOT_APPLICABLE';

export type Wishlist = {
  /** The list that takes bookmarks. */
  readonly active: Scalars['Boolean']['output'];
  readonly commentCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly description: Scalars['String']['output'];
  readonly entries: ReadonlyArray<WishlistEntry>;
  readonly entryCount: Scalars['Int']['output'];
  readonly externalId: Scalars['ID']['output'];
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isCommentator: Scalars['Boolean']['output'];
  /** None of these four is true for a viewer. */
  readonly isCreator: Scalars['Boolean']['output'];
  /** The Merkzettel: it is neither renamed, shared nor deleted. */
  readonly isDefault: Scalars['Boolean']['output'];
  readonly isEditor: Scalars['Boolean']['output'];
  /** Each member chooses their own. */
  readonly isStandardList: Scalars['Boolean']['output'];
  readonly kind: WishlistKind;
  /** Those in force, for whoever may invite. */
  readonly links: ReadonlyArray<WishlistLink>;
  readonly name: Scalars['String']['output'];
  /** Removed within a day, so that they can be brought back. */
  readonly removedEntries: ReadonlyArray<RemovedWishlistEntry>;
  /** Its members, the creator first; viewers see none. */
  readonly users: ReadonlyArray<WishlistUser>;
};

/** What became of items that were added. */
export type WishlistAdditions = {
  readonly added: ReadonlyArray<AddedToWishlist>;
  /** Item ids: the list was full. */
  readonly leftOut: ReadonlyArray<Scalars['ID']['output']>;
  /** Were there with fewer pieces. */
  readonly raised: ReadonlyArray<AddedToWishlist>;
  /** Were there with as many pieces or more. */
  readonly unchanged: ReadonlyArray<UnchangedInWishlist>;
  /** Item ids that the shop does not have. */
  readonly unknown: ReadonlyArray<Scalars['ID']['output']>;
};

export type WishlistAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
  readonly wishlist: Maybe<WishlistOverview>;
};

/** Who changed something, and when. */
export type WishlistChangeNote = {
  readonly at: Scalars['DateTime']['output'];
  /** First name and initial; null for the caller's own changes, for people without an account, and for viewers. */
  readonly by: Maybe<Scalars['String']['output']>;
};

export type WishlistClaim = {
  readonly bought: Scalars['Int']['output'];
  /** Gives the claim up, from any browser. */
  readonly code: Scalars['ID']['output'];
  /** Pieces that it still holds; 0 once all were released. */
  readonly quantity: Scalars['Int']['output'];
  /** Pieces that it held until whoever runs the list released them. */
  readonly released: Scalars['Int']['output'];
};

export type WishlistClaimAnswer = {
  readonly claim: Maybe<WishlistClaim>;
  readonly entry: Maybe<WishlistEntry>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  /** Pieces that nobody has taken over; only with `TOO_MANY_PIECES`. */
  readonly openPieces: Maybe<Scalars['Int']['output']>;
  /** Pieces that the caller can still take over; only with `MORE_THAN_NEEDED`. */
  readonly possiblePieces: Maybe<Scalars['Int']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
};

/** Plain text; only members see it. */
export type WishlistComment = {
  readonly allowedToDeleteByUser: Scalars['Boolean']['output'];
  readonly comment: Scalars['String']['output'];
  readonly displayedDate: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** First name and initial; empty for members without an account. */
  readonly name: Scalars['String']['output'];
  /** The entry that it is about; null: the whole list. */
  readonly positionId: Maybe<Scalars['ID']['output']>;
};

export type WishlistCommentAnswer = {
  readonly comment: Maybe<WishlistComment>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
};

export type WishlistEntry = {
  readonly changed: WishlistChangeNote;
  /** Of a class list. */
  readonly claims: Maybe<WishlistEntryClaims>;
  readonly commentCount: Scalars['Int']['output'];
  /** The newest three. */
  readonly comments: ReadonlyArray<WishlistComment>;
  readonly externalId: Scalars['ID']['output'];
  /** Whether the item can be bought. */
  readonly isSaleable: Scalars['Boolean']['output'];
  /** Null where a variant is still to be chosen, or the shop no longer has the item. */
  readonly item: Maybe<WishlistItem>;
  /** As it was when the entry was added. */
  readonly orderNumber: Scalars['String']['output'];
  readonly product: WishlistProduct;
  /** On a class list, how many pieces are needed. */
  readonly quantity: Scalars['Int']['output'];
  /** Offered in place of an item that cannot be bought. */
  readonly replacementProduct: Maybe<ReplacementProduct>;
  /** All pieces today; null without a price. */
  readonly totals: Maybe<WishlistTotals>;
  /** Counts the changes of quantity and item. */
  readonly version: Scalars['Int']['output'];
};

export type WishlistEntryClaims = {
  /** Of them, those that were bought here. */
  readonly bought: Scalars['Int']['output'];
  /** What the caller has taken over. */
  readonly own: ReadonlyArray<WishlistClaim>;
  /** Pieces; more than needed where somebody insisted. */
  readonly taken: Scalars['Int']['output'];
};

/** What an entry lacks before it can be bought. */
export type WishlistEntryGap =
  | 'CHOOSE_VARIANT'
  /** Of a class list: all pieces are taken, or the shopper has claimed none that is left to buy. */
  | 'NOTHING_OPEN'
  /** It was named, and is not on the list any more. */
  | 'NO_LONGER_LISTED'
  | 'NO_LONGER_SOLD'
  | 'NO_QUANTITY'
  | 'SOLD_OUT';

export type WishlistEntryInput = {
  /** Of a product with several items that of the product itself: the variant is chosen later. */
  readonly itemId: Scalars['ID']['input'];
  readonly productId: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
};

/** All lists, as bookmarks need them. */
export type WishlistEssentials = {
  readonly furtherLists: ReadonlyArray<BookmarkList>;
  readonly merkzettel: BookmarkList;
};

/** Ids, or an order number in their place. */
export type WishlistImportInput = {
  readonly itemId?: InputMaybe<Scalars['ID']['input']>;
  readonly orderNumber?: InputMaybe<Scalars['String']['input']>;
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  readonly quantity: Scalars['Int']['input'];
};

export type WishlistInCartAnswer = {
  readonly attainableInfos: Maybe<AttainableInfos>;
  readonly cart: Maybe<Cart>;
  /** What was claimed for the visitor with it. */
  readonly claims: ReadonlyArray<WishlistClaim>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly refusal: Maybe<Refusal>;
  /** Entries that did not go into the cart. */
  readonly skippedEntries: ReadonlyArray<SkippedWishlistEntry>;
  readonly successful: Scalars['Boolean']['output'];
};

export type WishlistInvitation = {
  readonly entryCount: Scalars['Int']['output'];
  readonly externalId: Scalars['ID']['output'];
  readonly kind: WishlistKind;
  readonly level: WishlistLinkLevel;
  readonly listName: Scalars['String']['output'];
  /** What the caller is to the list already; null: no member. */
  readonly ownRights: Maybe<WishlistRights>;
};

export type WishlistItem = {
  readonly badges: Badges;
  readonly deliveryInfo: DeliveryInfo;
  readonly extraBadges: ReadonlyArray<ExtraBadge>;
  readonly id: Scalars['ID']['output'];
  readonly images: ReadonlyArray<Image>;
  readonly lightningDealInfo: Maybe<LightningDealInfo>;
  readonly matrixCodeMessages: ReadonlyArray<MatrixCodeMessage>;
  /** The most pieces that a cart may contain now; 0 if it is sold out. */
  readonly maxQuantity: Scalars['Int']['output'];
  readonly minimumOrderQuantity: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly primeFaehig: Scalars['Boolean']['output'];
  readonly unitPrices: Prices;
  readonly variantInfoList: ReadonlyArray<VariantInfo>;
};

export type WishlistKind =
  /** Its entries say how many pieces are needed, and how many are taken. */
  | 'CLASS_LIST'
  | 'LIST';

export type WishlistLink = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly level: WishlistLinkLevel;
};

export type WishlistLinkAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly link: Maybe<WishlistLink>;
  readonly refusal: Maybe<Refusal>;
  readonly successful: Scalars['Boolean']['output'];
  /** Told once: the shop keeps only a hash of it. */
  readonly token: Maybe<Scalars['String']['output']>;
};

/** What a link makes of whoever follows it. */
export type WishlistLinkLevel =
  | 'ADMIN'
  | 'COMMENTATOR'
  | 'EDITOR'
  /** Sees the list, and is no member. */
  | 'VIEWER';

/** What a member can be made. */
export type WishlistMemberLevel =
  | 'ADMIN'
  | 'COMMENTATOR'
  | 'EDITOR';

/** A list without its entries. */
export type WishlistOverview = {
  /** The list that takes bookmarks. */
  readonly active: Scalars['Boolean']['output'];
  readonly commentCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly description: Scalars['String']['output'];
  readonly entryCount: Scalars['Int']['output'];
  readonly externalId: Scalars['ID']['output'];
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isCommentator: Scalars['Boolean']['output'];
  /** None of these four is true for a viewer. */
  readonly isCreator: Scalars['Boolean']['output'];
  /** The Merkzettel: it is neither renamed, shared nor deleted. */
  readonly isDefault: Scalars['Boolean']['output'];
  readonly isEditor: Scalars['Boolean']['output'];
  /** Each member chooses their own. */
  readonly isStandardList: Scalars['Boolean']['output'];
  readonly kind: WishlistKind;
  readonly name: Scalars['String']['output'];
  /** Its members, the creator first; viewers see none. */
  readonly users: ReadonlyArray<WishlistUser>;
};

/** Of a product that the shop no longer has, what the list remembers. */
export type WishlistProduct = {
  readonly brand: Scalars['String']['output'];
  readonly crumbs: ReadonlyArray<Breadcrumb>;
  readonly energyEfficiency: Maybe<EnergyEfficiency>;
  readonly hasMultipleItems: Scalars['Boolean']['output'];
  readonly hasSamePricesForAllItems: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** The deal of its best item, while it runs. */
  readonly lightningDealInfo: Maybe<LightningDealInfo>;
  readonly minimumOrderQuantity: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** Null where the shop no longer has it. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** Of the item with the deal; null without one. */
  readonly priceWithoutDeal: Maybe<PriceWithoutDeal>;
};

export type WishlistProductInput = {
  readonly itemId: Scalars['ID']['input'];
  readonly productId: Scalars['ID']['input'];
};

export type WishlistQuantityInput = {
  readonly entryId: Scalars['ID']['input'];
  readonly itemId?: InputMaybe<Scalars['ID']['input']>;
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  readonly quantity: Scalars['Int']['input'];
  /** Of the entry that the shopper saw. */
  readonly version: Scalars['Int']['input'];
};

export type WishlistReplacementInput = {
  readonly itemId: Scalars['ID']['input'];
  /** Of the entry that the shopper saw. */
  readonly version: Scalars['Int']['input'];
};

export type WishlistRights = {
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isCommentator: Scalars['Boolean']['output'];
  readonly isCreator: Scalars['Boolean']['output'];
  readonly isEditor: Scalars['Boolean']['output'];
};

export type WishlistTotals = {
  readonly currentPrice: Money;
};

/** A list after a change; nothing of it where the change was refused. */
export type WishlistUpdate = {
  /** Null where the change was refused. */
  readonly additions: Maybe<WishlistAdditions>;
  /** What was changed, as it is now. */
  readonly entries: ReadonlyArray<WishlistEntry>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  /** What was put together with another entry, or can no longer be brought back. */
  readonly gone: ReadonlyArray<Scalars['ID']['output']>;
  /** The changed list, if it is the Merkzettel. */
  readonly merkzettel: Maybe<WishlistOverview>;
  readonly refusal: Maybe<Refusal>;
  /** What this change removed, or had no room to bring back. */
  readonly removedEntries: ReadonlyArray<RemovedWishlistEntry>;
  readonly successful: Scalars['Boolean']['output'];
  /** The changed list, if it is another one. */
  readonly wishlist: Maybe<WishlistOverview>;
};

export type WishlistUser = {
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isCommentator: Scalars['Boolean']['output'];
  readonly isCreator: Scalars['Boolean']['output'];
  readonly isEditor: Scalars['Boolean']['output'];
  readonly isSelf: Scalars['Boolean']['output'];
  readonly memberId: Scalars['ID']['output'];
  /** First name and initial; empty for members without an account. */
  readonly name: Scalars['String']['output'];
};

export type WithdrawalAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  readonly receipt: Maybe<WithdrawalReceipt>;
  readonly successful: Scalars['Boolean']['output'];
};

export type WithdrawalDeclaration = {
  readonly email: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly withdrawalReason: Maybe<Scalars['String']['output']>;
  readonly withdrawnGoods: Maybe<Scalars['String']['output']>;
};

export type WithdrawalDeclarationInput = {
  /** Where the receipt goes. */
  readonly email: Scalars['String']['input'];
  readonly fullName: Scalars['String']['input'];
  /** The order's number, or words that identify it. */
  readonly orderNumber: Scalars['String']['input'];
  readonly withdrawalReason?: InputMaybe<Scalars['String']['input']>;
  /** If it is not the whole contract. */
  readonly withdrawnGoods?: InputMaybe<Scalars['String']['input']>;
};

/** That a declaration arrived, and when; not that it is valid. */
export type WithdrawalReceipt = {
  /** As recorded. */
  readonly declaration: WithdrawalDeclaration;
  readonly receiptId: Scalars['ID']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
};

export type WithdrawnClaimAnswer = {
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Key of a message. */
  readonly generalErrorMessage: Maybe<Scalars['String']['output']>;
  /** Pieces that are open again. */
  readonly quantity: Maybe<Scalars['Int']['output']>;
  readonly refusal: Maybe<Refusal>;
  /** Pieces of the claim that whoever runs the list had released before. */
  readonly released: Maybe<Scalars['Int']['output']>;
  readonly successful: Scalars['Boolean']['output'];
};

/** A video on YouTube, by its id there. */
export type YoutubeVideo = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};
