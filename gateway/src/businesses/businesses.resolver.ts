import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { BusinessDetailsType } from '../addresses/address.types.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { BusinessDetailsInput, BusinessListsType, ChangeBusinessDetailsResult } from './businesses.types.ts';
import type { ChangeBusinessDetailsResultType } from './businesses.types.ts';
import { changeBusinessDetails } from '@shop/domain/businesses/change-business-details';

@ArgsType()
class BusinessDetailsArgs {
  @ValidateNested()
  @Type(() => BusinessDetailsInput)
  @Field(() => BusinessDetailsInput)
  readonly input: BusinessDetailsInput;
}

@Resolver()
export class BusinessesResolver {
  @Query(() => BusinessListsType)
  async businessLists(@Context() { publicShopper, publicShop }: GraphqlContext): Promise<BusinessListsType> {
    const [jobTitles, industries] = await Promise.all([
      publicShop.businesses.jobTitles(publicShopper),
      publicShop.businesses.industries(publicShopper),
    ]);
    return { jobTitles, industries };
  }

  @Query(() => BusinessDetailsType, {
    nullable: true,
    description: 'What a signed-in business customer says about the institution; null for anybody else.',
  })
  async businessDetails(@Context() context: GraphqlContext): Promise<BusinessDetailsType | undefined> {
    return this.ownDetails(context);
  }

  @Mutation(() => ChangeBusinessDetailsResult)
  async changeBusinessDetails(
    @Context() context: GraphqlContext,
    @Args() { input }: BusinessDetailsArgs,
  ): Promise<ChangeBusinessDetailsResultType> {
    const { jobTitleCode, primaryIndustryGroupCode, vatRegistrationNo, numberOfEmployees } = input;
    const changed = await changeBusinessDetails(
      context.shop,
      context.visitor,
    )({
      jobTitleCode,
      primaryIndustryGroupCode,
      ...omitNil({ vatRegistrationNo, numberOfEmployees }),
    });
    return changed.ok
      ? { __typename: 'BusinessDetailsChanged', business: await this.ownDetails(context) }
      : presentFormRefusal(changed.refusal);
  }

  private async ownDetails({ visitor, shop }: GraphqlContext): Promise<BusinessDetailsType | undefined> {
    return (await shop.addresses.customerAddress(visitor.shopper))?.business;
  }
}
