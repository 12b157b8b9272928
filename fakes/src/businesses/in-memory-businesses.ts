import type { Businesses } from '@shop/domain/businesses/businesses.port';
import type { WorldOf } from '../worlds/worlds.ts';
import { industriesFor, jobTitlesFor } from './business-lists.ts';
import { changeBusinessDetails } from './change-business-details.ts';
import { registerBusiness } from './register-business.ts';
import { uploadCertificate, uploadSignature } from './upload-certificate.ts';

export const inMemoryBusinesses = (worldOf: WorldOf): Businesses => ({
  jobTitles: async ({ storefront }) => jobTitlesFor(storefront),
  industries: async ({ storefront }) => industriesFor(storefront),
  uploadSignature: async (shopper) => worldOf(shopper).run((tx) => uploadSignature(tx, shopper)),
  uploadCertificate: async (shopper, certificate, signature) =>
    worldOf(shopper).run((tx) => uploadCertificate(tx, shopper, certificate, signature)),
  register: async (shopper, registration) => worldOf(shopper).run((tx) => registerBusiness(tx, shopper, registration)),
  changeDetails: async (shopper, details) => worldOf(shopper).run((tx) => changeBusinessDetails(tx, shopper, details)),
});
