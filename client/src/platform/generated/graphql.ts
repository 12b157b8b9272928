/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AvailabilityOrUnknown } from '@shop/domain/catalogue/product';
import type { CartOperationKind } from '@shop/domain/carts/cart-operation';
import type { CartState } from '@shop/domain/carts/cart-rules';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import type { EntryGap } from '@shop/domain/wishlists/wishlist-entry';
import type { ImportOutcome } from '@shop/domain/wishlists/import-into-list';
import type { LinkLevel, WishlistAction, WishlistLevel } from '@shop/domain/wishlists/wishlist-rights';
import type { LoginState } from '@shop/domain/visit/shopper';
import type { OrderStatusOrUnknown, ShipmentStatusOrUnknown } from '@shop/domain/orders/order-status';
import type { ReorderOutcome } from '@shop/domain/orders/reorder';
import type { WishlistChangeKind } from '@shop/domain/wishlists/wishlist-change';
import type { WishlistKind } from '@shop/domain/wishlists/wishlist';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountDataInput = {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation: string;
};

export type AccountInput = {
  readonly email: string;
  readonly password?: string | null | undefined;
  readonly passwordRepeat?: string | null | undefined;
};

export type AddressFormType =
  | 'companyOrSchool'
  | 'private';

export type AddressInput = {
  readonly addition?: string | null | undefined;
  readonly addressId?: string | null | undefined;
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly country: string;
  readonly email?: string | null | undefined;
  readonly firstname: string;
  readonly formType: AddressFormType;
  readonly hasNoHouseNumber?: boolean | null | undefined;
  readonly isAlsoCustomerAddress?: boolean | null | undefined;
  readonly lastname: string;
  readonly phone?: string | null | undefined;
  readonly postcode: string;
  readonly salutation: Salutation;
  readonly streetAndNumber: string;
};

export type AddressKind =
  | 'billing'
  | 'shipping';

export type AlternativeEmailInput = {
  readonly hasChanged: boolean;
  readonly value: string;
};

export type BusinessDetailsInput = {
  readonly jobTitleCode: string;
  readonly numberOfEmployees?: number | null | undefined;
  readonly primaryIndustryGroupCode: string;
  readonly vatRegistrationNo?: string | null | undefined;
};

export type CancellationInput = {
  /** Of an extraordinary cancellation. */
  readonly cancellationReason?: string | null | undefined;
  /** E-mail address of the account, customer number, or other words. */
  readonly contract: string;
  readonly email: string;
  /** The wished last day, YYYY-MM-DD. */
  readonly endsOn?: string | null | undefined;
  readonly fullName: string;
  readonly kind: CancellationKind;
};

export type CancellationKind =
  | 'extraordinary'
  | 'ordinary';

/** One change of the cart. Each kind has its own fields. */
export type CartOperationInput = {
  readonly code?: string | null | undefined;
  readonly do: CartOperationKind;
  readonly itemId?: string | null | undefined;
  readonly mergedCartId?: string | null | undefined;
  readonly positionId?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly savedId?: string | null | undefined;
};

export type ChangeEmailInput = {
  readonly email: string;
  readonly password: string;
};

export type CheckoutLoginOption =
  | 'guest'
  | 'register';

export type CheckoutStep =
  | 'basket'
  | 'login'
  | 'payment'
  | 'shipping'
  | 'summary';

export type ClaimCodeInput = {
  readonly code?: string;
};

export type ClaimInput = {
  readonly entryId: string;
  /** The visitor was told that fewer are open, and insists. */
  readonly evenIfTaken: boolean;
  readonly quantity: number;
  /** Of the link, for those who are no members. */
  readonly token?: string | null | undefined;
  readonly wishlistId: string;
};

export type CompetitionEntryInput = {
  readonly acceptsTerms: boolean;
  /** Id of one of the answers. */
  readonly answer: string;
  readonly competitionId: string;
  readonly email: string;
  readonly fullName: string;
  /** A field that people do not see. */
  readonly honeypot: string;
  /** Orders the newsletter as well. */
  readonly newsletter: boolean;
  /** Empty if nobody’s. */
  readonly school: string;
};

export type CompetitionState =
  | 'ended'
  | 'running'
  | 'upcoming';

export type ContactRequestInput = {
  readonly contactMessage: string;
  readonly email: string;
  readonly fullName: string;
  /** A field that people do not see. */
  readonly honeypot: string;
  /** Uploaded before. */
  readonly images: ReadonlyArray<string>;
  /** Of an own order, or as typed. */
  readonly orderNumber: string;
  readonly phone: string;
  /** Null is refused at its field. */
  readonly topic?: ContactTopic | null | undefined;
  readonly wantsCopy: boolean;
};

export type ContactTopic =
  | 'account'
  | 'business'
  | 'delivery'
  | 'order'
  | 'other'
  | 'payment'
  | 'product'
  | 'return';

export type Currency =
  | 'CHF'
  | 'EUR';

export type DeleteAccountInput = {
  /** Ticked: they have read what is deleted and what stays. */
  readonly isSure: boolean;
  readonly password: string;
};

export type DeliveryType =
  | 'packstation'
  | 'sameAsBilling'
  | 'shippingAddress';

export type EnumFilterInput = {
  readonly id: string;
  readonly values: ReadonlyArray<string>;
};

export type InvitationInput = {
  readonly email?: string;
  readonly level: LinkLevel;
  readonly wishlistId: string;
};

export type LineToRefillInput = {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
};

export type ListedItemInput = {
  readonly itemId: string;
  readonly productId: string;
  readonly quantity: number;
};

export type ListingFiltersInput = {
  readonly enumFilters: ReadonlyArray<EnumFilterInput>;
  readonly rangeFilters: ReadonlyArray<RangeFilterInput>;
};

export type MoneyInput = {
  readonly amount: number;
  readonly currency: Currency;
};

/** The article of an entry. */
export type NamedItemInput = {
  readonly itemId: string;
  readonly productId: string;
};

export type NewPasswordInput = {
  readonly password: string;
  readonly passwordRepeat: string;
  readonly token: string;
};

export type NewWishlistInput = {
  readonly kind?: WishlistKind;
  readonly listDescription?: string;
  readonly listName?: string;
};

/** A row of an order form as it was filled in. */
export type OrderFormRowInput = {
  readonly orderNumber: string;
  readonly quantity: string;
};

export type OrderLookUpInput = {
  /** As typed. */
  readonly orderId: string;
  /** Of the invoice or of the delivery, as typed. */
  readonly zipCode: string;
};

export type PackstationInput = {
  readonly addressId?: string | null | undefined;
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly packstation: string;
  readonly postcode: string;
  readonly postnumber: string;
  readonly salutation: Salutation;
};

export type PasswordLinkInput = {
  /** On the business shop, instead of the e-mail address. */
  readonly customerNumber?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** A field that people do not see. */
  readonly honeypot: string;
};

export type PasswordLinkState =
  | 'expired'
  | 'unknown'
  | 'unusable'
  | 'used'
  | 'valid';

export type PaymentStepInput = {
  readonly buyerReference?: string | null | undefined;
  readonly paymentId?: string | null | undefined;
};

export type PlaceOrderInput = {
  readonly cartId: string;
  /** Absent or empty: none; a comment of an earlier attempt is removed. */
  readonly comment?: string | null | undefined;
  /** Absent: no consent; that of an earlier attempt is withdrawn. */
  readonly newsletter?: boolean | null | undefined;
  /** `seen` of the checkout that was shown above the button, unchanged. */
  readonly seen: string;
};

/** Both bounds are inclusive. Prices in minor units, ratings in stars. */
export type RangeFilterInput = {
  readonly from?: number | null | undefined;
  readonly id: string;
  readonly kind: RangeKind;
  readonly to?: number | null | undefined;
};

export type RangeKind =
  | 'PRICE'
  | 'rating';

export type RefillCartInput = {
  readonly lines: ReadonlyArray<LineToRefillInput>;
  readonly vouchers: ReadonlyArray<VoucherToRefillInput>;
};

export type RegisterBuyerInput = {
  readonly password: string;
  readonly passwordRepeat: string;
};

export type ReturnContactInput = {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string | null | undefined;
  readonly salutation?: string;
};

export type ReviewInput = {
  readonly message: string;
  /** The name that others see. */
  readonly nickname: string;
  /** 1 to 5. */
  readonly rating?: number | null | undefined;
  readonly title: string;
};

export type Salutation =
  | 'diverse'
  | 'mr'
  | 'mrs';

export type SelectedReturnItemInput = {
  /** The answer to the question that belongs to the reason. */
  readonly additionalInfo?: string | null | undefined;
  readonly comment?: string | null | undefined;
  readonly components: ReadonlyArray<string>;
  readonly id: string;
  /** Those of its pictures that the shopper still wants. */
  readonly images: ReadonlyArray<string>;
  readonly quantity: number;
  readonly reason: string;
};

export type SelectedVariantInput = {
  readonly name: string;
  readonly value: string;
};

export type ShippingStepInput = {
  readonly account?: AccountInput | null | undefined;
  readonly billingAddress?: AddressInput | null | undefined;
  /** An address of the book as it stands; otherwise a form, with an id to edit it. */
  readonly billingAddressId?: string | null | undefined;
  readonly billingAlternativeEmail?: AlternativeEmailInput | null | undefined;
  readonly costCentre?: string | null | undefined;
  readonly deliveryType: DeliveryType;
  readonly orderReference?: string | null | undefined;
  readonly packstation?: PackstationInput | null | undefined;
  readonly packstationId?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly shipperCode?: string | null | undefined;
  readonly shippingAddress?: AddressInput | null | undefined;
  readonly shippingAddressId?: string | null | undefined;
  readonly shippingAlternativeEmail?: AlternativeEmailInput | null | undefined;
  readonly speditionFields?: ReadonlyArray<SpeditionFieldInput> | null | undefined;
};

export type SpeditionFieldInput = {
  readonly fieldName: string;
  readonly fieldValue: string;
};

export type SubscribeToPrimeInput = {
  readonly abo: string;
  readonly paymentId: string;
  /** Of the first term, as it was shown. */
  readonly price: MoneyInput;
};

export type VariantType =
  | 'dropdown'
  | 'tile';

export type VoucherToRefillInput = {
  readonly code: string;
};

/** One change of a list’s entries. Each kind has its own fields. */
export type WishlistChangeInput = {
  /** The entry that comes after it; null: it is the last. */
  readonly before?: string | null | undefined;
  readonly do: WishlistChangeKind;
  readonly entryId?: string | null | undefined;
  readonly entryIds?: ReadonlyArray<string> | null | undefined;
  /** Absent where a variant is still to be chosen. */
  readonly item?: NamedItemInput | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly items?: ReadonlyArray<ListedItemInput> | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly to?: string | null | undefined;
  /** Of the entry that the visitor saw. */
  readonly version?: number | null | undefined;
};

export type WithdrawalInput = {
  readonly email: string;
  readonly fullName: string;
  /** The order’s number, or words that identify it. */
  readonly orderNumber: string;
  readonly withdrawalReason?: string | null | undefined;
  readonly withdrawnGoods?: string | null | undefined;
};

export type AddressBookPartFragment = { readonly defaultBillingAddressId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly offersPackstations: boolean, readonly billing: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shipping: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly packstations: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly customerAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly business: { readonly customerNumber: string, readonly termsOfPayment: number, readonly paymentMethod: string, readonly vatRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null };

type SaveAddressPart_AddressSaved_Fragment = { readonly __typename: 'AddressSaved', readonly addressId: string, readonly book: { readonly defaultBillingAddressId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly offersPackstations: boolean, readonly billing: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shipping: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly packstations: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly customerAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly business: { readonly customerNumber: string, readonly termsOfPayment: number, readonly paymentMethod: string, readonly vatRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } };

type SaveAddressPart_FormRefused_Fragment = { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string, readonly form: string | null }> };

type SaveAddressPart_SessionExpired_Fragment = { readonly __typename: 'SessionExpired', readonly messageKey: string };

export type SaveAddressPartFragment =
  | SaveAddressPart_AddressSaved_Fragment
  | SaveAddressPart_FormRefused_Fragment
  | SaveAddressPart_SessionExpired_Fragment
;

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { readonly addressBook: { readonly defaultBillingAddressId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly offersPackstations: boolean, readonly billing: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shipping: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly packstations: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly customerAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly business: { readonly customerNumber: string, readonly termsOfPayment: number, readonly paymentMethod: string, readonly vatRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } };

export type SaveAddressMutationVariables = Exact<{
  kind: AddressKind;
  address: AddressInput;
}>;


export type SaveAddressMutation = { readonly saveAddress:
    | { readonly __typename: 'AddressSaved', readonly addressId: string, readonly book: { readonly defaultBillingAddressId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly offersPackstations: boolean, readonly billing: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shipping: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly packstations: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly customerAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly business: { readonly customerNumber: string, readonly termsOfPayment: number, readonly paymentMethod: string, readonly vatRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string, readonly form: string | null }> }
    | { readonly __typename: 'SessionExpired', readonly messageKey: string }
   };

export type SavePackstationMutationVariables = Exact<{
  packstation: PackstationInput;
}>;


export type SavePackstationMutation = { readonly savePackstation:
    | { readonly __typename: 'AddressSaved', readonly addressId: string, readonly book: { readonly defaultBillingAddressId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly offersPackstations: boolean, readonly billing: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shipping: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly packstations: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly customerAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly business: { readonly customerNumber: string, readonly termsOfPayment: number, readonly paymentMethod: string, readonly vatRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string, readonly form: string | null }> }
    | { readonly __typename: 'SessionExpired', readonly messageKey: string }
   };

export type RemoveAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RemoveAddressMutation = { readonly removeAddress:
    | { readonly __typename: 'AddressNotRemoved', readonly messageKey: string }
    | { readonly __typename: 'AddressRemoved', readonly wasInCart: boolean, readonly book: { readonly defaultBillingAddressId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly offersPackstations: boolean, readonly billing: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shipping: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly packstations: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly customerAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly business: { readonly customerNumber: string, readonly termsOfPayment: number, readonly paymentMethod: string, readonly vatRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: number | null } | null } }
    | { readonly __typename: 'SessionExpired', readonly messageKey: string }
   };

export type BusinessListsQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessListsQuery = { readonly businessLists: { readonly jobTitles: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly industries: ReadonlyArray<{ readonly code: string, readonly name: string }> } };

export type BusinessDetailsPartFragment = { readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly vatRegistrationNo: string | null, readonly numberOfEmployees: number | null };

export type BusinessDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessDetailsQuery = { readonly businessDetails: { readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly vatRegistrationNo: string | null, readonly numberOfEmployees: number | null } | null };

export type ChangeBusinessDetailsMutationVariables = Exact<{
  input: BusinessDetailsInput;
}>;


export type ChangeBusinessDetailsMutation = { readonly changeBusinessDetails:
    | { readonly __typename: 'BusinessDetailsChanged', readonly business: { readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly vatRegistrationNo: string | null, readonly numberOfEmployees: number | null } | null }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type CancellationPartFragment = { readonly key: string, readonly receipt: { readonly receiptId: string, readonly receivedAt: string, readonly kind: CancellationKind | null, readonly cancellationReason: string | null, readonly fullName: string, readonly email: string, readonly contract: string, readonly endsOn: string | null } | null };

export type CancellationQueryVariables = Exact<{ [key: string]: never; }>;


export type CancellationQuery = { readonly cancellation: { readonly key: string, readonly receipt: { readonly receiptId: string, readonly receivedAt: string, readonly kind: CancellationKind | null, readonly cancellationReason: string | null, readonly fullName: string, readonly email: string, readonly contract: string, readonly endsOn: string | null } | null } | null };

export type DeclareCancellationMutationVariables = Exact<{
  key: string;
  input: CancellationInput;
}>;


export type DeclareCancellationMutation = { readonly declareCancellation:
    | { readonly __typename: 'Cancellation', readonly key: string, readonly receipt: { readonly receiptId: string, readonly receivedAt: string, readonly kind: CancellationKind | null, readonly cancellationReason: string | null, readonly fullName: string, readonly email: string, readonly contract: string, readonly endsOn: string | null } | null }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type CartPositionPartFragment = { readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null };

export type CartPartFragment = { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null };

export type CartReportPartFragment = { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly lightning: number, readonly normal: number }> };

type UpdateCartPart_CartRefused_Fragment = { readonly __typename: 'CartRefused', readonly because: string, readonly messageKey: string, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } };

type UpdateCartPart_CartUpdated_Fragment = { readonly __typename: 'CartUpdated', readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly report: { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly lightning: number, readonly normal: number }> } };

export type UpdateCartPartFragment =
  | UpdateCartPart_CartRefused_Fragment
  | UpdateCartPart_CartUpdated_Fragment
;

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } };

export type UpdateCartMutationVariables = Exact<{
  operations: ReadonlyArray<CartOperationInput> | CartOperationInput;
}>;


export type UpdateCartMutation = { readonly updateCart:
    | { readonly __typename: 'CartRefused', readonly because: string, readonly messageKey: string, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } }
    | { readonly __typename: 'CartUpdated', readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly report: { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly lightning: number, readonly normal: number }> } }
   };

