import type { BusinessRegistration } from '../businesses/business.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import { anAddressForm } from './an-address.ts';

/** A school that registers. */
export const aBusinessRegistration = (said: Partial<BusinessRegistration> = {}): BusinessRegistration => ({
  email: 'buero@anger-schule.example',
  password: 'Kreide7',
  billingAddress: anAddressForm({
    formType: 'companyOrSchool',
    company: 'Grundschule am Anger',
    salutation: 'mrs',
    firstname: 'Frieda',
    lastname: 'Frisch',
  }),
  business: { jobTitleCode: 'OFFICE', primaryIndustryGroupCode: '85' },
  ...said,
});

/** A PDF, as far as anybody looks. */
export const aCertificate = (said: Partial<UploadedFile> = {}): UploadedFile => ({
  name: 'Bescheinigung.pdf',
  type: 'pdf',
  bytes: Uint8Array.from('%PDF-1.7 Bescheinigung', (letter) => letter.charCodeAt(0)),
  ...said,
});
