import type { Businesses } from './businesses.port.ts';
import { tidyAddress } from '../addresses/address-forms.ts';
import type { Shopper } from '../visit/shopper.ts';
import { type FieldError, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { readEmail } from '../shared/read-email.ts';
import { refused, type Result } from '../shared/result.ts';
import type { TypedBusinessRegistration } from './business.ts';
import { businessFormErrors, tidyBusinessFields } from './business-rules.ts';

/** Registers an institution or a company, with everything as it was meant, unless its form or a certificate that came with it has errors. */
export const registerBusiness =
  ({ businesses }: { readonly businesses: Businesses }) =>
  async (
    shopper: Shopper,
    typed: TypedBusinessRegistration,
    certificateErrors: readonly FieldError[] = [],
  ): Promise<Result<void, FormRefusal>> => {
    const errors = [...businessFormErrors(typed), ...certificateErrors];
    if (errors.length > 0) return refused(invalidForm(errors));
    const { email, password, billingAddress, business } = typed;
    return businesses.register(shopper, {
      email: readEmail(email),
      password,
      billingAddress: tidyAddress({ ...billingAddress, formType: 'companyOrSchool' }),
      business: tidyBusinessFields(business),
    });
  };