export type MoneyTextFragment = { readonly amount: number, readonly currency: Currency, readonly text: string };

export type PicturePartFragment = { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> };

export type PricePartFragment = { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null };

export type DeliveryPartFragment = { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null };

export type DealPartFragment = { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } };

export type BadgesPartFragment = { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type TilePartFragment = { readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly startsFrom: boolean, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null };

export type TopNavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type TopNavigationQuery = { readonly navigation: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string }> };

export type NavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationQuery = { readonly navigation: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string }> }> }> };

export type CategoryTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTilesQuery = { readonly navigation: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }> };

export type OfferedFiltersPartFragment = { readonly enumFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean, readonly imageUrl: string | null }> }>, readonly rangeFilters: ReadonlyArray<{ readonly kind: RangeKind, readonly id: string, readonly name: string, readonly min: number, readonly max: number, readonly selectedMin: number | null, readonly selectedMax: number | null }> };

export type CategoryQueryVariables = Exact<{
  id: string;
  page: number;
  sort: string;
  filters?: ListingFiltersInput | null | undefined;
}>;


export type CategoryQuery = { readonly category: { readonly id: string, readonly name: string, readonly parentName: string | null, readonly path: string, readonly description: string, readonly total: number, readonly currentPage: number, readonly totalPages: number, readonly sort: string, readonly sorts: ReadonlyArray<string>, readonly breadcrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }>, readonly products: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly startsFrom: boolean, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null }>, readonly filters: { readonly enumFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean, readonly imageUrl: string | null }> }>, readonly rangeFilters: ReadonlyArray<{ readonly kind: RangeKind, readonly id: string, readonly name: string, readonly min: number, readonly max: number, readonly selectedMin: number | null, readonly selectedMax: number | null }> }, readonly branch: { readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string }> }> } | null } | null };

export type ProductOfItemQueryVariables = Exact<{
  id: string;
}>;


export type ProductOfItemQuery = { readonly productOfItem: string | null };

export type ExtraTabQueryVariables = Exact<{
  productId: string;
  tabId: string;
}>;


export type ExtraTabQuery = { readonly extraTab: CleanHtml | null };

export type RecordGlanceViewMutationVariables = Exact<{
  productId: string;
  itemId: string;
}>;


export type RecordGlanceViewMutation = { readonly recordGlanceView: boolean };

export type TilesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type TilesQuery = { readonly tiles: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly startsFrom: boolean, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null }> };

export type ProductQueryVariables = Exact<{
  id: string;
  itemId?: string | null | undefined;
  selectedVariants?: ReadonlyArray<SelectedVariantInput> | SelectedVariantInput | null | undefined;
}>;


export type ProductQuery = { readonly isExpressPaymentOn: boolean, readonly product: { readonly id: string, readonly name: string, readonly path: string, readonly teaser: string, readonly longDescription: CleanHtml, readonly deliveryScope: ReadonlyArray<string>, readonly warranty: string | null, readonly safetyNotices: ReadonlyArray<string>, readonly productFeatures: ReadonlyArray<string>, readonly accessoryIds: ReadonlyArray<string>, readonly replacementProductIds: ReadonlyArray<string>, readonly rating: number, readonly numberOfRatings: number, readonly isExpressExcluded: boolean, readonly categoryId: string, readonly availableForSale: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly manufacturer: { readonly name: string, readonly address: string, readonly email: string }, readonly shortFacts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly responsiblePerson: { readonly name: string, readonly address: string, readonly email: string } | null, readonly labelAttributes: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null, readonly downloads: ReadonlyArray<{ readonly headline: string, readonly url: string }>, readonly extraTabs: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly youtubeVideos: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly audioSamples: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly breadcrumb: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly variantAttributes: ReadonlyArray<{ readonly name: string, readonly displayName: string, readonly type: VariantType, readonly options: ReadonlyArray<{ readonly value: string, readonly label: string, readonly selected: boolean, readonly disabled: boolean, readonly css: string | null, readonly hasDiscount: boolean, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null }> }>, readonly item: { readonly id: string, readonly name: string, readonly orderNumber: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null } | null };

export type CompareQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type CompareQuery = { readonly tiles: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly startsFrom: boolean, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null }>, readonly compared: ReadonlyArray<{ readonly id: string, readonly categoryId: string, readonly warranty: string | null, readonly shortFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> }> };

export type SearchQueryVariables = Exact<{
  q: string;
  oq?: string | null | undefined;
  page: number;
  sort: string;
  searchInCategoryId?: string | null | undefined;
  filters?: ListingFiltersInput | null | undefined;
}>;


export type SearchQuery = { readonly search: { readonly redirectPath: string | null, readonly listing: { readonly term: string, readonly originalTerm: string | null, readonly shortenedFrom: string | null, readonly total: number, readonly currentPage: number, readonly totalPages: number, readonly sort: string, readonly sorts: ReadonlyArray<string>, readonly suggestedQueries: ReadonlyArray<string>, readonly products: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly manufacturerName: string, readonly path: string, readonly startsFrom: boolean, readonly moreVariants: boolean, readonly rating: number, readonly numberOfRatings: number, readonly isShortage: boolean, readonly minimumOrderQuantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null }>, readonly categoryFilter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean }>, readonly filters: { readonly enumFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean, readonly imageUrl: string | null }> }>, readonly rangeFilters: ReadonlyArray<{ readonly kind: RangeKind, readonly id: string, readonly name: string, readonly min: number, readonly max: number, readonly selectedMin: number | null, readonly selectedMax: number | null }> }, readonly suggestedFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } | null } };

export type CheckoutFactsPartFragment = { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } };

export type AddressPartFragment = { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean };

export type CheckoutPartFragment = { readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> };

export type MissingPartFragment = { readonly what: string, readonly name: string, readonly was: number | null, readonly is: number | null };

export type CheckoutFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutFactsQuery = { readonly checkoutFacts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } } };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { readonly checkout: { readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> } };

export type ChooseCheckoutLoginMutationVariables = Exact<{
  option: CheckoutLoginOption;
}>;


export type ChooseCheckoutLoginMutation = { readonly chooseCheckoutLogin: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } } };

export type SaveShippingStepMutationVariables = Exact<{
  input: ShippingStepInput;
}>;


export type SaveShippingStepMutation = { readonly saveShippingStep:
    | { readonly __typename: 'Checkout', readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string, readonly form: string | null }> }
    | { readonly __typename: 'SessionExpired', readonly messageKey: string }
    | { readonly __typename: 'StartedOver', readonly messageKey: string, readonly missing: ReadonlyArray<{ readonly what: string, readonly name: string, readonly was: number | null, readonly is: number | null }>, readonly checkout: { readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> } }
   };

export type SavePaymentStepMutationVariables = Exact<{
  input: PaymentStepInput;
}>;


export type SavePaymentStepMutation = { readonly savePaymentStep:
    | { readonly __typename: 'Checkout', readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string, readonly form: string | null }> }
    | { readonly __typename: 'PaymentRefused', readonly messageKey: string, readonly checkout: { readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> } }
    | { readonly __typename: 'SessionExpired', readonly messageKey: string }
   };

export type RefillCartMutationVariables = Exact<{
  input: RefillCartInput;
}>;


export type RefillCartMutation = { readonly refillCart: { readonly missing: ReadonlyArray<{ readonly what: string, readonly name: string, readonly was: number | null, readonly is: number | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { readonly placeOrder:
    | { readonly __typename: 'AlreadySubmitted', readonly messageKey: string, readonly placedOrderId: string | null }
    | { readonly __typename: 'CardPaymentNeeded', readonly orderId: string, readonly url: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> }
    | { readonly __typename: 'CartChanged', readonly messageKey: string, readonly changes: ReadonlyArray<{ readonly what: string, readonly positionId: string | null, readonly name: string | null, readonly countWas: number | null, readonly countIs: number | null, readonly was: { readonly text: string } | null, readonly is: { readonly text: string } | null }>, readonly checkout: { readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> } }
    | { readonly __typename: 'CheckoutNotReady', readonly path: string, readonly notice: string | null }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string, readonly form: string | null }> }
    | { readonly __typename: 'OrderPlaced', readonly orderId: string, readonly otherTotal: { readonly was: { readonly text: string }, readonly is: { readonly text: string } } | null }
    | { readonly __typename: 'PaymentRefused', readonly messageKey: string, readonly checkout: { readonly step: CheckoutStep, readonly steps: ReadonlyArray<CheckoutStep>, readonly email: string | null, readonly phone: string | null, readonly deliveryType: DeliveryType, readonly defaultBillingAddressId: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly orderComment: string | null, readonly newsletterChosen: boolean, readonly selectedPaymentId: string | null, readonly deliveryCountries: ReadonlyArray<string>, readonly seen: string, readonly facts: { readonly loginState: LoginState, readonly loginOption: CheckoutLoginOption | null, readonly isB2b: boolean, readonly isExpressAmazon: boolean, readonly positionCount: number, readonly submitted: boolean, readonly hasAddresses: boolean, readonly shipperUsable: boolean, readonly paymentChosen: boolean, readonly storedOrderId: string | null, readonly shownOrderId: string | null, readonly soldOut: ReadonlyArray<string>, readonly hasSessionEnded: boolean, readonly isPrimeCheckout: boolean, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string } }, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean } | null, readonly billingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }>, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly notice: string | null, readonly costs: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly surcharge: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly arrives: { readonly from: string, readonly to: string } | null }>, readonly speditionFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly required: boolean }>, readonly billingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly shippingEmail: { readonly selected: string | null, readonly preselected: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly icons: ReadonlyArray<string>, readonly additionalInfo: string | null, readonly buttonLabel: string | null, readonly buttonInfo: string | null, readonly isPrepaid: boolean }> } }
    | { readonly __typename: 'RedirectNeeded', readonly orderId: string, readonly url: string }
    | { readonly __typename: 'SessionExpired', readonly messageKey: string }
    | { readonly __typename: 'ShopBusy', readonly messageKey: string }
   };

export type CheckoutLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutLimitsQuery = { readonly isExpressPaymentOn: boolean, readonly checkout: { readonly deliveryCountries: ReadonlyArray<string>, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly display: string }> } };

export type CompetitionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompetitionsQuery = { readonly competitions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly prize: string, readonly startsAt: string, readonly endsAt: string, readonly state: CompetitionState }> };

export type CompetitionQueryVariables = Exact<{
  id: string;
}>;


export type CompetitionQuery = { readonly competition: { readonly id: string, readonly title: string, readonly prize: string, readonly startsAt: string, readonly endsAt: string, readonly state: CompetitionState, readonly question: string, readonly organiser: string, readonly notification: string, readonly terms: CleanHtml, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string }> } | null };

export type EnterCompetitionMutationVariables = Exact<{
  input: CompetitionEntryInput;
}>;


export type EnterCompetitionMutation = { readonly enterCompetition:
    | { readonly __typename: 'CompetitionEntered', readonly path: string }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type ContactFormQueryVariables = Exact<{
  order?: string | null | undefined;
}>;


export type ContactFormQuery = { readonly contactForm: { readonly key: string, readonly fullName: string | null, readonly email: string | null, readonly phone: string | null, readonly orderId: string | null, readonly copyTo: string | null } };

export type ContactReceiptPartFragment = { readonly ticketNumber: string, readonly receivedAt: string, readonly answerBy: string, readonly copyTo: string | null };

export type ContactReceiptQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactReceiptQuery = { readonly contactReceipt: { readonly ticketNumber: string, readonly receivedAt: string, readonly answerBy: string, readonly copyTo: string | null } | null };

export type SendContactRequestMutationVariables = Exact<{
  key: string;
  input: ContactRequestInput;
}>;


export type SendContactRequestMutation = { readonly sendContactRequest:
    | { readonly __typename: 'ContactReceipt', readonly ticketNumber: string, readonly receivedAt: string, readonly answerBy: string, readonly copyTo: string | null }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type FooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterQuery = { readonly footer: { readonly usps: ReadonlyArray<{ readonly imageSrc: string, readonly headline: string, readonly subheadlineHtml: CleanHtml | null, readonly textHtml: CleanHtml, readonly link: string | null }>, readonly blocks: ReadonlyArray<{ readonly headline: string, readonly type: string, readonly contentHtml: CleanHtml | null, readonly links: ReadonlyArray<{ readonly label: string, readonly url: string, readonly external: boolean }>, readonly link: { readonly label: string, readonly url: string, readonly external: boolean } | null }> } };

export type PageQueryVariables = Exact<{
  path: string;
}>;


export type PageQuery = { readonly page:
    | { readonly __typename: 'ContentPage', readonly title: string, readonly description: string, readonly robots: string | null, readonly canonicalUrl: string | null, readonly links: ReadonlyArray<{ readonly rel: string, readonly href: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string }>, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly span: number, readonly teaser: { readonly id: string, readonly type: string, readonly name: string, readonly template: string, readonly attributes: ReadonlyArray<{ readonly name: string, readonly type: string, readonly text: string, readonly html: CleanHtml | null, readonly url: string | null, readonly width: number | null, readonly height: number | null, readonly opensNewWindow: boolean | null }> } }> }> }
    | { readonly __typename: 'PageGone', readonly path: string }
    | { readonly __typename: 'PageNotFound', readonly path: string }
    | { readonly __typename: 'PageRedirect', readonly path: string, readonly status: number }
   };

export type AccountPartFragment = { readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly company: string, readonly email: string, readonly phone: string, readonly customerNumber: string | null };

export type AccountRefusedPartFragment = { readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { readonly account: { readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly company: string, readonly email: string, readonly phone: string, readonly customerNumber: string | null } | null };

export type ChangeAccountDataMutationVariables = Exact<{
  input: AccountDataInput;
}>;


export type ChangeAccountDataMutation = { readonly changeAccountData:
    | { readonly __typename: 'Account', readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly company: string, readonly email: string, readonly phone: string, readonly customerNumber: string | null }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { readonly changeEmail:
    | { readonly __typename: 'Account', readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly company: string, readonly email: string, readonly phone: string, readonly customerNumber: string | null }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type ChangePhoneMutationVariables = Exact<{
  phone: string;
}>;


export type ChangePhoneMutation = { readonly changePhone:
    | { readonly __typename: 'Account', readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly company: string, readonly email: string, readonly phone: string, readonly customerNumber: string | null }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { readonly deleteAccount:
    | { readonly __typename: 'AccountDeleted', readonly messageKey: string }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkQuery = { readonly passwordLink: { readonly state: PasswordLinkState } };

export type RequestPasswordLinkMutationVariables = Exact<{
  input: PasswordLinkInput;
}>;


export type RequestPasswordLinkMutation = { readonly requestPasswordLink:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'PasswordStepDone' }
   };

export type ChooseNewPasswordMutationVariables = Exact<{
  input: NewPasswordInput;
}>;


export type ChooseNewPasswordMutation = { readonly chooseNewPassword:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'PasswordStepDone' }
   };

export type DealReservationPartFragment = { readonly endsAt: string | null, readonly hasBeenExtended: boolean, readonly extensionsLeft: number, readonly released: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number, readonly was: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly is: { readonly amount: number, readonly currency: Currency, readonly text: string } }> };

export type DealReservationQueryVariables = Exact<{ [key: string]: never; }>;


export type DealReservationQuery = { readonly dealReservation: { readonly endsAt: string | null, readonly hasBeenExtended: boolean, readonly extensionsLeft: number, readonly released: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number, readonly was: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly is: { readonly amount: number, readonly currency: Currency, readonly text: string } }> } };

export type ExtendDealReservationMutationVariables = Exact<{ [key: string]: never; }>;


export type ExtendDealReservationMutation = { readonly extendDealReservation: { readonly dealNoLongerLegal: boolean, readonly reservation: { readonly endsAt: string | null, readonly hasBeenExtended: boolean, readonly extensionsLeft: number, readonly released: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number, readonly was: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly is: { readonly amount: number, readonly currency: Currency, readonly text: string } }> }, readonly quantityReduced: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly was: number, readonly now: number }> } };

