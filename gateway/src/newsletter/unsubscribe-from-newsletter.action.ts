import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { NEWSLETTER_UNSUBSCRIBED } from '@shop/domain/newsletter/newsletter-paths';
import { unsubscribeFromNewsletter } from '@shop/domain/newsletter/unsubscribe-from-newsletter';
import { NEWSLETTER_UNSUBSCRIPTION } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsOptionalText } from '../shared/is-text.ts';
import { NewsletterResult, type NewsletterResultType, presentNewsletterForm } from './newsletter.types.ts';

@ArgsType()
class UnsubscribeFromNewsletterArgs {
  @IsOptionalText()
  @Field(() => String, { nullable: true, description: 'Of the mail that led to the page.' })
  readonly token?: string | null;
  @IsOptionalText() @Field(() => String, { nullable: true, description: 'Without a token.' }) readonly email?:
    | string
    | null;
}

const readForm = ({ token, email }: UnsubscribeFromNewsletterArgs) => ({
  token: token ?? undefined,
  email: email ?? '',
});

/** Ends a subscription to the newsletter at once. */
@Action()
export class UnsubscribeFromNewsletter {
  @Mutation(() => NewsletterResult, { description: 'The same result for every e-mail address and every token.' })
  async unsubscribeFromNewsletter(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() args: UnsubscribeFromNewsletterArgs,
  ): Promise<NewsletterResultType> {
    const unsubscribed = await unsubscribeFromNewsletter(shop)(visitor.shopper, readForm(args));
    return presentNewsletterForm(unsubscribed, NEWSLETTER_UNSUBSCRIBED);
  }

  @FormRoute('newsletter-unsubscription', NEWSLETTER_UNSUBSCRIPTION, {
    name: 'newsletter-unsubscription',
    fields: ['email'],
  })
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() args: UnsubscribeFromNewsletterArgs,
  ): Promise<FormReply> {
    const form = readForm(args);
    const unsubscribed = await unsubscribeFromNewsletter(shop)(visitor.shopper, form);
    if (unsubscribed.ok) return { path: NEWSLETTER_UNSUBSCRIBED };
    return {
      path: NEWSLETTER_UNSUBSCRIPTION,
      echo: formEchoOf('newsletter-unsubscription', { email: form.email }, unsubscribed.refusal),
    };
  }
}
