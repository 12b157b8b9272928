import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { subscribeToNewsletter } from '@shop/domain/newsletter/subscribe-to-newsletter';
import { NEWSLETTER, NEWSLETTER_SUCCESS } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsText } from '../shared/is-text.ts';
import { NewsletterResult, type NewsletterResultType, presentNewsletterForm } from './newsletter.types.ts';

@ArgsType()
class SubscribeToNewsletterArgs {
  @IsText() @Field(() => String) readonly email: string;
}

/** Begins a subscription to the newsletter, which a mail asks to confirm. */
@Action()
export class SubscribeToNewsletter {
  @Mutation(() => NewsletterResult, { description: 'Mails a link that confirms the subscription.' })
  async subscribeToNewsletter(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { email }: SubscribeToNewsletterArgs,
  ): Promise<NewsletterResultType> {
    return presentNewsletterForm(await subscribeToNewsletter(shop)(visitor.shopper, email), NEWSLETTER_SUCCESS);
  }

  @FormRoute('newsletter-subscription', NEWSLETTER)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { email }: SubscribeToNewsletterArgs,
  ): Promise<FormReply> {
    const subscribed = await subscribeToNewsletter(shop)(visitor.shopper, email);
    return subscribed.ok
      ? { path: NEWSLETTER_SUCCESS }
      : { path: NEWSLETTER, echo: formEchoOf('newsletter-subscription', { email }, subscribed.refusal) };
  }
}
