import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { aBusinessRegistration } from '../testing/a-business.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { portWith } from '../testing/port-with.ts';
import type { BusinessRegistration } from './business.ts';
import type { Businesses } from './businesses.port.ts';
import { registerBusiness } from './register-business.ts';

const NO_PDF = { field: 'certificate', message: 'shop.upload.empty' } as const;

type Reply = Awaited<ReturnType<Businesses['register']>>;

const registering = (reply: Reply = granted(undefined)) => {
  const sent: BusinessRegistration[] = [];
  const businesses = portWith<Businesses>({
    register: async (_shopper, registration) => {
      sent.push(registration);
      return reply;
    },
  });
  return { sent, register: registerBusiness({ businesses }) };
};

const typed = (said: Partial<BusinessRegistration> = {}) => {
  const registration = aBusinessRegistration(said);
  return { ...registration, passwordRepeat: registration.password };
};

describe('the registration of a business', () => {
  it('is sent as it was meant', async () => {
    const { sent, register } = registering();
    const { email, billingAddress, business } = aBusinessRegistration();
    const copied = typed({
      email: `mailto:${email}`,
      billingAddress: { ...billingAddress, formType: 'private', city: ' Berlin ' },
      business: { ...business, vatRegistrationNo: 'DE 123.456-789' },
    });
    expect(await register(aShopper(), copied)).toEqual(granted(undefined));
    expect(sent).toEqual([
      aBusinessRegistration({
        billingAddress: { ...billingAddress, city: 'Berlin' },
        business: { ...business, vatRegistrationNo: 'DE123456789' },
      }),
    ]);
  });

  it('names errors of the certificate after all others, and sends nothing', async () => {
    const { sent, register } = registering();
    expect(await register(aShopper(), { ...typed(), passwordRepeat: 'Tafel8' }, [NO_PDF])).toEqual(
      refused(invalidForm([{ field: 'passwordRepeat', message: 'shop.form.error.password.repeat' }, NO_PDF])),
    );
    expect(await register(aShopper(), typed(), [NO_PDF])).toEqual(refused(invalidForm([NO_PDF])));
    expect(sent).toEqual([]);
  });

  it('is refused if the shop refuses it', async () => {
    const unknownJob = invalidForm([{ field: 'business.jobTitleCode', message: 'shop.form.error.choice' }]);
    expect(await registering(refused(unknownJob)).register(aShopper(), typed())).toEqual(refused(unknownJob));
  });
});
