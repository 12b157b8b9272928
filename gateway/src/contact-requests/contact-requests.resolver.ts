import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { CONTACT_REQUEST } from '@shop/domain/contact-requests/contact-request.slot';
import { openContactRequest, startContactRequest } from '@shop/domain/contact-requests/start-contact-request';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ids } from '../shared/ids.ts';
import { IsOptionalText } from '../shared/is-text.ts';
import { ContactFormType, ContactReceiptType, presentContactReceipt } from './contact-request.types.ts';

@ArgsType()
class ContactFormArgs {
  @IsOptionalText()
  @Field(() => String, { nullable: true, description: 'The number in the URL; it may be anything.' })
  readonly order?: string | null;
}

/** What the contact form starts with, and the receipt of what this browser sent last (SVC-04). */
@Resolver()
export class ContactRequestsResolver {
  @Query(() => ContactFormType)
  async contactForm(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { order }: ContactFormArgs,
  ): Promise<ContactFormType> {
    const start = await startContactRequest(shop, visitor)(order ?? undefined);
    return { key: openContactRequest({ ids }, visitor).key, ...start };
  }

  @Query(() => ContactReceiptType, { nullable: true, description: 'Null before this browser has sent a request.' })
  contactReceipt(@Context() { visitor }: GraphqlContext): ContactReceiptType | undefined {
    const receipt = visitor.read(CONTACT_REQUEST)?.receipt;
    return receipt && presentContactReceipt(receipt);
  }
}
