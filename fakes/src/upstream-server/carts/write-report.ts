import type { CartReport } from '@shop/domain/carts/carts.port';
import type { AttainableInfos } from '../generated/upstream-types.ts';

export const writeReport = ({ dealSplit, ...report }: CartReport): AttainableInfos => ({
  ...report,
  dealSplit: dealSplit.map(({ itemId, name, lightning, normal }) => ({
    itemId,
    name,
    quantityLightning: lightning,
    quantityNormal: normal,
  })),
});
