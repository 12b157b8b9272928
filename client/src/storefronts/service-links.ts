import { PRODUCT_SAFETY, RETURNS } from '@shop/domain/shared/paths';

/** Pages about service and safety to which header and menu link (HEADER-04); the same paths in every language. */
export const SERVICE_LINKS = {
  advice: '/beratung/',
  classList: '/beratung/klassenliste/',
  safeShopping: '/service/sicher-einkaufen/',
  toySafety: '/service/spielwarensicherheit/',
  productSafety: PRODUCT_SAFETY,
  returns: RETURNS,
} as const;
