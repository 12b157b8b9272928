import { addressErrors, packstationErrors, phoneError } from '../addresses/address-rules.ts';
import type { LoginState } from '../visit/shopper.ts';
import { type FieldError, fieldErrorsOf, prefixFields } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { email, type ValidationMessage, maxLength, password } from '../shared/form-rules.ts';
import { isDeliveredIn } from '../addresses/delivery-type.ts';
import { isAddressForm, isPackstationForm, type SaveShippingStep } from './shipping-step.ts';

const at = (field: string, message: ValidationMessage): readonly FieldError[] => fieldErrorsOf({ [field]: message });

const billingErrors = ({ billingAddress }: SaveShippingStep): readonly FieldError[] =>
  isAddressForm(billingAddress) ? prefixFields('billingAddress', addressErrors(billingAddress)) : [];

/** Errors of the delivery type for a billing address in that country. */
export const deliveryPlaceErrors = (
  { deliveryType }: Pick<SaveShippingStep, 'deliveryType'>,
  billingCountry: string,
): readonly FieldError[] =>
  at('deliveryType', isDeliveredIn(billingCountry, deliveryType) ? undefined : 'shop.form.error.packstation.germany');

const typedPlaceErrors = (command: SaveShippingStep): readonly FieldError[] =>
  isAddressForm(command.billingAddress) ? deliveryPlaceErrors(command, command.billingAddress.country) : [];

const deliveryErrors = ({ deliveryType, shippingAddress, packstation }: SaveShippingStep): readonly FieldError[] => {
  switch (deliveryType) {
    case 'sameAsBilling':
      return [];
    case 'shippingAddress':
      if (shippingAddress === undefined) return at('shippingAddress', 'vue.form.error.requiredField');
      return isAddressForm(shippingAddress) ? prefixFields('shippingAddress', addressErrors(shippingAddress)) : [];
    case 'packstation':
      if (packstation === undefined) return at('packstation', 'vue.form.error.requiredField');
      return isPackstationForm(packstation) ? prefixFields('packstation', packstationErrors(packstation)) : [];
  }
};

const accountErrors = ({ account, loginOption }: SaveShippingStep, loginState: LoginState): readonly FieldError[] => {
  if (loginState !== 'logged-out') return account === undefined ? [] : at('account.email', email(account.email));
  const repeated = account?.password === account?.passwordRepeat ? undefined : 'shop.form.error.password.repeat';
  return [
    ...at('account.email', email(account?.email)),
    ...(loginOption === 'register' ? at('account.password', password(account?.password)) : []),
    ...(loginOption === 'register' ? at('account.passwordRepeat', repeated) : []),
  ];
};

/** All errors of a shipping step, from all its forms, in the order of the page (SHIP-07). */
export const shippingStepErrors = (command: SaveShippingStep, loginState: LoginState): readonly FieldError[] => [
  ...accountErrors(command, loginState),
  ...billingErrors(command),
  ...typedPlaceErrors(command),
  ...deliveryErrors(command),
  ...at('phone', phoneError(command.phone)),
  ...at('billingAlternativeEmail', email(command.billingAlternativeEmail?.value, { optional: true })),
  ...at('shippingAlternativeEmail', email(command.shippingAlternativeEmail?.value, { optional: true })),
  ...at('orderReference', maxLength(FIELD_LIMITS.orderReference)(command.orderReference)),
  ...at('costCentre', maxLength(FIELD_LIMITS.costCentre)(command.costCentre)),
];
