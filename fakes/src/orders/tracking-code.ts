import type { OrderId } from '@shop/domain/shared/shop-id';
import { DHL, type ShipperCode, SPEDITION } from '@shop/domain/shippers/shipper';

/** The check digit of an SSCC (GS1): weights 3 and 1 from the right. */
const ssccCheckDigit = (digits: string): number => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

const dhl = (digits: string): string => {
  const body = `00340434${digits}`;
  return `${body}${ssccCheckDigit(body)}`;
};

/** How each carrier writes its codes, out of the digits of an order and its shipment. */
const FORMATS: Readonly<Record<ShipperCode, (digits: string) => string>> = {
  [DHL]: dhl,
  dpd: (digits) => `015${digits}`,
  gls: (digits) => digits,
  'swiss-post': (digits) => `99.00.${digits.slice(0, 3).padStart(6, '0')}.${digits.slice(3)}`,
  [SPEDITION]: (digits) => `SP-${digits.slice(0, -2)}-${digits.slice(-2)}`,
};

/** The code of a shipment, counted from 1, in the format of its carrier. */
export const trackingCode = (carrier: ShipperCode, orderId: OrderId, shipmentNo: number): string => {
  const digits = `${orderId.replaceAll(/\D/gu, '').padStart(9, '0')}${String(shipmentNo).padStart(2, '0')}`;
  return (FORMATS[carrier] ?? String)(digits);
};
