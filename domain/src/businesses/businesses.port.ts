import type { Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import type { BusinessFields, BusinessRegistration, CodedName } from './business.ts';

/** Why a certificate was not taken. A signature is refused if it has expired, was used, or belongs to another session. */
export type CertificateRefusal =
  | { readonly because: 'signature-refused' }
  | { readonly because: 'file-refused'; readonly message: MessageKey };

/** Institutions and companies that are customers of the business shop, or want to become one. */
export interface Businesses {
  /** In the storefront's language; a customer's job comes from this list. */
  jobTitles(shopper: Shopper): Promise<readonly CodedName[]>;
  industries(shopper: Shopper): Promise<readonly CodedName[]>;
  /** Permits the shopper's session to upload one file soon (upstream: getCurrentUploadSignature). */
  uploadSignature(shopper: Shopper): Promise<string>;
  /** Stores the certificate for the session's registration, in place of an earlier one (upstream: uploadB2bCertificate). */
  uploadCertificate(
    shopper: Shopper,
    certificate: UploadedFile,
    signature: string,
  ): Promise<Result<void, CertificateRefusal>>;
  /**
   * Registers a business with the certificate that its session has uploaded. The shop checks the certificate before it assigns a
   * customer number, so nobody is signed in. The same registration again, from the same session, is granted and changes nothing.
   */
  register(shopper: Shopper, registration: BusinessRegistration): Promise<Result<void, FormRefusal>>;
  /** Changes what a signed-in business customer says about the institution; their own address shows it from then on. */
  changeDetails(shopper: Shopper, details: BusinessFields): Promise<Result<void, FormRefusal>>;
}
