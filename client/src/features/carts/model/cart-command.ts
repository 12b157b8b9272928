import {
  AddToCartDocument,
  AddVoucherDocument,
  ChangeQuantityDocument,
  RemovePositionDocument,
  RemoveVoucherDocument,
} from '../../../platform/generated/graphql.ts';
import type { CartResult, ListCommand } from './list-command.ts';
import { request } from '../../../platform/transport/request.ts';

/** A change of the cart. */
export type CartCommand =
  | { readonly do: 'add'; readonly items: readonly { readonly itemId: string; readonly quantity: number }[] }
  | { readonly do: 'change-quantity'; readonly positionId: string; readonly quantity: number }
  | { readonly do: 'remove'; readonly positionId: string }
  | { readonly do: 'add-voucher'; readonly code: string }
  | { readonly do: 'remove-voucher'; readonly code: string }
  | ListCommand;

export const sendCartCommand = async (command: CartCommand): Promise<CartResult> => {
  switch (command.do) {
    case 'add':
      return (await request('AddToCart', AddToCartDocument, { items: [...command.items] })).addToCart;
    case 'change-quantity':
      return (
        await request('ChangeQuantity', ChangeQuantityDocument, {
          positionId: command.positionId,
          quantity: command.quantity,
        })
      ).changeQuantity;
    case 'remove':
      return (await request('RemovePosition', RemovePositionDocument, { positionId: command.positionId }))
        .removePosition;
    case 'add-voucher':
      return (await request('AddVoucher', AddVoucherDocument, { code: command.code })).addVoucher;
    case 'remove-voucher':
      return (await request('RemoveVoucher', RemoveVoucherDocument, { code: command.code })).removeVoucher;
    default:
      return (await import('./send-list-command.ts')).sendListCommand(command);
  }
};
