/** What an interaction says of one place in an answer, beyond its type. */
export type FieldExpectation =
  /** Its provider state sees to it that this comes, and no other. */
  | { readonly exactly: string | number | boolean | null }
  /** Any value of the type will do; the gateway's tests read this one. */
  | { readonly like: string | number | boolean }
  /** The state sees to it: an object where null could be, at least one entry where none could be. */
  | 'there'
  /** An empty list. */
  | 'none';

/** By path from the data on, without the places in lists: `shop_findCart.details.positions`. */
export type FieldExpectations = Readonly<Record<string, FieldExpectation>>;

const NOTHING: FieldExpectation = { exactly: null };

/** What holds of every answer that grants what was asked for, by `Type.field`. */
export const DEFAULT_EXPECTATIONS: FieldExpectations = {
  'MutationAnswer.successful': { exactly: true },
  'AddressAnswer.successful': { exactly: true },
  'CustomerAnswer.successful': { exactly: true },
  'AuthResult.successfull': { exactly: true },
  'MutationAnswer.generalErrorMessage': NOTHING,
  'AddressAnswer.generalErrorMessage': NOTHING,
  'CustomerAnswer.generalErrorMessage': NOTHING,
  'AuthResult.errorMessage': NOTHING,
  'OrderSubmitResult.errorMessage': NOTHING,
  'MutationAnswer.fieldErrors': 'none',
  'AddressAnswer.fieldErrors': 'none',
  'CustomerAnswer.fieldErrors': 'none',
  'AuthResult.fieldErrors': 'none',
  'MutationAnswer.refusal': NOTHING,
  'AuthResult.refusal': NOTHING,
  'CartUpdate.refusal': NOTHING,
  'OrderSubmitResult.refusal': NOTHING,
  'ThankYouPageAnswer.refusal': NOTHING,
  'AuthResult.token': 'there',
  'AddressAnswer.address': 'there',
  'CustomerAnswer.customerInfo': 'there',
  'CartUpdate.attributes': 'there',
  'CartUpdate.details': 'there',
  'ThankYouPageAnswer.order': 'there',
  'Query.core_category': 'there',
  'Query.getProductById': 'there',
  'Query.getVariantInformationForProduct': 'there',
};
