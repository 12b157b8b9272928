import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { ORDER_LINES_MAX_LENGTH } from '@shop/domain/carts/order-lines';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { importIntoList, linesToMend, toldOfImport } from '@shop/domain/wishlists/import-into-list';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText } from '../shared/is-text.ts';
import { presentHead } from './present-wishlist.ts';
import { presentRefusal } from './present-results.ts';
import { ListImportResult, type ListImportResultType } from './wishlist-results.types.ts';

/** A list, and lines as somebody typed or pasted them. */
@ArgsType()
class ImportIntoWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsLongText(ORDER_LINES_MAX_LENGTH) @Field(() => String) readonly orderLines: string = '';
}

/** Leads to the list, which tells what came onto it; lines that need something are in the field of its import. */
export const importWithoutScripts = async (
  shop: Shop,
  visitor: Visit,
  { wishlistId, orderLines }: ImportIntoWishlistArgs,
): Promise<FormReply> => {
  const path = wishlistPath(wishlistId);
  const echoOf = (left: string): FormReply =>
    left === '' ? {} : { echo: { form: `import ${wishlistId}`, values: { orderLines: left }, fieldErrors: [] } };
  const imported = await importIntoList(shop, visitor)(wishlistId, orderLines);
  if (!imported.ok)
    return {
      path,
      toasts: [{ kind: 'error', messageKey: keyOfListRefusal(imported.refusal, visitor.shopper) }],
      ...echoOf(orderLines),
    };
  const { list, lines } = imported.value;
  return { path, toasts: toldOfImport(list.name, lines), ...echoOf(linesToMend(lines, orderLines)) };
};

/** Puts articles on a list by the order numbers that somebody typed or pasted. */
@Action()
export class ImportIntoWishlist {
  @Mutation(() => ListImportResult)
  async importIntoWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, orderLines }: ImportIntoWishlistArgs,
  ): Promise<ListImportResultType> {
    const imported = await importIntoList(shop, visitor)(wishlistId, orderLines);
    if (!imported.ok) return presentRefusal(imported.refusal, visitor.shopper);
    const { list, lines } = imported.value;
    return { __typename: 'ListImported', list: presentHead(list), lines };
  }

  @FormRoute('import-into-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, orderLines }: ImportIntoWishlistArgs,
  ): Promise<FormReply> {
    return importWithoutScripts(shop, visitor, { wishlistId, orderLines });
  }
}
