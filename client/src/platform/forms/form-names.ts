import type { FormFields, FormName } from '../generated/forms.ts';

type NameIn<Field, Prefix extends string> = Field extends `${Prefix}.${infer Name}` ? Name : never;

/** The fields of an address, without the name of their part. */
type AddressField = NameIn<FormFields['save-address'], 'address'>;

/** The fields of a form that need scripts: its action does not read them. */
interface ScriptedFields {
  'return-items': `items.${string}.images`;
}

/** The fields that a form with this action may have. */
export type FieldOf<Action extends FormName> =
  | FormFields[Action]
  | (Action extends keyof ScriptedFields ? ScriptedFields[Action] : never);

/** The parts of forms that hold an address: the first name of each of its fields. */
export type AddressPart = 'address' | 'billingAddress' | 'shippingAddress' | 'packstation';

/** The fields of forms without an action, which need scripts. */
type FieldWithoutAction =
  | `${AddressPart}.${AddressField}`
  | `account.${'email' | 'password' | 'passwordRepeat'}`
  | `flyout.${FormFields['login']}`
  | `speditionFields.${string}`
  | 'billingAlternativeEmail'
  | 'comment'
  | 'costCentre'
  | 'deliveryType'
  | 'formType'
  | 'newsletter'
  | 'orderReference'
  | 'shipperCode'
  | 'shippingAlternativeEmail';

/** The name of a field of any form. */
export type FieldName = FieldOf<FormName> | FieldWithoutAction;

/** Values for fields that the action of a form reads; one that is `undefined` is not posted. */
export type PostedValues<Action extends FormName> = [FormFields[Action]] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Partial<Record<FormFields[Action], string | number | undefined>>>;

/** Where a form of this name posts to before scripts run. */
export const formUrl = (name: FormName): string => `/forms/${name}`;
