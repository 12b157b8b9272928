import type { BasePrice } from '@shop/domain/catalogue/product';
import type { Money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { BasePrice as UpstreamBasePrice } from '../generated/upstream-types.ts';
import { writeMoney } from './write-money.ts';

export const writeBasePrice = (
  base: BasePrice | { readonly price: Money; readonly unit: string } | undefined,
  storefront: Storefront,
): UpstreamBasePrice | null =>
  base === undefined ? null : { price: writeMoney(base.price, storefront), unit: base.unit };
