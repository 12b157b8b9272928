import type { FileType } from '@shop/domain/shared/upload-rules';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import type { UserId } from '@shop/domain/visit/shopper';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** How long an upload signature is valid, in ms. */
export const SIGNATURE_LIFETIME_MS = 15 * 60 * 1000;
/** When the shop has checked a certificate, in ms after the registration: the next day. */
export const CERTIFICATE_CHECK_MS = 24 * 60 * 60 * 1000;

/** A stored certificate. A world remembers that it was there, not its bytes. */
export interface CertificateRecord {
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
}

/** What a session may upload, and has uploaded. */
export interface UploadRecord {
  readonly signature?: { readonly value: string; readonly expiresAt: number };
  readonly certificate?: CertificateRecord;
}

/** A business registration that the shop checks. */
export interface ApplicationRecord {
  readonly accountId: UserId;
  readonly storefrontId: StorefrontId;
  readonly certificate: CertificateRecord;
}

export const BUSINESS_TABLES = {
  /** By the user id of the session. */
  uploads: emptyMap<UploadRecord>(),
  /** By session and e-mail address (`applicationKey`). */
  applications: emptyMap<ApplicationRecord>(),
} satisfies Partial<TableRows>;

/** A certificate has been checked (`check-certificate.ts`); the subject is the key of the application. */
export type BusinessTimer = 'certificate-checked';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly uploads: UploadRecord;
    readonly applications: ApplicationRecord;
  }
  interface AreaTimers {
    readonly businesses: BusinessTimer;
  }
}
