import type { Businesses } from './businesses.port.ts';
import { tidyAddress } from '../addresses/address-forms.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { readEmail } from '../shared/read-email.ts';
import type { Result } from '../shared/result.ts';
import type { BusinessRegistration } from './business.ts';
import { tidyBusinessFields } from './business-rules.ts';

/** Registers an institution or a company, with everything as it was meant. */
export const registerBusiness =
  ({ businesses }: { readonly businesses: Businesses }) =>
  (
    shopper: Shopper,
    { email, password, billingAddress, business }: BusinessRegistration,
  ): Promise<Result<void, FormRefusal>> =>
    businesses.register(shopper, {
      email: readEmail(email),
      password,
      billingAddress: tidyAddress({ ...billingAddress, formType: 'companyOrSchool' }),
      business: tidyBusinessFields(business),
    });
