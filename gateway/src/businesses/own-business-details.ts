import type { BusinessDetails } from '@shop/domain/addresses/address';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';

/** They stand at the customer's own address. */
export const ownBusinessDetails = async (
  { addresses }: Pick<Shop, 'addresses'>,
  { shopper }: Pick<Visit, 'shopper'>,
): Promise<BusinessDetails | undefined> => (await addresses.customerAddress(shopper))?.business;
