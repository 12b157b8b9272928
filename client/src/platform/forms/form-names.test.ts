import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { expect, expectTypeOf, it } from 'vitest';

import type { FormFields, FormName } from '../generated/forms.ts';
import { type FieldName, formUrl, type PostedValues } from './form-names.ts';
import type { FormOptions } from './use-form.ts';

type Texts<Field extends string> = Readonly<Record<Field, string>>;
type InitialOf<Values extends Texts<string>> = FormOptions<Values, 'order-status'>['initial'];
type KeyOf<Union> = Union extends unknown ? keyof Union : never;

it('a form posts to the URL of its name what its action reads, and nothing else', () => {
  expect(formUrl('uploads/business-registration')).toBe('/forms/uploads/business-registration');
  expectTypeOf<'orderStatus'>().not.toExtend<FormName>();

  expectTypeOf<Texts<'orderId' | 'zipCode'>>().toExtend<InitialOf<Texts<'orderId' | 'zipCode'>>>();
  expectTypeOf<Texts<'orderId' | 'zip'>>().not.toExtend<InitialOf<Texts<'orderId' | 'zip'>>>();
  expectTypeOf<Texts<string>>().not.toExtend<InitialOf<Texts<string>>>();
  expectTypeOf<'zip'>().not.toExtend<FieldName>();

  expectTypeOf<Texts<'orderId'>>().toExtend<PostedValues<'reorder'>>();
  expectTypeOf<Texts<'orderId'>>().not.toExtend<PostedValues<'forget-order'>>();
  expectTypeOf<KeyOf<CartOperation>>().toExtend<FormFields['update-cart']>();
});
