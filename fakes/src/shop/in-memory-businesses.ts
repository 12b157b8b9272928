import type { Businesses } from '@shop/domain/businesses/businesses.port';
import type { World } from '../worlds/world.ts';
import { industriesFor, jobTitlesFor } from '../businesses/business-lists.ts';
import { changeBusinessDetails } from '../businesses/change-business-details.ts';
import { registerBusiness } from '../businesses/register-business.ts';
import { uploadCertificate, uploadSignature } from '../businesses/upload-certificate.ts';

export const inMemoryBusinesses = (world: World): Businesses => ({
  jobTitles: async ({ storefront }) => jobTitlesFor(storefront),
  industries: async ({ storefront }) => industriesFor(storefront),
  uploadSignature: async (shopper) => world.run((tx) => uploadSignature(tx, shopper)),
  uploadCertificate: async (shopper, certificate, signature) =>
    world.run((tx) => uploadCertificate(tx, shopper, certificate, signature)),
  register: async (shopper, registration) => world.run((tx) => registerBusiness(tx, shopper, registration)),
  changeDetails: async (shopper, details) => world.run((tx) => changeBusinessDetails(tx, shopper, details)),
});
