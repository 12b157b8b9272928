import { createHash } from 'node:crypto';
import type { CertificateRefusal } from '@shop/domain/businesses/businesses.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { CERTIFICATE_RULE, fileError } from '@shop/domain/shared/upload-rules';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import { currentUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextId, put, type Transaction } from '../worlds/transaction.ts';
import { SIGNATURE_LIFETIME_MS } from './application-record.ts';

/** The signature that the session may use next: the current one until it is used or expires. Somebody without a session gets one that is never valid. */
export const uploadSignature = (tx: Transaction, shopper: Shopper): string => {
  const user = currentUser(tx, shopper);
  if (user === undefined) return nextId(tx, 'upload-signature');
  const record = lookUp(tx.state.uploads, user.userId);
  if (record?.signature !== undefined && record.signature.expiresAt > tx.now.getTime()) return record.signature.value;
  const value = nextId(tx, 'upload-signature');
  put(tx, 'uploads', user.userId, {
    ...record,
    signature: { value, expiresAt: tx.now.getTime() + SIGNATURE_LIFETIME_MS },
  });
  return value;
};

export const uploadCertificate = (
  tx: Transaction,
  shopper: Shopper,
  { name, type, bytes }: UploadedFile,
  signature: string,
): Result<void, CertificateRefusal> => {
  const user = currentUser(tx, shopper);
  const record = user === undefined ? undefined : lookUp(tx.state.uploads, user.userId);
  if (user === undefined || record?.signature?.value !== signature || record.signature.expiresAt <= tx.now.getTime())
    return refused({ because: 'signature-refused' });
  const message = fileError(CERTIFICATE_RULE, { name, size: bytes.length, type: '' });
  if (message !== undefined) return refused({ because: 'file-refused', message });
  const digest = createHash('sha256').update(bytes).digest('hex');
  put(tx, 'uploads', user.userId, { certificate: { name, type, size: bytes.length, digest } });
  return granted(undefined);
};
