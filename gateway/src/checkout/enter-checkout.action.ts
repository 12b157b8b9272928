import { Body } from '@nestjs/common';
import { enterCheckout, type EntryRefusal, type WayIn, WAYS_IN } from '@shop/domain/checkout/enter-checkout';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { AddressBody } from '../addresses/address-body.ts';
import { Action } from '../graphql/action.decorator.ts';
import { type AuthReply, notEnteredReply, notLoggedInReply, refusedReply, signedInReply } from '../login/auth-reply.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { ids } from '../shared/ids.ts';
import { IsForm } from '../shared/is-form.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsSecret } from '../shared/is-text.ts';

/** The domain's rules check what the fields contain. */
class EntryFormData {
  @IsOptionalText() readonly email?: string;
  @IsOptionalText() readonly customerNumber?: string;
  @IsOptional() @IsSecret() readonly password?: string;
  @IsOptional() @IsSecret() readonly passwordRepeat?: string;
  @IsOptional() @IsBoolean() readonly stayLogged?: boolean;
  @IsOptional() @IsForm(() => AddressBody) readonly billingAddress?: AddressBody;
  @IsOptional() @IsForm(() => AddressBody) readonly shippingAddress?: AddressBody;
}

class EntryBody {
  @IsIn(WAYS_IN) readonly authType: WayIn;
  @IsForm(() => EntryFormData) readonly formData: EntryFormData;
  @IsShopId() readonly cartId: string;
}

const notEntered = (refusal: EntryRefusal): AuthReply => {
  switch (refusal.because) {
    case 'invalid-form':
    case 'started-over':
      return notEnteredReply(refusal);
    case 'session-expired':
      return refusedReply('shop.error.sessionExpired');
    case 'wrong-credentials':
    case 'too-many-tries':
    case 'cart-in-account':
      return notLoggedInReply(refusal);
  }
};

/** Signs a visitor in for the checkout: with an account, with a new one, or as a guest (CLIENTOP-08). */
@Action()
export class EnterCheckout {
  @ApiRoute('checkout-auth')
  async api(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { authType, formData, cartId }: EntryBody,
  ): Promise<AuthReply> {
    const entered = await enterCheckout(
      { ...shop, ids },
      visitor,
    )({ wayIn: authType, cartId, form: omitNil({ ...formData }) });
    return entered.ok ? signedInReply(entered.value) : notEntered(entered.refusal);
  }
}