type NewsletterResultPart_FormRefused_Fragment = { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> };

type NewsletterResultPart_NewsletterStep_Fragment = { readonly __typename: 'NewsletterStep', readonly path: string };

export type NewsletterResultPartFragment =
  | NewsletterResultPart_FormRefused_Fragment
  | NewsletterResultPart_NewsletterStep_Fragment
;

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeToNewsletterMutation = { readonly subscribeToNewsletter:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'NewsletterStep', readonly path: string }
   };

export type ConfirmNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterMutation = { readonly confirmNewsletter: { readonly path: string } };

export type UnsubscribeFromNewsletterMutationVariables = Exact<{
  token?: string | null | undefined;
  email?: string | null | undefined;
}>;


export type UnsubscribeFromNewsletterMutation = { readonly unsubscribeFromNewsletter:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'NewsletterStep', readonly path: string }
   };

export type OrderFormLinePartFragment = { readonly rows: ReadonlyArray<number>, readonly asked: number | null, readonly outcome: unknown, readonly isLeft: boolean, readonly because: unknown, readonly quantity: number | null, readonly name: string | null, readonly path: string | null, readonly article: { readonly name: string, readonly path: string, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string } } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly replacement: { readonly productId: string, readonly name: string, readonly path: string } | null, readonly meant: ReadonlyArray<{ readonly orderNumber: string, readonly name: string, readonly path: string }> };

export type CheckedOrderFormQueryVariables = Exact<{
  rows: ReadonlyArray<OrderFormRowInput> | OrderFormRowInput;
}>;


export type CheckedOrderFormQuery = { readonly checkedOrderForm: ReadonlyArray<{ readonly rows: ReadonlyArray<number>, readonly asked: number | null, readonly outcome: unknown, readonly isLeft: boolean, readonly because: unknown, readonly quantity: number | null, readonly name: string | null, readonly path: string | null, readonly article: { readonly name: string, readonly path: string, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string } } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly replacement: { readonly productId: string, readonly name: string, readonly path: string } | null, readonly meant: ReadonlyArray<{ readonly orderNumber: string, readonly name: string, readonly path: string }> }> };

export type AddOrderFormMutationVariables = Exact<{
  rows: ReadonlyArray<OrderFormRowInput> | OrderFormRowInput;
}>;


export type AddOrderFormMutation = { readonly addOrderForm:
    | { readonly __typename: 'OrderFormAdded', readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly report: { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly lightning: number, readonly normal: number }> }, readonly lines: ReadonlyArray<{ readonly rows: ReadonlyArray<number>, readonly asked: number | null, readonly outcome: unknown, readonly isLeft: boolean, readonly because: unknown, readonly quantity: number | null, readonly name: string | null, readonly path: string | null, readonly article: { readonly name: string, readonly path: string, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string } } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly replacement: { readonly productId: string, readonly name: string, readonly path: string } | null, readonly meant: ReadonlyArray<{ readonly orderNumber: string, readonly name: string, readonly path: string }> }> }
    | { readonly __typename: 'OrderFormRefused', readonly messageKey: string, readonly lines: ReadonlyArray<{ readonly rows: ReadonlyArray<number>, readonly asked: number | null, readonly outcome: unknown, readonly isLeft: boolean, readonly because: unknown, readonly quantity: number | null, readonly name: string | null, readonly path: string | null, readonly article: { readonly name: string, readonly path: string, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string } } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly replacement: { readonly productId: string, readonly name: string, readonly path: string } | null, readonly meant: ReadonlyArray<{ readonly orderNumber: string, readonly name: string, readonly path: string }> }> }
   };

export type OrderOverviewPartFragment = { readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly articleCount: number, readonly returnHash: string | null, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } };

export type OrderItemPartFragment = { readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string } };

export type ShipmentPartFragment = { readonly status: ShipmentStatusOrUnknown, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrives: { readonly from: string, readonly to: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string } }> };

export type OrderDetailsPartFragment = { readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly paymentId: string, readonly paymentName: string, readonly vatIncluded: boolean, readonly email: string, readonly phone: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly canBeCancelled: boolean, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatusOrUnknown, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrives: { readonly from: string, readonly to: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string } }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly wish: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null, readonly refund: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly withdrawals: ReadonlyArray<{ readonly receiptId: string, readonly receivedAt: string }> };

export type OrderListQueryVariables = Exact<{
  page: number;
  searchText?: string | null | undefined;
  dateFilter: string;
}>;


export type OrderListQuery = { readonly orderYears: ReadonlyArray<number>, readonly orderList: { readonly total: number, readonly totalPages: number, readonly currentPage: number, readonly ordersPerPage: number, readonly firstIndex: number, readonly lastIndex: number, readonly orders: ReadonlyArray<{ readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly articleCount: number, readonly returnHash: string | null, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } }> } };

export type OrderDetailsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderDetailsQuery = { readonly orderDetails: { readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly paymentId: string, readonly paymentName: string, readonly vatIncluded: boolean, readonly email: string, readonly phone: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly canBeCancelled: boolean, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatusOrUnknown, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrives: { readonly from: string, readonly to: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string } }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly wish: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null, readonly refund: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly withdrawals: ReadonlyArray<{ readonly receiptId: string, readonly receivedAt: string }> } | null };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { readonly cancelOrder: { readonly isCancelled: boolean, readonly order: { readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly paymentId: string, readonly paymentName: string, readonly vatIncluded: boolean, readonly email: string, readonly phone: string | null, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly canBeCancelled: boolean, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatusOrUnknown, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly invoiceLink: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrives: { readonly from: string, readonly to: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly isFreeItem: boolean, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewUrl: string | null, readonly reviewScore: number | null, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string } }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly wish: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null, readonly refund: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly withdrawals: ReadonlyArray<{ readonly receiptId: string, readonly receivedAt: string }> } } | null };

export type ReorderMutationVariables = Exact<{
  orderId: string;
}>;


export type ReorderMutation = { readonly reorder: { readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly path: string, readonly outcome: ReorderOutcome, readonly asked: number, readonly added: number }>, readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null } } | null };

export type OrderStatusPartFragment = { readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatusOrUnknown, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrives: { readonly from: string, readonly to: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }> }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly wish: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null }> };

export type LookedUpOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type LookedUpOrderQuery = { readonly lookedUpOrder: { readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatusOrUnknown, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrives: { readonly from: string, readonly to: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }> }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly wish: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null }> } | null };

export type LookUpOrderMutationVariables = Exact<{
  input: OrderLookUpInput;
}>;


export type LookUpOrderMutation = { readonly lookUpOrder:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly about: ReadonlyArray<string> | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'OrderStatusView', readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly canBeWithdrawn: boolean, readonly returnHash: string | null, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatusOrUnknown, readonly carrier: string, readonly dispatchDate: string | null, readonly deliveredOn: string | null, readonly trackingLink: string | null, readonly trackingCode: string | null, readonly cancelReason: string | null, readonly arrives: { readonly from: string, readonly to: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly productId: string, readonly lineNo: number, readonly name: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }> }> }>, readonly returns: ReadonlyArray<{ readonly rma: string, readonly wish: string, readonly announcedAt: string, readonly receivedOn: string | null, readonly settledOn: string | null }> }
   };

export type ForgetLookedUpOrderMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetLookedUpOrderMutation = { readonly forgetLookedUpOrder: boolean };

export type OrderConfirmationQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderConfirmationQuery = { readonly orderConfirmation: { readonly orderId: string, readonly orderedAt: string, readonly email: string, readonly isGuest: boolean, readonly vatIncluded: boolean, readonly paymentId: string, readonly paymentName: string, readonly shipperName: string, readonly orderReference: string | null, readonly costCentre: string | null, readonly comment: string | null, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly billingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly shippingAddress: { readonly id: string, readonly schoolOrCompany: string | null, readonly salutation: Salutation | null, readonly firstName: string, readonly lastName: string, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly phone: string | null, readonly email: string | null, readonly packstationAddress: boolean, readonly isCustomerAddress: boolean }, readonly arrives: { readonly from: string, readonly to: string } | null } | null };

export type RecentOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentOrdersQuery = { readonly recentOrders: ReadonlyArray<{ readonly orderId: string, readonly orderedAt: string, readonly status: OrderStatusOrUnknown, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } }> };

export type PaymentReturnQueryVariables = Exact<{
  isPrime: boolean;
}>;


export type PaymentReturnQuery = { readonly paymentReturn: { readonly leadsTo: string | null } };

export type PrimeOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type PrimeOfferQuery = { readonly primeOffer: { readonly takesMembers: boolean, readonly plans: ReadonlyArray<{ readonly abo: string, readonly months: number, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly monthlyPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly net: { readonly vatRate: number, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly tax: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly monthlyPrice: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }>, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly description: string, readonly display: string, readonly buttonLabel: string | null, readonly buttonInfo: string | null }> } };

export type PrimeMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type PrimeMembershipQuery = { readonly primeMembership: { readonly status: string, readonly abo: string | null, readonly startDate: string | null, readonly endDate: string | null } };

export type PrimeCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type PrimeCheckoutQuery = { readonly primeCheckout: { readonly abo: string } | null };

export type SubscribeToPrimeMutationVariables = Exact<{
  input: SubscribeToPrimeInput;
}>;


export type SubscribeToPrimeMutation = { readonly subscribeToPrime:
    | { readonly __typename: 'CardPaymentNeeded', readonly orderId: string, readonly url: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> }
    | { readonly __typename: 'PrimeJoined', readonly path: string }
    | { readonly __typename: 'PrimeRefused', readonly messageKey: string, readonly leadsTo: string | null }
    | { readonly __typename: 'RedirectNeeded', readonly url: string }
   };

export type JoinPrimeWaitingListMutationVariables = Exact<{
  email: string;
}>;


export type JoinPrimeWaitingListMutation = { readonly joinPrimeWaitingList:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'PrimeWaitingListJoined', readonly messageKey: string }
   };

export type ReturnsSwitchQueryVariables = Exact<{ [key: string]: never; }>;


export type ReturnsSwitchQuery = { readonly areReturnsOpen: boolean };

export type SubmittedReturnPartFragment = { readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly carrierName: string | null, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly items: ReadonlyArray<{ readonly itemId: string, readonly quantity: number }> }> };

export type ReturnItemPartFragment = { readonly id: string, readonly name: string, readonly articleNumber: string, readonly quantity: number, readonly returnedQuantity: number, readonly returnableQuantity: number, readonly notReturnableBecause: string | null, readonly returnUntil: string | null, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly components: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ReturnFlowQueryVariables = Exact<{
  order?: string | null | undefined;
}>;


export type ReturnFlowQuery = { readonly returnFlow: { readonly loginState: LoginState, readonly isOpen: boolean, readonly order: { readonly hash: string, readonly orderId: string, readonly orderDate: string, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly articleNumber: string, readonly quantity: number, readonly returnedQuantity: number, readonly returnableQuantity: number, readonly notReturnableBecause: string | null, readonly returnUntil: string | null, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly components: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly returns: ReadonlyArray<{ readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly carrierName: string | null, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly items: ReadonlyArray<{ readonly itemId: string, readonly quantity: number }> }> }> } | null, readonly draft: { readonly hash: string, readonly regulation: string | null, readonly carrier: string | null, readonly labels: number, readonly items: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly reason: string, readonly comment: string | null, readonly additionalInfo: string | null, readonly components: ReadonlyArray<string> }> } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly preview: string }>, readonly submitted: { readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly carrierName: string | null, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly items: ReadonlyArray<{ readonly itemId: string, readonly quantity: number }> }> } | null } };

export type ReturnRegulationsQueryVariables = Exact<{
  order: string;
}>;


export type ReturnRegulationsQuery = { readonly returnRegulations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string }> };

export type ReturnCarriersQueryVariables = Exact<{
  order: string;
}>;


export type ReturnCarriersQuery = { readonly returnCarriers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly description: string, readonly enabled: boolean, readonly notice: string | null }> };

export type ReturnContactQueryVariables = Exact<{ [key: string]: never; }>;


export type ReturnContactQuery = { readonly returnContact: { readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string } };

export type ReturnNotReadyPartFragment = { readonly path: string, readonly notice: string | null };

export type FindReturnOrderMutationVariables = Exact<{
  orderId: string;
  zipCode: string;
}>;


export type FindReturnOrderMutation = { readonly findReturnOrder:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly about: ReadonlyArray<string> | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'ReturnNotReady', readonly path: string, readonly notice: string | null }
    | { readonly __typename: 'ReturnOrderFound', readonly path: string }
   };

type ReturnStepPart_FormRefused_Fragment = { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> };

type ReturnStepPart_ReturnNotReady_Fragment = { readonly __typename: 'ReturnNotReady', readonly path: string, readonly notice: string | null };

type ReturnStepPart_ReturnStepTaken_Fragment = { readonly __typename: 'ReturnStepTaken', readonly path: string };

export type ReturnStepPartFragment =
  | ReturnStepPart_FormRefused_Fragment
  | ReturnStepPart_ReturnNotReady_Fragment
  | ReturnStepPart_ReturnStepTaken_Fragment
;

export type SelectReturnItemsMutationVariables = Exact<{
  order: string;
  items: ReadonlyArray<SelectedReturnItemInput> | SelectedReturnItemInput;
}>;


export type SelectReturnItemsMutation = { readonly selectReturnItems:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'ReturnNotReady', readonly path: string, readonly notice: string | null }
    | { readonly __typename: 'ReturnStepTaken', readonly path: string }
   };

export type ChooseRegulationMutationVariables = Exact<{
  order: string;
  regulation: string;
}>;


export type ChooseRegulationMutation = { readonly chooseRegulation:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'ReturnNotReady', readonly path: string, readonly notice: string | null }
    | { readonly __typename: 'ReturnStepTaken', readonly path: string }
   };

export type ChooseReturnCarrierMutationVariables = Exact<{
  order: string;
  carrier: string;
  labels: number;
}>;


export type ChooseReturnCarrierMutation = { readonly chooseReturnCarrier:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'ReturnNotReady', readonly path: string, readonly notice: string | null }
    | { readonly __typename: 'ReturnStepTaken', readonly path: string }
   };

export type RemoveReturnImageMutationVariables = Exact<{
  order: string;
  image: string;
}>;


export type RemoveReturnImageMutation = { readonly removeReturnImage:
    | { readonly __typename: 'ReturnImageRemoved', readonly id: string }
    | { readonly __typename: 'ReturnNotReady', readonly path: string, readonly notice: string | null }
   };

export type SubmitReturnMutationVariables = Exact<{
  order: string;
  contact: ReturnContactInput;
}>;


export type SubmitReturnMutation = { readonly submitReturn:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'ReturnNotReady', readonly path: string, readonly notice: string | null }
    | { readonly __typename: 'ReturnRefused', readonly text: string | null, readonly refusal: string }
    | { readonly __typename: 'ReturnSubmitted', readonly submitted: { readonly submittedAt: string, readonly shipments: ReadonlyArray<{ readonly rma: string, readonly carrierName: string | null, readonly labels: ReadonlyArray<string>, readonly regulation: { readonly id: string, readonly name: string, readonly description: string }, readonly items: ReadonlyArray<{ readonly itemId: string, readonly quantity: number }> }> } }
   };

export type RatingTargetQueryVariables = Exact<{
  encrypted: string;
}>;


export type RatingTargetQuery = { readonly ratingTarget: { readonly path: string | null, readonly toast: { readonly kind: string, readonly messageKey: string } | null } };

export type ReviewPartFragment = { readonly id: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null };

export type OwnReviewPartFragment = { readonly isPending: boolean, readonly review: { readonly id: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null } };

export type ReviewsQueryVariables = Exact<{
  productId: string;
  stars?: number | null | undefined;
  page: number;
}>;


export type ReviewsQuery = { readonly reviews: { readonly total: number, readonly matching: number, readonly ratio: number, readonly shares: ReadonlyArray<{ readonly stars: number, readonly count: number, readonly percent: number }>, readonly reviews: ReadonlyArray<{ readonly id: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null }> } | null };

