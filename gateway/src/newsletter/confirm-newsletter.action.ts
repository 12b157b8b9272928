import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { newsletterPathAfter } from '@shop/domain/newsletter/newsletter-paths';
import { NEWSLETTER } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsText } from '../shared/is-text.ts';
import { NewsletterStepType, presentNewsletterStep } from './newsletter.types.ts';

@ArgsType()
class ConfirmNewsletterArgs {
  @IsText() @Field(() => String, { description: 'Of the link in the mail.' }) readonly token: string;
}

/** Confirms a subscription to the newsletter. Only a press does: mail scanners open every link. */
@Action()
export class ConfirmNewsletter {
  @Mutation(() => NewsletterStepType)
  async confirmNewsletter(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { token }: ConfirmNewsletterArgs,
  ): Promise<NewsletterStepType> {
    return presentNewsletterStep(newsletterPathAfter(await shop.newsletter.confirm(visitor.shopper, token)));
  }

  @FormRoute('newsletter-confirmation', NEWSLETTER)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { token }: ConfirmNewsletterArgs,
  ): Promise<FormReply> {
    return { path: newsletterPathAfter(await shop.newsletter.confirm(visitor.shopper, token)) };
  }
}
