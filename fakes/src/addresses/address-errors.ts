import type { AddressForm } from '@shop/domain/addresses/address';
import { addressErrors } from '@shop/domain/addresses/address-rules';
import type { FieldError } from '@shop/domain/shared/field-errors';

/** An address as it reaches the shop. Only a page can ask whether a house number was forgotten; the shop takes any street. */
export const confirmed = (form: AddressForm): AddressForm => ({ ...form, hasNoHouseNumber: true });

/** What the shop refuses in an address. */
export const storedAddressErrors = (form: AddressForm): readonly FieldError[] => addressErrors(confirmed(form));