export type OwnReviewQueryVariables = Exact<{
  productId: string;
}>;


export type OwnReviewQuery = { readonly ownReview: { readonly isPending: boolean, readonly review: { readonly id: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null } } | null };

export type ReviewedProductQueryVariables = Exact<{
  id: string;
}>;


export type ReviewedProductQuery = { readonly product: { readonly name: string, readonly path: string, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }> } | null };

export type SaveReviewMutationVariables = Exact<{
  productId: string;
  input: ReviewInput;
}>;


export type SaveReviewMutation = { readonly saveReview:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'OwnReview', readonly isPending: boolean, readonly review: { readonly id: string, readonly rating: number, readonly title: string, readonly message: string, readonly date: string, readonly helpfulRating: number, readonly isVerified: boolean, readonly author: { readonly nickname: string, readonly about: string | null }, readonly shopComment: { readonly message: string, readonly author: string, readonly date: string } | null } }
   };

export type RateDescriptionMutationVariables = Exact<{
  productId: string;
  isHelpful: boolean;
}>;


export type RateDescriptionMutation = { readonly rateDescription:
    | { readonly __typename: 'DescriptionRated', readonly isHelpful: boolean }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type SuggestionsQueryVariables = Exact<{
  q: string;
}>;


export type SuggestionsQuery = { readonly suggestions: { readonly queries: ReadonlyArray<string>, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly count: number }>, readonly products: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly startsFrom: boolean, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }, readonly price: { readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string } } }> } };

export type SearchTargetQueryVariables = Exact<{
  q: string;
}>;


export type SearchTargetQuery = { readonly searchTarget: { readonly path: string, readonly kind: string } };

export type IsEmailFreeQueryVariables = Exact<{
  email: string;
}>;


export type IsEmailFreeQuery = { readonly isEmailFree: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly loginState: LoginState, readonly visitorType: string, readonly visitorLoginState: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null, readonly isInternal: boolean, readonly primeStatus: string, readonly cartArticleCount: number, readonly cartId: string | null, readonly hasMergedCart: boolean } };

export type RegisterBuyerMutationVariables = Exact<{
  input: RegisterBuyerInput;
}>;


export type RegisterBuyerMutation = { readonly registerBuyer:
    | { readonly __typename: 'BuyerRegistered', readonly firstName: string, readonly lastName: string }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
   };

export type WatchItemMutationVariables = Exact<{
  itemId: string;
  email: string;
}>;


export type WatchItemMutation = { readonly watchItem:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'StockAlertStep', readonly path: string }
   };

export type ConfirmStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmStockAlertMutation = { readonly confirmStockAlert: { readonly path: string } };

export type EndStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type EndStockAlertMutation = { readonly endStockAlert: { readonly path: string } };

export type BookmarkListPartFragment = { readonly externalId: string, readonly name: string, readonly isDefault: boolean, readonly isStandardList: boolean, readonly isChangeable: boolean, readonly productIds: ReadonlyArray<string> };

export type WishlistHeadPartFragment = { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> };

export type WishlistCommentPartFragment = { readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean };

export type WishlistEntryPartFragment = { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null };

export type WishlistPartFragment = { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }>, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly links: ReadonlyArray<{ readonly level: LinkLevel, readonly createdAt: string, readonly expiresAt: string }>, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null };

export type WishlistRefusedPartFragment = { readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null };

export type WishlistFormRefusedPartFragment = { readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> };

export type WishlistChangedPartFragment = { readonly gone: ReadonlyArray<string>, readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> }, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly items: { readonly added: ReadonlyArray<string>, readonly raised: ReadonlyArray<string>, readonly unchanged: ReadonlyArray<string>, readonly unknown: ReadonlyArray<string>, readonly leftOut: ReadonlyArray<string>, readonly unknownNames: ReadonlyArray<string>, readonly leftOutNames: ReadonlyArray<string> } };

type WishlistChangePart_FormRefused_Fragment = { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> };

type WishlistChangePart_WishlistChanged_Fragment = { readonly __typename: 'WishlistChanged', readonly gone: ReadonlyArray<string>, readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> }, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly items: { readonly added: ReadonlyArray<string>, readonly raised: ReadonlyArray<string>, readonly unchanged: ReadonlyArray<string>, readonly unknown: ReadonlyArray<string>, readonly leftOut: ReadonlyArray<string>, readonly unknownNames: ReadonlyArray<string>, readonly leftOutNames: ReadonlyArray<string> } };

type WishlistChangePart_WishlistRefused_Fragment = { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null };

export type WishlistChangePartFragment =
  | WishlistChangePart_FormRefused_Fragment
  | WishlistChangePart_WishlistChanged_Fragment
  | WishlistChangePart_WishlistRefused_Fragment
;

type WishlistHeadResultPart_FormRefused_Fragment = { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> };

type WishlistHeadResultPart_WishlistHeadChanged_Fragment = { readonly __typename: 'WishlistHeadChanged', readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> } };

type WishlistHeadResultPart_WishlistRefused_Fragment = { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null };

export type WishlistHeadResultPartFragment =
  | WishlistHeadResultPart_FormRefused_Fragment
  | WishlistHeadResultPart_WishlistHeadChanged_Fragment
  | WishlistHeadResultPart_WishlistRefused_Fragment
;

type WishlistDonePart_FormRefused_Fragment = { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> };

type WishlistDonePart_WishlistDone_Fragment = { readonly __typename: 'WishlistDone', readonly messageKey: string };

type WishlistDonePart_WishlistRefused_Fragment = { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null };

export type WishlistDonePartFragment =
  | WishlistDonePart_FormRefused_Fragment
  | WishlistDonePart_WishlistDone_Fragment
  | WishlistDonePart_WishlistRefused_Fragment
;

type ListInCartPart_ListInCart_Fragment = { readonly __typename: 'ListInCart', readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly report: { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly lightning: number, readonly normal: number }> }, readonly skipped: ReadonlyArray<{ readonly entryId: string, readonly name: string | null, readonly gap: string, readonly path: string | null }>, readonly claims: ReadonlyArray<{ readonly code: string, readonly quantity: number }> };

type ListInCartPart_WishlistRefused_Fragment = { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null };

export type ListInCartPartFragment =
  | ListInCartPart_ListInCart_Fragment
  | ListInCartPart_WishlistRefused_Fragment
;

export type BookmarksQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarksQuery = { readonly bookmarks: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly isDefault: boolean, readonly isStandardList: boolean, readonly isChangeable: boolean, readonly productIds: ReadonlyArray<string> }> };

export type OwnWishlistsQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type OwnWishlistsQuery = { readonly ownWishlists: { readonly lists: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> }>, readonly open: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }>, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly links: ReadonlyArray<{ readonly level: LinkLevel, readonly createdAt: string, readonly expiresAt: string }>, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }, readonly merge: { readonly id: string, readonly added: number, readonly raised: number, readonly leftOut: number } | null } | null };

export type WishlistCommentsQueryVariables = Exact<{
  wishlistId: string;
}>;


export type WishlistCommentsQuery = { readonly wishlistComments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }> | null };

export type SharedWishlistQueryVariables = Exact<{
  token: string;
}>;


export type SharedWishlistQuery = { readonly sharedWishlist: { readonly externalId: string, readonly listName: string, readonly entryCount: number, readonly kind: WishlistKind, readonly level: LinkLevel, readonly ownLevel: WishlistLevel | null, readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }>, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly links: ReadonlyArray<{ readonly level: LinkLevel, readonly createdAt: string, readonly expiresAt: string }>, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }, readonly goneClaims: ReadonlyArray<{ readonly entryId: string, readonly name: string, readonly quantity: number }> } | null };

export type TeaserListQueryVariables = Exact<{
  externalId: string;
}>;


export type TeaserListQuery = { readonly teaserList: { readonly externalId: string, readonly name: string, readonly description: string, readonly productsRecommendations: ReadonlyArray<string>, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null } | null };

export type TeaserTotalsQueryVariables = Exact<{
  items: ReadonlyArray<ListedItemInput> | ListedItemInput;
}>;


export type TeaserTotalsQuery = { readonly teaserTotals: { readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } }> } };

export type BookmarkProductMutationVariables = Exact<{
  productId: string;
  itemId: string;
  isOn: boolean;
  listIds?: ReadonlyArray<string> | string | null | undefined;
  newListName?: string | null | undefined;
}>;


export type BookmarkProductMutation = { readonly bookmarkProduct:
    | { readonly __typename: 'Bookmarked', readonly lists: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly isDefault: boolean, readonly isStandardList: boolean, readonly isChangeable: boolean, readonly productIds: ReadonlyArray<string> }>, readonly changes: ReadonlyArray<{ readonly did: string, readonly listId: string, readonly listName: string, readonly isDefault: boolean, readonly productName: string }> }
    | { readonly __typename: 'NotBookmarked', readonly because: string, readonly messageKey: string, readonly lists: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly isDefault: boolean, readonly isStandardList: boolean, readonly isChangeable: boolean, readonly productIds: ReadonlyArray<string> }> }
   };

export type CreateWishlistMutationVariables = Exact<{
  input: NewWishlistInput;
}>;


export type CreateWishlistMutation = { readonly createWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistChanged', readonly gone: ReadonlyArray<string>, readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> }, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly items: { readonly added: ReadonlyArray<string>, readonly raised: ReadonlyArray<string>, readonly unchanged: ReadonlyArray<string>, readonly unknown: ReadonlyArray<string>, readonly leftOut: ReadonlyArray<string>, readonly unknownNames: ReadonlyArray<string>, readonly leftOutNames: ReadonlyArray<string> } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type DescribeWishlistMutationVariables = Exact<{
  wishlistId: string;
  listName: string;
  listDescription: string;
}>;


export type DescribeWishlistMutation = { readonly describeWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistHeadChanged', readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type DeleteWishlistMutationVariables = Exact<{
  wishlistId: string;
}>;


export type DeleteWishlistMutation = { readonly deleteWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistDone', readonly messageKey: string }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type SetStandardWishlistMutationVariables = Exact<{
  wishlistId: string;
}>;


export type SetStandardWishlistMutation = { readonly setStandardWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistHeadChanged', readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type ChangeWishlistMutationVariables = Exact<{
  wishlistId: string;
  change: WishlistChangeInput;
}>;


export type ChangeWishlistMutation = { readonly changeWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistChanged', readonly gone: ReadonlyArray<string>, readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> }, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly items: { readonly added: ReadonlyArray<string>, readonly raised: ReadonlyArray<string>, readonly unchanged: ReadonlyArray<string>, readonly unknown: ReadonlyArray<string>, readonly leftOut: ReadonlyArray<string>, readonly unknownNames: ReadonlyArray<string>, readonly leftOutNames: ReadonlyArray<string> } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type AddToWishlistMutationVariables = Exact<{
  source: unknown;
  orderId?: string | null | undefined;
  token?: string | null | undefined;
  items?: ReadonlyArray<ListedItemInput> | ListedItemInput | null | undefined;
  wishlistId?: string | null | undefined;
  toMerkzettel?: boolean | null | undefined;
  listName?: string | null | undefined;
  listDescription?: string | null | undefined;
  kind?: WishlistKind | null | undefined;
}>;


export type AddToWishlistMutation = { readonly addToWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistChanged', readonly gone: ReadonlyArray<string>, readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> }, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null }>, readonly removed: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly orderNumber: string, readonly quantity: number, readonly claimed: number, readonly bought: number, readonly index: number, readonly removed: { readonly at: string, readonly by: string | null } }>, readonly items: { readonly added: ReadonlyArray<string>, readonly raised: ReadonlyArray<string>, readonly unchanged: ReadonlyArray<string>, readonly unknown: ReadonlyArray<string>, readonly leftOut: ReadonlyArray<string>, readonly unknownNames: ReadonlyArray<string>, readonly leftOutNames: ReadonlyArray<string> } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type PutWishlistIntoCartMutationVariables = Exact<{
  wishlistId: string;
  token?: string | null | undefined;
  entryIds?: ReadonlyArray<string> | string | null | undefined;
  pieces?: unknown;
}>;


export type PutWishlistIntoCartMutation = { readonly putWishlistIntoCart:
    | { readonly __typename: 'ListInCart', readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly report: { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly lightning: number, readonly normal: number }> }, readonly skipped: ReadonlyArray<{ readonly entryId: string, readonly name: string | null, readonly gap: string, readonly path: string | null }>, readonly claims: ReadonlyArray<{ readonly code: string, readonly quantity: number }> }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type PutTeaserListIntoCartMutationVariables = Exact<{
  items: ReadonlyArray<ListedItemInput> | ListedItemInput;
}>;


export type PutTeaserListIntoCartMutation = { readonly putTeaserListIntoCart:
    | { readonly __typename: 'ListInCart', readonly cart: { readonly id: string | null, readonly state: CartState, readonly positionCount: number, readonly articleCount: number, readonly deliveryCountry: string, readonly vatIncluded: boolean, readonly isExpressExcluded: boolean, readonly positions: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly freeArticles: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly catalogs: ReadonlyArray<{ readonly id: string, readonly operationsId: string, readonly productId: string, readonly itemId: string, readonly name: string, readonly brand: string, readonly path: string, readonly articleNumber: string, readonly quantity: number, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly isFreeItem: boolean, readonly isCatalog: boolean, readonly isLightningDeal: boolean, readonly quantityLightning: number, readonly quantityNormal: number, readonly primeFaehig: boolean, readonly removable: boolean, readonly relatedVoucherCode: string | null, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly oldPricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly totalPrice: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basePrice: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null, readonly pricePerUnitLightning: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly subtotal: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly promotionsSaving: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly totalSavings: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly shippingCost: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly tax: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly basketValue: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly applied: boolean | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } }>, readonly savedLines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly name: string, readonly path: string, readonly quantity: number, readonly maxQuantity: number, readonly isCheaper: boolean, readonly deliveryText: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly pricePerUnit: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly changedFrom: { readonly amount: number, readonly currency: Currency, readonly text: string } | null }>, readonly merge: { readonly from: string, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly brought: number, readonly added: number, readonly most: number }>, readonly vouchers: ReadonlyArray<{ readonly code: string, readonly taken: boolean }> } | null }, readonly report: { readonly mergeUndone: boolean, readonly added: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly quantity: number }>, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly path: string }>, readonly quantityChanged: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly asked: number, readonly now: number }>, readonly maxInCart: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly max: number }>, readonly dealSplit: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly lightning: number, readonly normal: number }> }, readonly skipped: ReadonlyArray<{ readonly entryId: string, readonly name: string | null, readonly gap: string, readonly path: string | null }>, readonly claims: ReadonlyArray<{ readonly code: string, readonly quantity: number }> }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type CommentOnWishlistMutationVariables = Exact<{
  wishlistId: string;
  entryId?: string | null | undefined;
  listComment: string;
}>;


