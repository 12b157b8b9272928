import { type DeliverySituation, isGermanDelivery } from '../addresses/delivery-type.ts';
import { DHL, type ShipperCode, type ShipperNotice, type ShipperOption } from './shipper.ts';

export const deliversTo = (code: ShipperCode, country: string): boolean =>
  code !== DHL || isGermanDelivery({ country });

/** Why a carrier cannot be used: packstations belong to dhl, and dhl delivers in Germany only (SHIP-03, SHIP-04). */
export const shipperNotice = (
  code: ShipperCode,
  { deliveryType, country }: DeliverySituation,
): ShipperNotice | undefined => {
  if (deliveryType === 'packstation' && code !== DHL) return 'PACKSTATION-DHL-ONLY';
  return deliversTo(code, country) ? undefined : 'DHL-GERMANY-ONLY';
};

const withNotice = (option: ShipperOption, situation: DeliverySituation): ShipperOption => {
  const notice = shipperNotice(option.code, situation);
  const { notice: earlier, ...bare } = option;
  if (notice !== undefined) return { ...bare, enabled: false, selected: false, notice };
  return { ...bare, enabled: option.enabled || earlier !== undefined };
};

/** The carriers that can be used now; one that was only disabled by an earlier notice is enabled again. */
export const withNotices = (
  options: readonly ShipperOption[],
  situation: DeliverySituation,
): readonly ShipperOption[] => options.map((option) => withNotice(option, situation));

/**
 * The carrier to select after a change of delivery type or country (SHIP-02, SHIP-05): dhl for a packstation; outside
 * Germany the first enabled one; inside Germany the previously selected one, or else the first enabled one.
 */
export const preselectedShipper = (
  options: readonly ShipperOption[],
  situation: DeliverySituation,
): ShipperCode | undefined => {
  const usable = withNotices(options, situation).filter((option) => option.enabled);
  const selected = isGermanDelivery(situation) ? usable.find((option) => option.selected) : undefined;
  return (selected ?? usable[0])?.code;
};
