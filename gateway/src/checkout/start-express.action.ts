import { Body, Headers } from '@nestjs/common';
import { keyOfCartRefusal } from '@shop/domain/carts/cart-refusal-key';
import { withErrorCode } from '@shop/domain/checkout/after-payment';
import { startExpress } from '@shop/domain/checkout/start-express';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { BASKET } from '@shop/domain/shared/paths';
import { granted } from '@shop/domain/shared/result';
import type { Visit } from '@shop/domain/visit/visit.port';
import { IsOptional } from 'class-validator';
import { acceptQuantity } from '../carts/accept-quantity.ts';
import { Action } from '../graphql/action.decorator.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { formReturnUrl } from '../request/return-url.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText } from '../shared/is-text.ts';
import type { RequestContext } from '../request/request-context.ts';

class StartExpressForm extends FormOnPage {
  /** On a product page: the article is put into the basket first. */
  @IsOptional() @IsShopId() readonly itemId?: string;
  /** As typed. */
  @IsOptionalText() readonly quantity?: string;
  /** The minimum order quantity that the page stated. */
  @IsOptionalText() readonly minimum?: string;
}

/** The article of a product page; the basket has no other than those that are in it. */
const articleOf = ({ itemId, quantity = '1', minimum }: StartExpressForm) => {
  if (itemId === undefined) return granted(undefined);
  const accepted = acceptQuantity({ itemId, quantity, minimum });
  return accepted.ok ? granted({ itemId, quantity: accepted.value }) : accepted;
};

const failed = (messageKey: MessageKey): FormReply => ({ toasts: [{ kind: 'error', messageKey }] });

/** Leaves for the Amazon-style provider. */
@Action()
export class StartExpress {
  @FormRoute('checkout-amazon', BASKET)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() form: StartExpressForm,
    @Headers('referer') referer?: string,
  ): Promise<FormReply> {
    const article = articleOf(form);
    if (!article.ok) return article.refusal;
    const started = await startExpress(context.shop(), visitor)(article.value);
    if (started.ok) return { path: started.value.url };
    if (started.refusal.because === 'article-refused') return failed(keyOfCartRefusal(started.refusal.refusal));
    // A product page comes from the cache: it has no other place for the reason than a toast.
    return formReturnUrl(form.from, referer, context.baseUrl, BASKET) === BASKET
      ? { path: withErrorCode(BASKET, 'express-unavailable') }
      : failed('shop.payment.express.unavailable');
  }
}
