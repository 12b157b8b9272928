import type { DeliverySituation } from '@shop/domain/addresses/delivery-type';
import { SHIPPER_NOTICES, type ShipperOption } from '@shop/domain/shippers/shipper';
import { preselectedShipper, withNotices } from '@shop/domain/shippers/shipper-rules';

import type { CheckoutPartFragment } from '../../../platform/generated/graphql.ts';

type GraphqlShipper = CheckoutPartFragment['shippers'][number];

const optionOf = ({ code, name, enabled, selected, costs, notice }: GraphqlShipper): ShipperOption => {
  const known = SHIPPER_NOTICES.find((word) => word === notice);
  return {
    code,
    name,
    enabled,
    selected,
    costs: { minor: costs.amount, currency: costs.currency },
    items: [],
    ...(known === undefined ? {} : { notice: known }),
  };
};

/** A carrier, and whether it can be used for the addresses on the page. */
export interface OfferedShipper {
  readonly code: string;
  readonly name: string;
  readonly costs: string;
  /** Part of the costs. */
  readonly surcharge: string | undefined;
  readonly isFree: boolean;
  readonly arrives: GraphqlShipper['arrives'];
  readonly isEnabled: boolean;
  readonly notice: string | undefined;
}

export const offeredShippers = (
  shippers: readonly GraphqlShipper[],
  situation: DeliverySituation,
): readonly OfferedShipper[] =>
  withNotices(shippers.map(optionOf), situation).flatMap(({ code, enabled, notice }) => {
    const shipper = shippers.find((known) => known.code === code);
    if (shipper === undefined) return [];
    const { name, costs, surcharge, arrives } = shipper;
    return [
      {
        code,
        name,
        costs: costs.text,
        surcharge: surcharge?.text,
        isFree: costs.amount === 0,
        arrives,
        isEnabled: enabled,
        notice: notice === undefined ? undefined : `shop.shipper.${notice}`,
      },
    ];
  });

/** The selected carrier: the shopper's choice if it can be used, else the one that the delivery rules select. */
export const chosenShipper = (
  picked: string | undefined,
  shippers: readonly GraphqlShipper[],
  situation: DeliverySituation,
): string | undefined => {
  const isUsable = offeredShippers(shippers, situation).some(({ code, isEnabled }) => code === picked && isEnabled);
  return isUsable ? picked : preselectedShipper(shippers.map(optionOf), situation);
};