export type CommentOnWishlistMutation = { readonly commentOnWishlist:
    | { readonly __typename: 'CommentWritten', readonly comment: { readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean } }
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type DeleteWishlistCommentMutationVariables = Exact<{
  wishlistId: string;
  commentId: string;
}>;


export type DeleteWishlistCommentMutation = { readonly deleteWishlistComment:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistDone', readonly messageKey: string }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type SettleMerkzettelMergeMutationVariables = Exact<{
  mergeId: string;
  undo: boolean;
}>;


export type SettleMerkzettelMergeMutation = { readonly settleMerkzettelMerge:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistDone', readonly messageKey: string }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type ShareWishlistMutationVariables = Exact<{
  wishlistId: string;
  level: LinkLevel;
}>;


export type ShareWishlistMutation = { readonly shareWishlist:
    | { readonly __typename: 'LinkMade', readonly path: string, readonly link: { readonly level: LinkLevel, readonly createdAt: string, readonly expiresAt: string } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type RevokeWishlistLinksMutationVariables = Exact<{
  wishlistId: string;
}>;


export type RevokeWishlistLinksMutation = { readonly revokeWishlistLinks:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistDone', readonly messageKey: string }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type InviteToWishlistMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type InviteToWishlistMutation = { readonly inviteToWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistDone', readonly messageKey: string }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type ChangeWishlistMemberMutationVariables = Exact<{
  wishlistId: string;
  memberId: string;
  do: unknown;
  level?: WishlistLevel | null | undefined;
}>;


export type ChangeWishlistMemberMutation = { readonly changeWishlistMember:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistHeadChanged', readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type JoinWishlistMutationVariables = Exact<{
  token: string;
}>;


export type JoinWishlistMutation = { readonly joinWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistHeadChanged', readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type LeaveWishlistMutationVariables = Exact<{
  wishlistId: string;
}>;


export type LeaveWishlistMutation = { readonly leaveWishlist:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'WishlistDone', readonly messageKey: string }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type ClaimPiecesMutationVariables = Exact<{
  input: ClaimInput;
}>;


export type ClaimPiecesMutation = { readonly claimPieces:
    | { readonly __typename: 'PiecesClaimed', readonly claim: { readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }, readonly claimed: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type WithdrawClaimMutationVariables = Exact<{
  input: ClaimCodeInput;
}>;


export type WithdrawClaimMutation = { readonly withdrawClaim:
    | { readonly __typename: 'ClaimWithdrawn', readonly quantity: number, readonly released: number }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type ReleaseClaimsMutationVariables = Exact<{
  wishlistId: string;
  entryId: string;
}>;


export type ReleaseClaimsMutation = { readonly releaseClaims:
    | { readonly __typename: 'ClaimsReleased', readonly quantity: number }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type ImportIntoWishlistMutationVariables = Exact<{
  wishlistId: string;
  orderLines: string;
}>;


export type ImportIntoWishlistMutation = { readonly importIntoWishlist:
    | { readonly __typename: 'ListImported', readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly kind: WishlistKind, readonly isDefault: boolean, readonly isStandardList: boolean, readonly createdAt: string, readonly level: WishlistLevel, readonly may: ReadonlyArray<WishlistAction>, readonly entryCount: number, readonly commentCount: number, readonly users: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly level: WishlistLevel, readonly isSelf: boolean }> }, readonly lines: ReadonlyArray<{ readonly text: string, readonly outcome: ImportOutcome }> }
    | { readonly __typename: 'WishlistRefused', readonly because: string, readonly messageKey: string, readonly open: number | null, readonly possible: number | null, readonly entry: { readonly externalId: string, readonly quantity: number, readonly version: number, readonly orderNumber: string, readonly isSaleable: boolean, readonly gap: EntryGap | null, readonly minimumToTell: number | null, readonly commentCount: number, readonly product: { readonly productId: string, readonly name: string, readonly path: string | null, readonly brand: string, readonly hasMultipleItems: boolean, readonly energyLabel: { readonly class: string, readonly dataSheetUrl: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } } | null }, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly maxQuantity: number, readonly minimumOrderQuantity: number, readonly deliveryText: string | null, readonly primeFaehig: boolean, readonly variants: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean, readonly extra: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly pictures: ReadonlyArray<{ readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> }>, readonly delivery: { readonly availability: AvailabilityOrUnknown, readonly left: number | null, readonly arrives: { readonly from: string, readonly to: string } | null }, readonly deal: { readonly endsAt: string, readonly reservedPercent: number, readonly maxQuantity: number, readonly specialPrice: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null } | null, readonly replacement: { readonly productId: string, readonly itemId: string, readonly name: string, readonly path: string, readonly picture: { readonly alt: string, readonly src: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly type: string, readonly srcset: string }> } | null, readonly price: { readonly vatIncluded: boolean, readonly vatRate: number, readonly discountPercent: number | null, readonly current: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly counterpart: { readonly amount: number, readonly currency: Currency, readonly text: string }, readonly previous: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly recommended: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly saving: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly base: { readonly unit: string, readonly price: { readonly amount: number, readonly currency: Currency, readonly text: string } } | null } } | null, readonly total: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly openTotal: { readonly amount: number, readonly currency: Currency, readonly text: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly comment: string, readonly name: string, readonly writtenAt: string, readonly positionId: string | null, readonly allowedToDeleteByUser: boolean }>, readonly changed: { readonly at: string, readonly by: string | null }, readonly claims: { readonly taken: number, readonly bought: number, readonly own: ReadonlyArray<{ readonly code: string, readonly quantity: number, readonly bought: number, readonly released: number }> } | null } | null }
   };

export type WithdrawalPartFragment = { readonly key: string, readonly fullName: string, readonly orderNumber: string, readonly email: string, readonly withdrawnGoods: string | null, readonly withdrawalReason: string | null, readonly receipt: { readonly receiptId: string, readonly receivedAt: string } | null };

export type WithdrawalQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawalQuery = { readonly withdrawal: { readonly key: string, readonly fullName: string, readonly orderNumber: string, readonly email: string, readonly withdrawnGoods: string | null, readonly withdrawalReason: string | null, readonly receipt: { readonly receiptId: string, readonly receivedAt: string } | null } | null };

export type PrepareWithdrawalMutationVariables = Exact<{
  input: WithdrawalInput;
}>;


export type PrepareWithdrawalMutation = { readonly prepareWithdrawal:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'Withdrawal', readonly key: string, readonly fullName: string, readonly orderNumber: string, readonly email: string, readonly withdrawnGoods: string | null, readonly withdrawalReason: string | null, readonly receipt: { readonly receiptId: string, readonly receivedAt: string } | null }
   };

export type ConfirmWithdrawalMutationVariables = Exact<{
  key: string;
}>;


export type ConfirmWithdrawalMutation = { readonly confirmWithdrawal:
    | { readonly __typename: 'FormRefused', readonly generalKey: string | null, readonly fieldErrors: ReadonlyArray<{ readonly field: string, readonly messageKey: string }> }
    | { readonly __typename: 'Withdrawal', readonly key: string, readonly fullName: string, readonly orderNumber: string, readonly email: string, readonly withdrawnGoods: string | null, readonly withdrawalReason: string | null, readonly receipt: { readonly receiptId: string, readonly receivedAt: string } | null }
   };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AddressPartFragmentDoc = new TypedDocumentString(`
    fragment AddressPart on Address {
  id
  schoolOrCompany
  salutation
  firstName
  lastName
  street
  addressAddition
  postCode
  city
  country
  phone
  email
  packstationAddress
  isCustomerAddress
}
    `, {"fragmentName":"AddressPart"}) as unknown as TypedDocumentString<AddressPartFragment, unknown>;
export const AddressBookPartFragmentDoc = new TypedDocumentString(`
    fragment AddressBookPart on AddressBook {
  billing {
    ...AddressPart
  }
  shipping {
    ...AddressPart
  }
  packstations {
    ...AddressPart
  }
  defaultBillingAddressId
  customerAddress {
    ...AddressPart
  }
  business {
    customerNumber
    termsOfPayment
    paymentMethod
    vatRegistrationNo
    jobTitleCode
    primaryIndustryGroupCode
    numberOfEmployees
  }
  deliveryCountries
  offersPackstations
}
    fragment AddressPart on Address {
  id
  schoolOrCompany
  salutation
  firstName
  lastName
  street
  addressAddition
  postCode
  city
  country
  phone
  email
  packstationAddress
  isCustomerAddress
}`, {"fragmentName":"AddressBookPart"}) as unknown as TypedDocumentString<AddressBookPartFragment, unknown>;
export const SaveAddressPartFragmentDoc = new TypedDocumentString(`
    fragment SaveAddressPart on SaveAddressResult {
  __typename
  ... on AddressSaved {
    addressId
    book {
      ...AddressBookPart
    }
  }
  ... on FormRefused {
    fieldErrors {
      field
      messageKey
      form
    }
    generalKey
  }
  ... on SessionExpired {
    messageKey
  }
}
    fragment AddressBookPart on AddressBook {
  billing {
    ...AddressPart
  }
  shipping {
    ...AddressPart
  }
  packstations {
    ...AddressPart
  }
  defaultBillingAddressId
  customerAddress {
    ...AddressPart
  }
  business {
    customerNumber
    termsOfPayment
    paymentMethod
    vatRegistrationNo
    jobTitleCode
    primaryIndustryGroupCode
    numberOfEmployees
  }
  deliveryCountries
  offersPackstations
}
fragment AddressPart on Address {
  id
  schoolOrCompany
  salutation
  firstName
  lastName
  street
  addressAddition
  postCode
  city
  country
  phone
  email
  packstationAddress
  isCustomerAddress
}`, {"fragmentName":"SaveAddressPart"}) as unknown as TypedDocumentString<SaveAddressPartFragment, unknown>;
export const BusinessDetailsPartFragmentDoc = new TypedDocumentString(`
    fragment BusinessDetailsPart on BusinessDetails {
  jobTitleCode
  primaryIndustryGroupCode
  vatRegistrationNo
  numberOfEmployees
}
    `, {"fragmentName":"BusinessDetailsPart"}) as unknown as TypedDocumentString<BusinessDetailsPartFragment, unknown>;
export const CancellationPartFragmentDoc = new TypedDocumentString(`
    fragment CancellationPart on Cancellation {
  key
  receipt {
    receiptId
    receivedAt
    kind
    cancellationReason
    fullName
    email
    contract
    endsOn
  }
}
    `, {"fragmentName":"CancellationPart"}) as unknown as TypedDocumentString<CancellationPartFragment, unknown>;
export const PicturePartFragmentDoc = new TypedDocumentString(`
    fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
    `, {"fragmentName":"PicturePart"}) as unknown as TypedDocumentString<PicturePartFragment, unknown>;
export const MoneyTextFragmentDoc = new TypedDocumentString(`
    fragment MoneyText on Money {
  amount
  currency
  text
}
    `, {"fragmentName":"MoneyText"}) as unknown as TypedDocumentString<MoneyTextFragment, unknown>;
export const CartPositionPartFragmentDoc = new TypedDocumentString(`
    fragment CartPositionPart on CartPosition {
  id
  operationsId
  productId
  itemId
  name
  brand
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  maxQuantity
  minimumOrderQuantity
  pricePerUnit {
    ...MoneyText
  }
  oldPricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  basePrice {
    price {
      ...MoneyText
    }
    unit
  }
  isFreeItem
  isCatalog
  isLightningDeal
  quantityLightning
  quantityNormal
  pricePerUnitLightning {
    ...MoneyText
  }
  primeFaehig
  removable
  relatedVoucherCode
  deliveryText
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}`, {"fragmentName":"CartPositionPart"}) as unknown as TypedDocumentString<CartPositionPartFragment, unknown>;
export const CartPartFragmentDoc = new TypedDocumentString(`
    fragment CartPart on Cart {
  id
  state
  positions {
    ...CartPositionPart
  }
  freeArticles {
    ...CartPositionPart
  }
  catalogs {
    ...CartPositionPart
  }
  positionCount
  articleCount
  subtotal {
    ...MoneyText
  }
  promotionsSaving {
    ...MoneyText
  }
  totalSavings {
    ...MoneyText
  }
  shippingCost {
    ...MoneyText
  }
  tax {
    rate
    amount {
      ...MoneyText
    }
  }
  total {
    ...MoneyText
  }
  basketValue {
    ...MoneyText
  }
  missingForFreeDelivery {
    ...MoneyText
  }
  vouchers {
    code
    name
    applied
    saving {
      ...MoneyText
    }
  }
  deliveryCountry
  vatIncluded
  isExpressExcluded
  savedLines {
    id
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    variants {
      label
      value
    }
    quantity
    maxQuantity
    pricePerUnit {
      ...MoneyText
    }
    changedFrom {
      ...MoneyText
    }
    isCheaper
    deliveryText
  }
  merge {
    from
    lines {
      itemId
      name
      brought
      added
      most
    }
    vouchers {
      code
      taken
    }
  }
}
    fragment CartPositionPart on CartPosition {
  id
  operationsId
  productId
  itemId
  name
  brand
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  maxQuantity
  minimumOrderQuantity
  pricePerUnit {
    ...MoneyText
  }
  oldPricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  basePrice {
    price {
      ...MoneyText
    }
    unit
  }
  isFreeItem
  isCatalog
  isLightningDeal
  quantityLightning
  quantityNormal
  pricePerUnitLightning {
    ...MoneyText
  }
  primeFaehig
  removable
  relatedVoucherCode
  deliveryText
}
fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}`, {"fragmentName":"CartPart"}) as unknown as TypedDocumentString<CartPartFragment, unknown>;
export const CartReportPartFragmentDoc = new TypedDocumentString(`
    fragment CartReportPart on CartReport {
  added {
    itemId
    name
    quantity
  }
  variantsToChoose {
    productId
    name
    path
  }
  quantityChanged {
    itemId
    name
    asked
    now
  }
  maxInCart {
    itemId
    name
    max
  }
  dealSplit {
    itemId
    name
    lightning
    normal
  }
  mergeUndone
}
    `, {"fragmentName":"CartReportPart"}) as unknown as TypedDocumentString<CartReportPartFragment, unknown>;
export const UpdateCartPartFragmentDoc = new TypedDocumentString(`
    fragment UpdateCartPart on UpdateCartResult {
  __typename
  ... on CartUpdated {
    cart {
      ...CartPart
    }
    report {
      ...CartReportPart
    }
  }
  ... on CartRefused {
    because
    messageKey
    cart {
      ...CartPart
    }
  }
}
    fragment CartPositionPart on CartPosition {
  id
  operationsId
  productId
  itemId
  name
  brand
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  maxQuantity
  minimumOrderQuantity
  pricePerUnit {
    ...MoneyText
  }
  oldPricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  basePrice {
    price {
      ...MoneyText
    }
    unit
  }
  isFreeItem
  isCatalog
  isLightningDeal
  quantityLightning
  quantityNormal
  pricePerUnitLightning {
    ...MoneyText
  }
  primeFaehig
  removable
  relatedVoucherCode
  deliveryText
}
fragment CartPart on Cart {
  id
  state
  positions {
    ...CartPositionPart
  }
  freeArticles {
    ...CartPositionPart
  }
  catalogs {
    ...CartPositionPart
  }
  positionCount
  articleCount
  subtotal {
    ...MoneyText
  }
  promotionsSaving {
    ...MoneyText
  }
  totalSavings {
    ...MoneyText
  }
  shippingCost {
    ...MoneyText
  }
  tax {
    rate
    amount {
      ...MoneyText
    }
  }
  total {
    ...MoneyText
  }
  basketValue {
    ...MoneyText
  }
  missingForFreeDelivery {
    ...MoneyText
  }
  vouchers {
    code
    name
    applied
    saving {
      ...MoneyText
    }
  }
  deliveryCountry
  vatIncluded
  isExpressExcluded
  savedLines {
    id
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    variants {
      label
      value
    }
    quantity
    maxQuantity
    pricePerUnit {
      ...MoneyText
    }
    changedFrom {
      ...MoneyText
    }
    isCheaper
    deliveryText
  }
  merge {
    from
    lines {
      itemId
      name
      brought
      added
      most
    }
    vouchers {
      code
      taken
    }
  }
}
fragment CartReportPart on CartReport {
  added {
    itemId
    name
    quantity
  }
  variantsToChoose {
    productId
    name
    path
  }
  quantityChanged {
    itemId
    name
    asked
    now
  }
  maxInCart {
    itemId
    name
    max
  }
  dealSplit {
    itemId
    name
    lightning
    normal
  }
  mergeUndone
}
fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}`, {"fragmentName":"UpdateCartPart"}) as unknown as TypedDocumentString<UpdateCartPartFragment, unknown>;
export const PricePartFragmentDoc = new TypedDocumentString(`
    fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}`, {"fragmentName":"PricePart"}) as unknown as TypedDocumentString<PricePartFragment, unknown>;
export const BadgesPartFragmentDoc = new TypedDocumentString(`
    fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
    `, {"fragmentName":"BadgesPart"}) as unknown as TypedDocumentString<BadgesPartFragment, unknown>;
export const DeliveryPartFragmentDoc = new TypedDocumentString(`
    fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
    `, {"fragmentName":"DeliveryPart"}) as unknown as TypedDocumentString<DeliveryPartFragment, unknown>;
export const DealPartFragmentDoc = new TypedDocumentString(`
    fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}`, {"fragmentName":"DealPart"}) as unknown as TypedDocumentString<DealPartFragment, unknown>;
export const TilePartFragmentDoc = new TypedDocumentString(`
    fragment TilePart on ProductTile {
  id
  bestItemId
  name
  manufacturerName
  path
  picture {
    ...PicturePart
  }
  price {
    ...PricePart
  }
  startsFrom
  moreVariants
  rating
  numberOfRatings
  badges {
    ...BadgesPart
  }
  isShortage
  minimumOrderQuantity
  delivery {
    ...DeliveryPart
  }
  deal {
    ...DealPart
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}`, {"fragmentName":"TilePart"}) as unknown as TypedDocumentString<TilePartFragment, unknown>;
export const OfferedFiltersPartFragmentDoc = new TypedDocumentString(`
    fragment OfferedFiltersPart on OfferedFilters {
  enumFilters {
    id
    name
    values {
      id
      name
      count
      selected
      imageUrl
    }
  }
  rangeFilters {
    kind
    id
    name
    min
    max
    selectedMin
    selectedMax
  }
}
    `, {"fragmentName":"OfferedFiltersPart"}) as unknown as TypedDocumentString<OfferedFiltersPartFragment, unknown>;
export const CheckoutFactsPartFragmentDoc = new TypedDocumentString(`
    fragment CheckoutFactsPart on CheckoutFacts {
  loginState
  loginOption
  isB2b
  isExpressAmazon
  positionCount
  basketValue {
    ...MoneyText
  }
  submitted
  hasAddresses
  shipperUsable
  paymentChosen
  storedOrderId
  shownOrderId
  soldOut
  hasSessionEnded
  isPrimeCheckout
}
    fragment MoneyText on Money {
  amount
  currency
  text
}`, {"fragmentName":"CheckoutFactsPart"}) as unknown as TypedDocumentString<CheckoutFactsPartFragment, unknown>;
export const CheckoutPartFragmentDoc = new TypedDocumentString(`
    fragment CheckoutPart on Checkout {
  facts {
    ...CheckoutFactsPart
  }
  step
  steps
  cart {
    ...CartPart
  }
  email
  phone
  deliveryType
  billingAddress {
    ...AddressPart
  }
  shippingAddress {
    ...AddressPart
  }
  billingAddresses {
    ...AddressPart
  }
  shippingAddresses {
    ...AddressPart
  }
  defaultBillingAddressId
  shippers {
    code
    name
    enabled
    selected
    costs {
      ...MoneyText
    }
    surcharge {
      ...MoneyText
    }
    notice
    arrives {
      from
      to
    }
  }
  speditionFields {
    name
    value
    required
  }
  billingEmail {
    selected
    preselected
  }
  shippingEmail {
    selected
    preselected
  }
  orderReference
  costCentre
  orderComment
  newsletterChosen
  paymentMethods {
    id
    displayName
    description
    display
    selected
    enabled
    buyerReference
    icons
    additionalInfo
    buttonLabel
    buttonInfo
    isPrepaid
  }
  selectedPaymentId
  deliveryCountries
  seen
}
    fragment CartPositionPart on CartPosition {
  id
  operationsId
  productId
  itemId
  name
  brand
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  maxQuantity
  minimumOrderQuantity
  pricePerUnit {
    ...MoneyText
  }
  oldPricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  basePrice {
    price {
      ...MoneyText
    }
    unit
  }
  isFreeItem
  isCatalog
  isLightningDeal
  quantityLightning
  quantityNormal
  pricePerUnitLightning {
    ...MoneyText
  }
  primeFaehig
  removable
  relatedVoucherCode
  deliveryText
}
fragment CartPart on Cart {
  id
  state
  positions {
    ...CartPositionPart
  }
  freeArticles {
    ...CartPositionPart
  }
  catalogs {
    ...CartPositionPart
  }
  positionCount
  articleCount
  subtotal {
    ...MoneyText
  }
  promotionsSaving {
    ...MoneyText
  }
  totalSavings {
    ...MoneyText
  }
  shippingCost {
    ...MoneyText
  }
  tax {
    rate
    amount {
      ...MoneyText
    }
  }
  total {
    ...MoneyText
  }
  basketValue {
    ...MoneyText
  }
  missingForFreeDelivery {
    ...MoneyText
  }
  vouchers {
    code
    name
    applied
    saving {
      ...MoneyText
    }
  }
  deliveryCountry
  vatIncluded
  isExpressExcluded
  savedLines {
    id
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    variants {
      label
      value
    }
    quantity
    maxQuantity
    pricePerUnit {
      ...MoneyText
    }
    changedFrom {
      ...MoneyText
    }
    isCheaper
    deliveryText
  }
  merge {
    from
    lines {
      itemId
      name
      brought
      added
      most
    }
    vouchers {
      code
      taken
    }
  }
}
fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment CheckoutFactsPart on CheckoutFacts {
  loginState
  loginOption
  isB2b
  isExpressAmazon
  positionCount
  basketValue {
    ...MoneyText
  }
  submitted
  hasAddresses
  shipperUsable
  paymentChosen
  storedOrderId
  shownOrderId
  soldOut
  hasSessionEnded
  isPrimeCheckout
}
fragment AddressPart on Address {
  id
  schoolOrCompany
  salutation
  firstName
  lastName
  street
  addressAddition
  postCode
  city
  country
  phone
  email
  packstationAddress
  isCustomerAddress
}`, {"fragmentName":"CheckoutPart"}) as unknown as TypedDocumentString<CheckoutPartFragment, unknown>;
export const MissingPartFragmentDoc = new TypedDocumentString(`
    fragment MissingPart on MissingFromCart {
  what
  name
  was
  is
}
    `, {"fragmentName":"MissingPart"}) as unknown as TypedDocumentString<MissingPartFragment, unknown>;
export const ContactReceiptPartFragmentDoc = new TypedDocumentString(`
    fragment ContactReceiptPart on ContactReceipt {
  ticketNumber
  receivedAt
  answerBy
  copyTo
}
    `, {"fragmentName":"ContactReceiptPart"}) as unknown as TypedDocumentString<ContactReceiptPartFragment, unknown>;
export const AccountPartFragmentDoc = new TypedDocumentString(`
    fragment AccountPart on Account {
  salutation
  firstName
  lastName
  company
  email
  phone
  customerNumber
}
    `, {"fragmentName":"AccountPart"}) as unknown as TypedDocumentString<AccountPartFragment, unknown>;
export const AccountRefusedPartFragmentDoc = new TypedDocumentString(`
    fragment AccountRefusedPart on FormRefused {
  generalKey
  fieldErrors {
    field
    messageKey
  }
}
    `, {"fragmentName":"AccountRefusedPart"}) as unknown as TypedDocumentString<AccountRefusedPartFragment, unknown>;
export const DealReservationPartFragmentDoc = new TypedDocumentString(`
    fragment DealReservationPart on DealReservation {
  endsAt
  hasBeenExtended
  extensionsLeft
  released {
    itemId
    name
    quantity
    was {
      ...MoneyText
    }
    is {
      ...MoneyText
    }
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}`, {"fragmentName":"DealReservationPart"}) as unknown as TypedDocumentString<DealReservationPartFragment, unknown>;
export const NewsletterResultPartFragmentDoc = new TypedDocumentString(`
    fragment NewsletterResultPart on NewsletterResult {
  __typename
  ... on NewsletterStep {
    path
  }
  ... on FormRefused {
    fieldErrors {
      field
      messageKey
    }
    generalKey
  }
}
    `, {"fragmentName":"NewsletterResultPart"}) as unknown as TypedDocumentString<NewsletterResultPartFragment, unknown>;
export const OrderFormLinePartFragmentDoc = new TypedDocumentString(`
    fragment OrderFormLinePart on OrderFormLine {
  rows
  asked
  outcome
  isLeft
  because
  article {
    name
    path
    variants {
      label
      value
    }
    price {
      current {
        ...MoneyText
      }
    }
  }
  quantity
  total {
    ...MoneyText
  }
  name
  path
  replacement {
    productId
    name
    path
  }
  meant {
    orderNumber
    name
    path
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}`, {"fragmentName":"OrderFormLinePart"}) as unknown as TypedDocumentString<OrderFormLinePartFragment, unknown>;
export const OrderOverviewPartFragmentDoc = new TypedDocumentString(`
    fragment OrderOverviewPart on OrderOverview {
  orderId
  orderedAt
  status
  articleCount
  pictures {
    ...PicturePart
  }
  total {
    ...MoneyText
  }
  returnHash
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}`, {"fragmentName":"OrderOverviewPart"}) as unknown as TypedDocumentString<OrderOverviewPartFragment, unknown>;
export const OrderItemPartFragmentDoc = new TypedDocumentString(`
    fragment OrderItemPart on OrderItem {
  itemId
  productId
  lineNo
  name
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  pricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  isFreeItem
  isReturnable
  isAlreadyReturned
  reviewUrl
  reviewScore
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}`, {"fragmentName":"OrderItemPart"}) as unknown as TypedDocumentString<OrderItemPartFragment, unknown>;
export const ShipmentPartFragmentDoc = new TypedDocumentString(`
    fragment ShipmentPart on Shipment {
  status
  carrier
  arrives {
    from
    to
  }
  dispatchDate
  deliveredOn
  invoiceLink
  trackingLink
  trackingCode
  cancelReason
  items {
    ...OrderItemPart
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment OrderItemPart on OrderItem {
  itemId
  productId
  lineNo
  name
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  pricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  isFreeItem
  isReturnable
  isAlreadyReturned
  reviewUrl
  reviewScore
}`, {"fragmentName":"ShipmentPart"}) as unknown as TypedDocumentString<ShipmentPartFragment, unknown>;
export const OrderDetailsPartFragmentDoc = new TypedDocumentString(`
    fragment OrderDetailsPart on OrderDetails {
  orderId
  orderedAt
  status
  billingAddress {
    ...AddressPart
  }
  shippingAddress {
    ...AddressPart
  }
  paymentId
  paymentName
  subtotal {
    ...MoneyText
  }
  totalSavings {
    ...MoneyText
  }
  shippingCost {
    ...MoneyText
  }
  tax {
    rate
    amount {
      ...MoneyText
    }
  }
  total {
    ...MoneyText
  }
  vatIncluded
  email
  phone
  orderReference
  costCentre
  comment
  shipments {
    ...ShipmentPart
  }
  canBeCancelled
  canBeWithdrawn
  returns {
    rma
    wish
    announcedAt
    receivedOn
    settledOn
    refund {
      ...MoneyText
    }
  }
  withdrawals {
    receiptId
    receivedAt
  }
  returnHash
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment AddressPart on Address {
  id
  schoolOrCompany
  salutation
  firstName
  lastName
  street
  addressAddition
  postCode
  city
  country
  phone
  email
  packstationAddress
  isCustomerAddress
}
fragment OrderItemPart on OrderItem {
  itemId
  productId
  lineNo
  name
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  pricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  isFreeItem
  isReturnable
  isAlreadyReturned
  reviewUrl
  reviewScore
}
fragment ShipmentPart on Shipment {
  status
  carrier
  arrives {
    from
    to
  }
  dispatchDate
  deliveredOn
  invoiceLink
  trackingLink
  trackingCode
  cancelReason
  items {
    ...OrderItemPart
  }
}`, {"fragmentName":"OrderDetailsPart"}) as unknown as TypedDocumentString<OrderDetailsPartFragment, unknown>;
export const OrderStatusPartFragmentDoc = new TypedDocumentString(`
    fragment OrderStatusPart on OrderStatusView {
  orderId
  orderedAt
  status
  shipments {
    status
    carrier
    arrives {
      from
      to
    }
    dispatchDate
    deliveredOn
    trackingLink
    trackingCode
    cancelReason
    items {
      itemId
      productId
      lineNo
      name
      path
      picture {
        ...PicturePart
      }
      variants {
        label
        value
      }
      articleNumber
      quantity
    }
  }
  returns {
    rma
    wish
    announcedAt
    receivedOn
    settledOn
  }
  canBeWithdrawn
  returnHash
}
    fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}`, {"fragmentName":"OrderStatusPart"}) as unknown as TypedDocumentString<OrderStatusPartFragment, unknown>;
export const SubmittedReturnPartFragmentDoc = new TypedDocumentString(`
    fragment SubmittedReturnPart on SubmittedReturn {
  submittedAt
  shipments {
    rma
    regulation {
      id
      name
      description
    }
    carrierName
    labels
    items {
      itemId
      quantity
    }
  }
}
    `, {"fragmentName":"SubmittedReturnPart"}) as unknown as TypedDocumentString<SubmittedReturnPartFragment, unknown>;
export const ReturnItemPartFragmentDoc = new TypedDocumentString(`
    fragment ReturnItemPart on ReturnItem {
  id
  name
  picture {
    ...PicturePart
  }
  articleNumber
  variants {
    label
    value
  }
  quantity
  returnedQuantity
  returnableQuantity
  notReturnableBecause
  returnUntil
  components {
    id
    name
  }
}
    fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}`, {"fragmentName":"ReturnItemPart"}) as unknown as TypedDocumentString<ReturnItemPartFragment, unknown>;
export const ReturnNotReadyPartFragmentDoc = new TypedDocumentString(`
    fragment ReturnNotReadyPart on ReturnNotReady {
  path
  notice: messageKey
}
    `, {"fragmentName":"ReturnNotReadyPart"}) as unknown as TypedDocumentString<ReturnNotReadyPartFragment, unknown>;
export const ReturnStepPartFragmentDoc = new TypedDocumentString(`
    fragment ReturnStepPart on ReturnStepResult {
  __typename
  ... on ReturnStepTaken {
    path
  }
  ... on FormRefused {
    fieldErrors {
      field
      messageKey
    }
    generalKey
  }
  ...ReturnNotReadyPart
}
    fragment ReturnNotReadyPart on ReturnNotReady {
  path
  notice: messageKey
}`, {"fragmentName":"ReturnStepPart"}) as unknown as TypedDocumentString<ReturnStepPartFragment, unknown>;
export const ReviewPartFragmentDoc = new TypedDocumentString(`
    fragment ReviewPart on Review {
  id
  rating
  title
  message
  date
  helpfulRating
  isVerified
  author {
    nickname
    about
  }
  shopComment {
    message
    author
    date
  }
}
    `, {"fragmentName":"ReviewPart"}) as unknown as TypedDocumentString<ReviewPartFragment, unknown>;
export const OwnReviewPartFragmentDoc = new TypedDocumentString(`
    fragment OwnReviewPart on OwnReview {
  isPending
  review {
    ...ReviewPart
  }
}
    fragment ReviewPart on Review {
  id
  rating
  title
  message
  date
  helpfulRating
  isVerified
  author {
    nickname
    about
  }
  shopComment {
    message
    author
    date
  }
}`, {"fragmentName":"OwnReviewPart"}) as unknown as TypedDocumentString<OwnReviewPartFragment, unknown>;
export const BookmarkListPartFragmentDoc = new TypedDocumentString(`
    fragment BookmarkListPart on BookmarkList {
  externalId
  name
  isDefault
  isStandardList
  isChangeable
  productIds
}
    `, {"fragmentName":"BookmarkListPart"}) as unknown as TypedDocumentString<BookmarkListPartFragment, unknown>;
export const WishlistCommentPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
    `, {"fragmentName":"WishlistCommentPart"}) as unknown as TypedDocumentString<WishlistCommentPartFragment, unknown>;
export const WishlistEntryPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}`, {"fragmentName":"WishlistEntryPart"}) as unknown as TypedDocumentString<WishlistEntryPartFragment, unknown>;
export const WishlistPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistPart on Wishlist {
  externalId
  name
  description
  kind
  isDefault
  isStandardList
  createdAt
  level
  may
  entryCount
  commentCount
  users {
    memberId
    name
    level
    isSelf
  }
  entries {
    ...WishlistEntryPart
  }
  removed {
    externalId
    name
    orderNumber
    quantity
    claimed
    bought
    index
    removed {
      at
      by
    }
  }
  links {
    level
    createdAt
    expiresAt
  }
  openTotal {
    ...MoneyText
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}`, {"fragmentName":"WishlistPart"}) as unknown as TypedDocumentString<WishlistPartFragment, unknown>;
export const WishlistHeadPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistHeadPart on WishlistHead {
  externalId
  name
  description
  kind
  isDefault
  isStandardList
  createdAt
  level
  may
  entryCount
  commentCount
  users {
    memberId
    name
    level
    isSelf
  }
}
    `, {"fragmentName":"WishlistHeadPart"}) as unknown as TypedDocumentString<WishlistHeadPartFragment, unknown>;
export const WishlistChangedPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistChangedPart on WishlistChanged {
  list {
    ...WishlistHeadPart
  }
  entries {
    ...WishlistEntryPart
  }
  removed {
    externalId
    name
    orderNumber
    quantity
    claimed
    bought
    index
    removed {
      at
      by
    }
  }
  gone
  items {
    added
    raised
    unchanged
    unknown
    leftOut
    unknownNames
    leftOutNames
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistHeadPart on WishlistHead {
  externalId
  name
  description
  kind
  isDefault
  isStandardList
  createdAt
  level
  may
  entryCount
  commentCount
  users {
    memberId
    name
    level
    isSelf
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}`, {"fragmentName":"WishlistChangedPart"}) as unknown as TypedDocumentString<WishlistChangedPartFragment, unknown>;
export const WishlistRefusedPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistRefusedPart on WishlistRefused {
  because
  messageKey
  open
  possible
  entry {
    ...WishlistEntryPart
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}`, {"fragmentName":"WishlistRefusedPart"}) as unknown as TypedDocumentString<WishlistRefusedPartFragment, unknown>;
export const WishlistFormRefusedPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistFormRefusedPart on FormRefused {
  generalKey
  fieldErrors {
    field
    messageKey
  }
}
    `, {"fragmentName":"WishlistFormRefusedPart"}) as unknown as TypedDocumentString<WishlistFormRefusedPartFragment, unknown>;
export const WishlistChangePartFragmentDoc = new TypedDocumentString(`
    fragment WishlistChangePart on WishlistChangeResult {
  __typename
  ... on WishlistChanged {
    ...WishlistChangedPart
  }
  ... on WishlistRefused {
    ...WishlistRefusedPart
  }
  ... on FormRefused {
    ...WishlistFormRefusedPart
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistHeadPart on WishlistHead {
  externalId
  name
  description
  kind
  isDefault
  isStandardList
  createdAt
  level
  may
  entryCount
  commentCount
  users {
    memberId
    name
    level
    isSelf
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}
fragment WishlistRefusedPart on WishlistRefused {
  because
  messageKey
  open
  possible
  entry {
    ...WishlistEntryPart
  }
}
fragment WishlistFormRefusedPart on FormRefused {
  generalKey
  fieldErrors {
    field
    messageKey
  }
}
fragment WishlistChangedPart on WishlistChanged {
  list {
    ...WishlistHeadPart
  }
  entries {
    ...WishlistEntryPart
  }
  removed {
    externalId
    name
    orderNumber
    quantity
    claimed
    bought
    index
    removed {
      at
      by
    }
  }
  gone
  items {
    added
    raised
    unchanged
    unknown
    leftOut
    unknownNames
    leftOutNames
  }
}`, {"fragmentName":"WishlistChangePart"}) as unknown as TypedDocumentString<WishlistChangePartFragment, unknown>;
export const WishlistHeadResultPartFragmentDoc = new TypedDocumentString(`
    fragment WishlistHeadResultPart on WishlistHeadResult {
  __typename
  ... on WishlistHeadChanged {
    list {
      ...WishlistHeadPart
    }
  }
  ... on WishlistRefused {
    ...WishlistRefusedPart
  }
  ... on FormRefused {
    ...WishlistFormRefusedPart
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistHeadPart on WishlistHead {
  externalId
  name
  description
  kind
  isDefault
  isStandardList
  createdAt
  level
  may
  entryCount
  commentCount
  users {
    memberId
    name
    level
    isSelf
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}
fragment WishlistRefusedPart on WishlistRefused {
  because
  messageKey
  open
  possible
  entry {
    ...WishlistEntryPart
  }
}
fragment WishlistFormRefusedPart on FormRefused {
  generalKey
  fieldErrors {
    field
    messageKey
  }
}`, {"fragmentName":"WishlistHeadResultPart"}) as unknown as TypedDocumentString<WishlistHeadResultPartFragment, unknown>;
export const WishlistDonePartFragmentDoc = new TypedDocumentString(`
    fragment WishlistDonePart on WishlistDoneResult {
  __typename
  ... on WishlistDone {
    messageKey
  }
  ... on WishlistRefused {
    ...WishlistRefusedPart
  }
  ... on FormRefused {
    ...WishlistFormRefusedPart
  }
}
    fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}
fragment WishlistRefusedPart on WishlistRefused {
  because
  messageKey
  open
  possible
  entry {
    ...WishlistEntryPart
  }
}
fragment WishlistFormRefusedPart on FormRefused {
  generalKey
  fieldErrors {
    field
    messageKey
  }
}`, {"fragmentName":"WishlistDonePart"}) as unknown as TypedDocumentString<WishlistDonePartFragment, unknown>;
export const ListInCartPartFragmentDoc = new TypedDocumentString(`
    fragment ListInCartPart on ListInCartResult {
  __typename
  ... on ListInCart {
    cart {
      ...CartPart
    }
    report {
      ...CartReportPart
    }
    skipped {
      entryId
      name
      gap
      path
    }
    claims {
      code
      quantity
    }
  }
  ... on WishlistRefused {
    ...WishlistRefusedPart
  }
}
    fragment CartPositionPart on CartPosition {
  id
  operationsId
  productId
  itemId
  name
  brand
  path
  picture {
    ...PicturePart
  }
  variants {
    label
    value
  }
  articleNumber
  quantity
  maxQuantity
  minimumOrderQuantity
  pricePerUnit {
    ...MoneyText
  }
  oldPricePerUnit {
    ...MoneyText
  }
  totalPrice {
    ...MoneyText
  }
  basePrice {
    price {
      ...MoneyText
    }
    unit
  }
  isFreeItem
  isCatalog
  isLightningDeal
  quantityLightning
  quantityNormal
  pricePerUnitLightning {
    ...MoneyText
  }
  primeFaehig
  removable
  relatedVoucherCode
  deliveryText
}
fragment CartPart on Cart {
  id
  state
  positions {
    ...CartPositionPart
  }
  freeArticles {
    ...CartPositionPart
  }
  catalogs {
    ...CartPositionPart
  }
  positionCount
  articleCount
  subtotal {
    ...MoneyText
  }
  promotionsSaving {
    ...MoneyText
  }
  totalSavings {
    ...MoneyText
  }
  shippingCost {
    ...MoneyText
  }
  tax {
    rate
    amount {
      ...MoneyText
    }
  }
  total {
    ...MoneyText
  }
  basketValue {
    ...MoneyText
  }
  missingForFreeDelivery {
    ...MoneyText
  }
  vouchers {
    code
    name
    applied
    saving {
      ...MoneyText
    }
  }
  deliveryCountry
  vatIncluded
  isExpressExcluded
  savedLines {
    id
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    variants {
      label
      value
    }
    quantity
    maxQuantity
    pricePerUnit {
      ...MoneyText
    }
    changedFrom {
      ...MoneyText
    }
    isCheaper
    deliveryText
  }
  merge {
    from
    lines {
      itemId
      name
      brought
      added
      most
    }
    vouchers {
      code
      taken
    }
  }
}
fragment CartReportPart on CartReport {
  added {
    itemId
    name
    quantity
  }
  variantsToChoose {
    productId
    name
    path
  }
  quantityChanged {
    itemId
    name
    asked
    now
  }
  maxInCart {
    itemId
    name
    max
  }
  dealSplit {
    itemId
    name
    lightning
    normal
  }
  mergeUndone
}
fragment MoneyText on Money {
  amount
  currency
  text
}
fragment PicturePart on Picture {
  alt
  src
  width
  height
  sources {
    type
    srcset
  }
}
fragment PricePart on Price {
  current {
    ...MoneyText
  }
  counterpart {
    ...MoneyText
  }
  vatIncluded
  vatRate
  previous {
    ...MoneyText
  }
  recommended {
    ...MoneyText
  }
  saving {
    ...MoneyText
  }
  discountPercent
  base {
    price {
      ...MoneyText
    }
    unit
  }
}
fragment DeliveryPart on Delivery {
  availability
  arrives {
    from
    to
  }
  left
}
fragment DealPart on LightningDeal {
  endsAt
  reservedPercent
  specialPrice {
    ...PricePart
  }
  maxQuantity
}
fragment BadgesPart on Badges {
  sale
  new
  popular
  extra {
    id
    name
  }
}
fragment WishlistCommentPart on WishlistComment {
  id
  comment
  name
  writtenAt
  positionId
  allowedToDeleteByUser
}
fragment WishlistEntryPart on WishlistEntry {
  externalId
  quantity
  version
  product {
    productId
    name
    path
    brand
    hasMultipleItems
    energyLabel {
      class
      picture {
        ...PicturePart
      }
      dataSheetUrl
    }
  }
  orderNumber
  item {
    itemId
    name
    path
    variants {
      label
      value
    }
    maxQuantity
    minimumOrderQuantity
    price {
      ...PricePart
    }
    badges {
      ...BadgesPart
    }
    pictures {
      ...PicturePart
    }
    delivery {
      ...DeliveryPart
    }
    deliveryText
    primeFaehig
    deal {
      ...DealPart
    }
  }
  isSaleable
  gap
  minimumToTell
  replacement {
    productId
    itemId
    name
    path
    picture {
      ...PicturePart
    }
    price {
      ...PricePart
    }
  }
  total {
    ...MoneyText
  }
  openTotal {
    ...MoneyText
  }
  comments {
    ...WishlistCommentPart
  }
  commentCount
  changed {
    at
    by
  }
  claims {
    taken
    bought
    own {
      code
      quantity
      bought
      released
    }
  }
}
fragment WishlistRefusedPart on WishlistRefused {
  because
  messageKey
  open
  possible
  entry {
    ...WishlistEntryPart
  }
}`, {"fragmentName":"ListInCartPart"}) as unknown as TypedDocumentString<ListInCartPartFragment, unknown>;
export const WithdrawalPartFragmentDoc = new TypedDocumentString(`
    fragment WithdrawalPart on Withdrawal {
  key
  fullName
  orderNumber
  email
  withdrawnGoods
  withdrawalReason
  receipt {
    receiptId
    receivedAt
  }
}
    `, {"fragmentName":"WithdrawalPart"}) as unknown as TypedDocumentString<WithdrawalPartFragment, unknown>;
export const AddressBookDocument = {"__meta__":{"hash":"0b8772f989930dd2"}} as unknown as TypedDocumentString<AddressBookQuery, AddressBookQueryVariables>;
export const SaveAddressDocument = {"__meta__":{"hash":"b531c92e1bc4d235"}} as unknown as TypedDocumentString<SaveAddressMutation, SaveAddressMutationVariables>;
export const SavePackstationDocument = {"__meta__":{"hash":"08c50b40c91bfa3a"}} as unknown as TypedDocumentString<SavePackstationMutation, SavePackstationMutationVariables>;
export const RemoveAddressDocument = {"__meta__":{"hash":"3ca88a4c054f8584"}} as unknown as TypedDocumentString<RemoveAddressMutation, RemoveAddressMutationVariables>;
export const BusinessListsDocument = {"__meta__":{"hash":"b58720c4b3f7e941"}} as unknown as TypedDocumentString<BusinessListsQuery, BusinessListsQueryVariables>;
export const BusinessDetailsDocument = {"__meta__":{"hash":"1ebd071c907f2fef"}} as unknown as TypedDocumentString<BusinessDetailsQuery, BusinessDetailsQueryVariables>;
export const ChangeBusinessDetailsDocument = {"__meta__":{"hash":"589b908bbbf42a0f"}} as unknown as TypedDocumentString<ChangeBusinessDetailsMutation, ChangeBusinessDetailsMutationVariables>;
export const CancellationDocument = {"__meta__":{"hash":"c0b9f71d85db7627"}} as unknown as TypedDocumentString<CancellationQuery, CancellationQueryVariables>;
export const DeclareCancellationDocument = {"__meta__":{"hash":"3f745452d4f30364"}} as unknown as TypedDocumentString<DeclareCancellationMutation, DeclareCancellationMutationVariables>;
export const CartDocument = {"__meta__":{"hash":"08ff5725eb5add2f"}} as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const UpdateCartDocument = {"__meta__":{"hash":"5fa9031739189c47"}} as unknown as TypedDocumentString<UpdateCartMutation, UpdateCartMutationVariables>;
export const TopNavigationDocument = {"__meta__":{"hash":"de005d3ffc385a98"}} as unknown as TypedDocumentString<TopNavigationQuery, TopNavigationQueryVariables>;
export const NavigationDocument = {"__meta__":{"hash":"a53a848c081ebc19"}} as unknown as TypedDocumentString<NavigationQuery, NavigationQueryVariables>;
export const CategoryTilesDocument = {"__meta__":{"hash":"80df1c803fb90cad"}} as unknown as TypedDocumentString<CategoryTilesQuery, CategoryTilesQueryVariables>;
export const CategoryDocument = {"__meta__":{"hash":"d1ed42aaea605dc5"}} as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const ProductOfItemDocument = {"__meta__":{"hash":"27eca157ec4dcce9"}} as unknown as TypedDocumentString<ProductOfItemQuery, ProductOfItemQueryVariables>;
export const ExtraTabDocument = {"__meta__":{"hash":"4dedc64d030faf24"}} as unknown as TypedDocumentString<ExtraTabQuery, ExtraTabQueryVariables>;
export const RecordGlanceViewDocument = {"__meta__":{"hash":"f15c6cf99840c52b"}} as unknown as TypedDocumentString<RecordGlanceViewMutation, RecordGlanceViewMutationVariables>;
export const TilesDocument = {"__meta__":{"hash":"bff4dc3ac7646980"}} as unknown as TypedDocumentString<TilesQuery, TilesQueryVariables>;
export const ProductDocument = {"__meta__":{"hash":"685e38c832aaa8a3"}} as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const CompareDocument = {"__meta__":{"hash":"0a401be494abf9ff"}} as unknown as TypedDocumentString<CompareQuery, CompareQueryVariables>;
export const SearchDocument = {"__meta__":{"hash":"2c34af245a55193e"}} as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const CheckoutFactsDocument = {"__meta__":{"hash":"19d391f1512524d7"}} as unknown as TypedDocumentString<CheckoutFactsQuery, CheckoutFactsQueryVariables>;
export const CheckoutDocument = {"__meta__":{"hash":"a45807cf263888ae"}} as unknown as TypedDocumentString<CheckoutQuery, CheckoutQueryVariables>;
export const ChooseCheckoutLoginDocument = {"__meta__":{"hash":"eb69ae3f3b5c4607"}} as unknown as TypedDocumentString<ChooseCheckoutLoginMutation, ChooseCheckoutLoginMutationVariables>;
export const SaveShippingStepDocument = {"__meta__":{"hash":"cc0135207300e7be"}} as unknown as TypedDocumentString<SaveShippingStepMutation, SaveShippingStepMutationVariables>;
export const SavePaymentStepDocument = {"__meta__":{"hash":"ddd76bb501bdf298"}} as unknown as TypedDocumentString<SavePaymentStepMutation, SavePaymentStepMutationVariables>;
export const RefillCartDocument = {"__meta__":{"hash":"ad0438fd55e25a2d"}} as unknown as TypedDocumentString<RefillCartMutation, RefillCartMutationVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"1b6969e0e1078706"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const CheckoutLimitsDocument = {"__meta__":{"hash":"766c0f8429496503"}} as unknown as TypedDocumentString<CheckoutLimitsQuery, CheckoutLimitsQueryVariables>;
export const CompetitionsDocument = {"__meta__":{"hash":"531b7fa44ddac0c6"}} as unknown as TypedDocumentString<CompetitionsQuery, CompetitionsQueryVariables>;
export const CompetitionDocument = {"__meta__":{"hash":"a57bf50c8c9e6c1a"}} as unknown as TypedDocumentString<CompetitionQuery, CompetitionQueryVariables>;
export const EnterCompetitionDocument = {"__meta__":{"hash":"96da27a09b790911"}} as unknown as TypedDocumentString<EnterCompetitionMutation, EnterCompetitionMutationVariables>;
export const ContactFormDocument = {"__meta__":{"hash":"ccc409c90bdfd835"}} as unknown as TypedDocumentString<ContactFormQuery, ContactFormQueryVariables>;
export const ContactReceiptDocument = {"__meta__":{"hash":"398d69dad14237fd"}} as unknown as TypedDocumentString<ContactReceiptQuery, ContactReceiptQueryVariables>;
export const SendContactRequestDocument = {"__meta__":{"hash":"66e37df9b0c0c1df"}} as unknown as TypedDocumentString<SendContactRequestMutation, SendContactRequestMutationVariables>;
export const FooterDocument = {"__meta__":{"hash":"f5cea7e9f394120c"}} as unknown as TypedDocumentString<FooterQuery, FooterQueryVariables>;
export const PageDocument = {"__meta__":{"hash":"888975ca89153208"}} as unknown as TypedDocumentString<PageQuery, PageQueryVariables>;
export const AccountDocument = {"__meta__":{"hash":"1f46b6df13f5c799"}} as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const ChangeAccountDataDocument = {"__meta__":{"hash":"41b931d1fed219d2"}} as unknown as TypedDocumentString<ChangeAccountDataMutation, ChangeAccountDataMutationVariables>;
export const ChangeEmailDocument = {"__meta__":{"hash":"738cf7e4e850d26e"}} as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePhoneDocument = {"__meta__":{"hash":"4dccda0418bd13e0"}} as unknown as TypedDocumentString<ChangePhoneMutation, ChangePhoneMutationVariables>;
export const DeleteAccountDocument = {"__meta__":{"hash":"a12b802163bf60b8"}} as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const PasswordLinkDocument = {"__meta__":{"hash":"6ec303cd20a30f1c"}} as unknown as TypedDocumentString<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const RequestPasswordLinkDocument = {"__meta__":{"hash":"026e4a33e6956fba"}} as unknown as TypedDocumentString<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>;
export const ChooseNewPasswordDocument = {"__meta__":{"hash":"8ccdd46cef538655"}} as unknown as TypedDocumentString<ChooseNewPasswordMutation, ChooseNewPasswordMutationVariables>;
export const DealReservationDocument = {"__meta__":{"hash":"2121504c830f6dfa"}} as unknown as TypedDocumentString<DealReservationQuery, DealReservationQueryVariables>;
export const ExtendDealReservationDocument = {"__meta__":{"hash":"25e2c82371fe1d31"}} as unknown as TypedDocumentString<ExtendDealReservationMutation, ExtendDealReservationMutationVariables>;
export const SubscribeToNewsletterDocument = {"__meta__":{"hash":"6e0da8c39065805e"}} as unknown as TypedDocumentString<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const ConfirmNewsletterDocument = {"__meta__":{"hash":"786a721f64c14cc4"}} as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const UnsubscribeFromNewsletterDocument = {"__meta__":{"hash":"a7ef61b449c13ca5"}} as unknown as TypedDocumentString<UnsubscribeFromNewsletterMutation, UnsubscribeFromNewsletterMutationVariables>;
export const CheckedOrderFormDocument = {"__meta__":{"hash":"3d33c4e95966be1d"}} as unknown as TypedDocumentString<CheckedOrderFormQuery, CheckedOrderFormQueryVariables>;
export const AddOrderFormDocument = {"__meta__":{"hash":"8e1a863b4f9daea8"}} as unknown as TypedDocumentString<AddOrderFormMutation, AddOrderFormMutationVariables>;
export const OrderListDocument = {"__meta__":{"hash":"80ee0bd1ab4357aa"}} as unknown as TypedDocumentString<OrderListQuery, OrderListQueryVariables>;
export const OrderDetailsDocument = {"__meta__":{"hash":"83f8b3f8152b8ec8"}} as unknown as TypedDocumentString<OrderDetailsQuery, OrderDetailsQueryVariables>;
export const CancelOrderDocument = {"__meta__":{"hash":"794aa43b00c213e5"}} as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const ReorderDocument = {"__meta__":{"hash":"0eab7ac1da10c097"}} as unknown as TypedDocumentString<ReorderMutation, ReorderMutationVariables>;
export const LookedUpOrderDocument = {"__meta__":{"hash":"d1015dbf67771eaa"}} as unknown as TypedDocumentString<LookedUpOrderQuery, LookedUpOrderQueryVariables>;
export const LookUpOrderDocument = {"__meta__":{"hash":"c0d289cd2e0913ac"}} as unknown as TypedDocumentString<LookUpOrderMutation, LookUpOrderMutationVariables>;
export const ForgetLookedUpOrderDocument = {"__meta__":{"hash":"bc476e4606114746"}} as unknown as TypedDocumentString<ForgetLookedUpOrderMutation, ForgetLookedUpOrderMutationVariables>;
export const OrderConfirmationDocument = {"__meta__":{"hash":"592047c14e473b05"}} as unknown as TypedDocumentString<OrderConfirmationQuery, OrderConfirmationQueryVariables>;
export const RecentOrdersDocument = {"__meta__":{"hash":"08b6ae89bd00967c"}} as unknown as TypedDocumentString<RecentOrdersQuery, RecentOrdersQueryVariables>;
export const PaymentReturnDocument = {"__meta__":{"hash":"0d18dbc0c50de35b"}} as unknown as TypedDocumentString<PaymentReturnQuery, PaymentReturnQueryVariables>;
export const PrimeOfferDocument = {"__meta__":{"hash":"c6d0d4fc603adaaa"}} as unknown as TypedDocumentString<PrimeOfferQuery, PrimeOfferQueryVariables>;
export const PrimeMembershipDocument = {"__meta__":{"hash":"2755fb0216fd339b"}} as unknown as TypedDocumentString<PrimeMembershipQuery, PrimeMembershipQueryVariables>;
export const PrimeCheckoutDocument = {"__meta__":{"hash":"80b70f8e091eb7fe"}} as unknown as TypedDocumentString<PrimeCheckoutQuery, PrimeCheckoutQueryVariables>;
export const SubscribeToPrimeDocument = {"__meta__":{"hash":"a802b33b9742a1f3"}} as unknown as TypedDocumentString<SubscribeToPrimeMutation, SubscribeToPrimeMutationVariables>;
export const JoinPrimeWaitingListDocument = {"__meta__":{"hash":"51aa53f22853aaf2"}} as unknown as TypedDocumentString<JoinPrimeWaitingListMutation, JoinPrimeWaitingListMutationVariables>;
export const ReturnsSwitchDocument = {"__meta__":{"hash":"68328151d02758e9"}} as unknown as TypedDocumentString<ReturnsSwitchQuery, ReturnsSwitchQueryVariables>;
export const ReturnFlowDocument = {"__meta__":{"hash":"a11e8414822b6795"}} as unknown as TypedDocumentString<ReturnFlowQuery, ReturnFlowQueryVariables>;
export const ReturnRegulationsDocument = {"__meta__":{"hash":"c2e6641949601d3f"}} as unknown as TypedDocumentString<ReturnRegulationsQuery, ReturnRegulationsQueryVariables>;
export const ReturnCarriersDocument = {"__meta__":{"hash":"12010991df8d7d51"}} as unknown as TypedDocumentString<ReturnCarriersQuery, ReturnCarriersQueryVariables>;
export const ReturnContactDocument = {"__meta__":{"hash":"1e5ee021a9cc9e32"}} as unknown as TypedDocumentString<ReturnContactQuery, ReturnContactQueryVariables>;
export const FindReturnOrderDocument = {"__meta__":{"hash":"fcff383d5f44fac5"}} as unknown as TypedDocumentString<FindReturnOrderMutation, FindReturnOrderMutationVariables>;
export const SelectReturnItemsDocument = {"__meta__":{"hash":"573f163c5d13a001"}} as unknown as TypedDocumentString<SelectReturnItemsMutation, SelectReturnItemsMutationVariables>;
export const ChooseRegulationDocument = {"__meta__":{"hash":"c0442c47c125a569"}} as unknown as TypedDocumentString<ChooseRegulationMutation, ChooseRegulationMutationVariables>;
export const ChooseReturnCarrierDocument = {"__meta__":{"hash":"895749b41fbfc6b5"}} as unknown as TypedDocumentString<ChooseReturnCarrierMutation, ChooseReturnCarrierMutationVariables>;
export const RemoveReturnImageDocument = {"__meta__":{"hash":"361fc1c6417a0959"}} as unknown as TypedDocumentString<RemoveReturnImageMutation, RemoveReturnImageMutationVariables>;
export const SubmitReturnDocument = {"__meta__":{"hash":"2b1f87963834a759"}} as unknown as TypedDocumentString<SubmitReturnMutation, SubmitReturnMutationVariables>;
export const RatingTargetDocument = {"__meta__":{"hash":"706119750a41a4b5"}} as unknown as TypedDocumentString<RatingTargetQuery, RatingTargetQueryVariables>;
export const ReviewsDocument = {"__meta__":{"hash":"083df134bc003030"}} as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const OwnReviewDocument = {"__meta__":{"hash":"9a7e3ae6f699a659"}} as unknown as TypedDocumentString<OwnReviewQuery, OwnReviewQueryVariables>;
export const ReviewedProductDocument = {"__meta__":{"hash":"e6bd519a07c1a2e5"}} as unknown as TypedDocumentString<ReviewedProductQuery, ReviewedProductQueryVariables>;
export const SaveReviewDocument = {"__meta__":{"hash":"8cc3f6a5c68ab65d"}} as unknown as TypedDocumentString<SaveReviewMutation, SaveReviewMutationVariables>;
export const RateDescriptionDocument = {"__meta__":{"hash":"ba0b4d8dde9f4261"}} as unknown as TypedDocumentString<RateDescriptionMutation, RateDescriptionMutationVariables>;
export const SuggestionsDocument = {"__meta__":{"hash":"c2d780dfc3818548"}} as unknown as TypedDocumentString<SuggestionsQuery, SuggestionsQueryVariables>;
export const SearchTargetDocument = {"__meta__":{"hash":"03e3dc30bcee97e6"}} as unknown as TypedDocumentString<SearchTargetQuery, SearchTargetQueryVariables>;
export const IsEmailFreeDocument = {"__meta__":{"hash":"f9d84b49137ee81f"}} as unknown as TypedDocumentString<IsEmailFreeQuery, IsEmailFreeQueryVariables>;
export const MeDocument = {"__meta__":{"hash":"645b6d40fe29cb45"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const RegisterBuyerDocument = {"__meta__":{"hash":"507ee1b805023a5a"}} as unknown as TypedDocumentString<RegisterBuyerMutation, RegisterBuyerMutationVariables>;
export const WatchItemDocument = {"__meta__":{"hash":"9a12f7c74e81b109"}} as unknown as TypedDocumentString<WatchItemMutation, WatchItemMutationVariables>;
export const ConfirmStockAlertDocument = {"__meta__":{"hash":"a905888f2e9c32c2"}} as unknown as TypedDocumentString<ConfirmStockAlertMutation, ConfirmStockAlertMutationVariables>;
export const EndStockAlertDocument = {"__meta__":{"hash":"a415c0728ffa8739"}} as unknown as TypedDocumentString<EndStockAlertMutation, EndStockAlertMutationVariables>;
export const BookmarksDocument = {"__meta__":{"hash":"a30dab717f6050f7"}} as unknown as TypedDocumentString<BookmarksQuery, BookmarksQueryVariables>;
export const OwnWishlistsDocument = {"__meta__":{"hash":"6aa768e69bc5d941"}} as unknown as TypedDocumentString<OwnWishlistsQuery, OwnWishlistsQueryVariables>;
export const WishlistCommentsDocument = {"__meta__":{"hash":"e61009ee26f032cd"}} as unknown as TypedDocumentString<WishlistCommentsQuery, WishlistCommentsQueryVariables>;
export const SharedWishlistDocument = {"__meta__":{"hash":"a7dc1549937bd4a4"}} as unknown as TypedDocumentString<SharedWishlistQuery, SharedWishlistQueryVariables>;
export const TeaserListDocument = {"__meta__":{"hash":"2fad77f9ecac8e6b"}} as unknown as TypedDocumentString<TeaserListQuery, TeaserListQueryVariables>;
export const TeaserTotalsDocument = {"__meta__":{"hash":"d56d88b7e754cff5"}} as unknown as TypedDocumentString<TeaserTotalsQuery, TeaserTotalsQueryVariables>;
export const BookmarkProductDocument = {"__meta__":{"hash":"d5c1aa959046eacb"}} as unknown as TypedDocumentString<BookmarkProductMutation, BookmarkProductMutationVariables>;
export const CreateWishlistDocument = {"__meta__":{"hash":"47fcefce8ba87c14"}} as unknown as TypedDocumentString<CreateWishlistMutation, CreateWishlistMutationVariables>;
export const DescribeWishlistDocument = {"__meta__":{"hash":"4790516c272fe061"}} as unknown as TypedDocumentString<DescribeWishlistMutation, DescribeWishlistMutationVariables>;
export const DeleteWishlistDocument = {"__meta__":{"hash":"23f79d9aca125dfe"}} as unknown as TypedDocumentString<DeleteWishlistMutation, DeleteWishlistMutationVariables>;
export const SetStandardWishlistDocument = {"__meta__":{"hash":"b3da49537c960458"}} as unknown as TypedDocumentString<SetStandardWishlistMutation, SetStandardWishlistMutationVariables>;
export const ChangeWishlistDocument = {"__meta__":{"hash":"b5412282f0ea24ae"}} as unknown as TypedDocumentString<ChangeWishlistMutation, ChangeWishlistMutationVariables>;
export const AddToWishlistDocument = {"__meta__":{"hash":"e7292af43c0a8c90"}} as unknown as TypedDocumentString<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const PutWishlistIntoCartDocument = {"__meta__":{"hash":"cde8a10ae290562a"}} as unknown as TypedDocumentString<PutWishlistIntoCartMutation, PutWishlistIntoCartMutationVariables>;
export const PutTeaserListIntoCartDocument = {"__meta__":{"hash":"790d297f943c8a22"}} as unknown as TypedDocumentString<PutTeaserListIntoCartMutation, PutTeaserListIntoCartMutationVariables>;
export const CommentOnWishlistDocument = {"__meta__":{"hash":"db12e914c2ee672e"}} as unknown as TypedDocumentString<CommentOnWishlistMutation, CommentOnWishlistMutationVariables>;
export const DeleteWishlistCommentDocument = {"__meta__":{"hash":"f062029b078b485c"}} as unknown as TypedDocumentString<DeleteWishlistCommentMutation, DeleteWishlistCommentMutationVariables>;
export const SettleMerkzettelMergeDocument = {"__meta__":{"hash":"f1ae93b7b118086f"}} as unknown as TypedDocumentString<SettleMerkzettelMergeMutation, SettleMerkzettelMergeMutationVariables>;
export const ShareWishlistDocument = {"__meta__":{"hash":"82f9a4baed8dc293"}} as unknown as TypedDocumentString<ShareWishlistMutation, ShareWishlistMutationVariables>;
export const RevokeWishlistLinksDocument = {"__meta__":{"hash":"b484dca5005c9277"}} as unknown as TypedDocumentString<RevokeWishlistLinksMutation, RevokeWishlistLinksMutationVariables>;
export const InviteToWishlistDocument = {"__meta__":{"hash":"1370059b3e637a6a"}} as unknown as TypedDocumentString<InviteToWishlistMutation, InviteToWishlistMutationVariables>;
export const ChangeWishlistMemberDocument = {"__meta__":{"hash":"60ea30b3f7f6f099"}} as unknown as TypedDocumentString<ChangeWishlistMemberMutation, ChangeWishlistMemberMutationVariables>;
export const JoinWishlistDocument = {"__meta__":{"hash":"16c9c1a54191e90f"}} as unknown as TypedDocumentString<JoinWishlistMutation, JoinWishlistMutationVariables>;
export const LeaveWishlistDocument = {"__meta__":{"hash":"afdfff90b9b3a200"}} as unknown as TypedDocumentString<LeaveWishlistMutation, LeaveWishlistMutationVariables>;
export const ClaimPiecesDocument = {"__meta__":{"hash":"7956b09d570c0b08"}} as unknown as TypedDocumentString<ClaimPiecesMutation, ClaimPiecesMutationVariables>;
export const WithdrawClaimDocument = {"__meta__":{"hash":"47a6f709d05b2e08"}} as unknown as TypedDocumentString<WithdrawClaimMutation, WithdrawClaimMutationVariables>;
export const ReleaseClaimsDocument = {"__meta__":{"hash":"be3fcdba45f44d7e"}} as unknown as TypedDocumentString<ReleaseClaimsMutation, ReleaseClaimsMutationVariables>;
export const ImportIntoWishlistDocument = {"__meta__":{"hash":"17ce243270238e7e"}} as unknown as TypedDocumentString<ImportIntoWishlistMutation, ImportIntoWishlistMutationVariables>;
export const WithdrawalDocument = {"__meta__":{"hash":"d9c4dfde3758d6b5"}} as unknown as TypedDocumentString<WithdrawalQuery, WithdrawalQueryVariables>;
export const PrepareWithdrawalDocument = {"__meta__":{"hash":"0c5938f22398d6b5"}} as unknown as TypedDocumentString<PrepareWithdrawalMutation, PrepareWithdrawalMutationVariables>;
export const ConfirmWithdrawalDocument = {"__meta__":{"hash":"b9253c5a1f7aa373"}} as unknown as TypedDocumentString<ConfirmWithdrawalMutation, ConfirmWithdrawalMutationVariables>;