import { CERTIFICATE_RULE, claimedType } from '@shop/domain/shared/upload-rules';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type {
  MutationUpdateBusinessDetailsArgs,
  MutationUploadB2bCertificateArgs,
} from '../generated/upstream-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { readBusinessFields } from '../sessions/read-registration.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';

/** A name of another type is refused by the shop. */
const readFile = async (file: unknown): Promise<UploadedFile> => {
  if (!(file instanceof File)) throw classified('BAD_REQUEST', 'A file is a part of a multipart request.');
  return {
    name: file.name,
    type: claimedType(CERTIFICATE_RULE, file.name) ?? 'pdf',
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
};

export const businessResolvers: Resolvers<
  'getJobTitles' | 'getIndustries' | 'getCurrentUploadSignature' | 'uploadB2bCertificate' | 'updateBusinessDetails'
> = {
  getJobTitles: (_none, { shop, shopper }) => shop.businesses.jobTitles(shopper),
  getIndustries: (_none, { shop, shopper }) => shop.businesses.industries(shopper),
  getCurrentUploadSignature: (_none, { shop, shopper }) => shop.businesses.uploadSignature(shopper),
  uploadB2bCertificate: async ({ file, signature }: MutationUploadB2bCertificateArgs, { shop, shopper }) =>
    writeMutationResult(await shop.businesses.uploadCertificate(shopper, await readFile(file), signature)),
  updateBusinessDetails: async ({ business }: MutationUpdateBusinessDetailsArgs, { shop, shopper }) =>
    writeMutationResult(await shop.businesses.changeDetails(shopper, readBusinessFields(business))),
};
