import { PDF } from '../uploads/testing/pictures.ts';
import type { Entered } from './backends.ts';
import { ADDRESS as GUEST_ADDRESS, fillBasket, resultOf } from './buy.ts';
import { ADDRESS, ANNA, BUSINESS_HOST, SCHOOL } from './one-line-fields.ts';
import type { OneLineField } from './one-line-fields.ts';

const PASSWORD = { password: 'Kreide7', passwordRepeat: 'Kreide7' };

const posted = async ({ browser }: Entered, path: string, body: object): Promise<boolean> =>
  (await browser.postJson(path, body)).json<{ successfull: boolean }>().successfull;

const registered = (field: string, typed: string, stored: string): OneLineField => ({
  field: `/api/register-action/ ${field}`,
  stored,
  send: (visitor, copied) =>
    posted(visitor, '/api/register-action/', {
      formData: {
        email: 'neele@wismar.example',
        salutation: 'mrs',
        firstName: 'Neele',
        lastName: 'Neu',
        ...PASSWORD,
        [field]: copied(typed),
      },
    }),
});

const SCHOOL_FIELDS = {
  'billingAddress.company': 'Grundschule am Anger',
  'billingAddress.salutation': 'mrs',
  'billingAddress.firstname': 'Frieda',
  'billingAddress.lastname': 'Frisch',
  'billingAddress.streetAndNumber': 'Am Anger 1',
  'billingAddress.postcode': '10115',
  'billingAddress.city': 'Berlin',
  'billingAddress.country': 'DE',
  'business.jobTitleCode': 'OFFICE',
  'business.primaryIndustryGroupCode': '85',
  email: 'buero@anger.example',
  ...PASSWORD,
};

const ofSchool = (field: string, typed: string, stored: string): OneLineField => ({
  field: `/forms/uploads/business-registration/ ${field}`,
  host: BUSINESS_HOST,
  stored,
  send: async ({ browser }, copied) => {
    const form = new FormData();
    form.append('certificate', new File([new Uint8Array(PDF)], 'Bescheinigung.pdf', { type: 'application/pdf' }));
    for (const [name, value] of Object.entries({ ...SCHOOL_FIELDS, [field]: copied(typed) })) form.append(name, value);
    await browser.postFiles('/forms/uploads/business-registration/', form);
  },
});

const GUEST: OneLineField['send'] = async (visitor, copied) => {
  await fillBasket(visitor.browser, { pencils: 2, book: 1 });
  const { id } = await resultOf<{ id: string }>(visitor.browser, '{ result: cart { id } }');
  return posted(visitor, '/api/checkout-auth/', {
    authType: 'guest',
    cartId: id,
    formData: { email: copied('<neele@wismar.example>'), billingAddress: GUEST_ADDRESS },
  });
};

/** The same for routes that GraphQL does not know. */
export const FIELDS_OF_ROUTES: readonly OneLineField[] = [
  registered('email', 'mailto:neele@wismar.example', 'neele@wismar.example'),
  registered('firstName', 'Annegret', 'Annegret'),
  registered('lastName', 'Seefelder', 'Seefelder'),
  registered('company', 'Grundschule Seefeld', 'Grundschule Seefeld'),
  ...ADDRESS.filter(([field]) => field !== 'addition' && field !== 'email').map(([field, typed, stored]) =>
    ofSchool(`billingAddress.${field}`, typed, stored),
  ),
  ofSchool('email', 'mailto:buero@wismar.example', 'buero@wismar.example'),
  ofSchool('business.vatRegistrationNo', 'de 811–200–300', 'DE811200300'),
  { field: '/api/checkout-auth/ email', stored: 'neele@wismar.example', send: GUEST },
  {
    field: '/api/login-action/ email',
    send: (visitor, copied) =>
      posted(visitor, '/api/login-action/', {
        formData: { email: copied(`mailto:${ANNA.identifier}`), password: ANNA.password },
        mergeCart: true,
      }),
  },
  {
    field: '/api/login-action/ customerNumber',
    host: BUSINESS_HOST,
    send: (visitor, copied) =>
      posted(visitor, '/api/login-action/', {
        formData: { customerNumber: copied(SCHOOL.identifier), password: SCHOOL.password },
        mergeCart: true,
      }),
  },
];
