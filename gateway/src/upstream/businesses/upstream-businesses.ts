import type { BusinessFields, BusinessRegistration } from '@shop/domain/businesses/business';
import type { Businesses, CertificateRefusal } from '@shop/domain/businesses/businesses.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { FILE_TYPES } from '@shop/domain/shared/upload-rules';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import * as operations from '../generated/operations.ts';
import type {
  AuthResultFieldsFragment,
  BusinessInput,
  CustomerRegistrationInput,
  MutationAnswerFieldsFragment,
} from '../generated/operation-types.ts';
import { writeCustomer } from '../sessions/write-registration.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { NO_SESSION, readFormRefusal } from '../shared/read-form-refusal.ts';
import { readMessage } from '../shared/read-message.ts';
import { readChoiceResult, readFormResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';

const CERTIFICATE_REFUSALS: RefusalTable<CertificateRefusal> = {
  SIGNATURE_REFUSED: () => ({ because: 'signature-refused' }),
  FILE_REFUSED: ({ message }) => ({ because: 'file-refused', message: readMessage(message) }),
};

export const readCertificateResult = (reply: MutationAnswerFieldsFragment): Result<void, CertificateRefusal> =>
  readChoiceResult(reply, CERTIFICATE_REFUSALS, (message) => ({ because: 'file-refused', message }));

const writeFile = ({ name, type, bytes }: UploadedFile): File =>
  new File([bytes], name, { type: FILE_TYPES[type].type });

const writeDetails = ({
  jobTitleCode,
  primaryIndustryGroupCode,
  vatRegistrationNo,
  numberOfEmployees,
}: BusinessFields): BusinessInput => ({
  jobTitleCode,
  primaryIndustryGroupCode,
  ...omitNil({ VATRegistrationNo: vatRegistrationNo, numberOfEmployees }),
});

/** The person and the name of the institution stand in the address. */
const writeBusiness = ({
  email,
  password,
  billingAddress,
  business,
}: BusinessRegistration): CustomerRegistrationInput => {
  const { salutation, firstname: firstName, lastname: lastName, company } = billingAddress;
  return {
    ...writeCustomer({ email, password, salutation, firstName, lastName, billingAddress, ...omitNil({ company }) }),
    business: writeDetails(business),
  };
};

const readApplication = ({
  successfull,
  fieldErrors,
  errorMessage,
}: AuthResultFieldsFragment): Result<void, FormRefusal> =>
  successfull ? granted(undefined) : refused(readFormRefusal({ fieldErrors, general: errorMessage }));

export const upstreamBusinesses = (call: PortCalls): Businesses => ({
  jobTitles: (shopper) =>
    call({ operation: operations.getJobTitles, variables: {}, shopper, read: ({ getJobTitles }) => getJobTitles }),
  industries: (shopper) =>
    call({ operation: operations.getIndustries, variables: {}, shopper, read: ({ getIndustries }) => getIndustries }),
  uploadSignature: (shopper) =>
    call({
      operation: operations.getCurrentUploadSignature,
      variables: {},
      shopper,
      read: ({ getCurrentUploadSignature }) => getCurrentUploadSignature,
    }),
  uploadCertificate: (shopper, certificate, signature) =>
    call({
      operation: operations.uploadB2bCertificate,
      variables: { signature, file: writeFile(certificate) },
      shopper,
      read: ({ uploadB2bCertificate }) => readCertificateResult(uploadB2bCertificate),
    }),
  register: (shopper, registration) =>
    call({
      operation: operations.registerCustomer,
      variables: { customer: writeBusiness(registration) },
      shopper,
      read: ({ registerCustomer }) => readApplication(registerCustomer),
    }),
  changeDetails: (shopper, details) =>
    call({
      operation: operations.updateBusinessDetails,
      variables: { business: writeDetails(details) },
      shopper,
      read: ({ updateBusinessDetails }) => readFormResult(updateBusinessDetails),
      otherwise: NO_SESSION,
    }),
});
