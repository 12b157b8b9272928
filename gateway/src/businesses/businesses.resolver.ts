import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Shop } from '@shop/domain/shop';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { BusinessDetailsType } from '../addresses/address.types.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { SHOP } from '../shop.token.ts';
import { BusinessDetailsInput, BusinessListsType, ChangeBusinessDetailsResult } from './businesses.types.ts';
import type { ChangeBusinessDetailsResultType } from './businesses.types.ts';
import { changeBusinessDetails } from './change-business-details.ts';

@ArgsType()
class BusinessDetailsArgs {
  @ValidateNested()
  @Type(() => BusinessDetailsInput)
  @Field(() => BusinessDetailsInput)
  readonly input: BusinessDetailsInput;
}

@Resolver()
export class BusinessesResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'addresses' | 'businesses' | 'customers'>) {}

  @Query(() => BusinessListsType)
  async businessLists(@Context() { publicShopper }: GraphqlContext): Promise<BusinessListsType> {
    const [jobTitles, industries] = await Promise.all([
      this.shop.businesses.jobTitles(publicShopper),
      this.shop.businesses.industries(publicShopper),
    ]);
    return { jobTitles, industries };
  }

  @Query(() => BusinessDetailsType, {
    nullable: true,
    description: 'What a signed-in business customer says about the institution; null for anybody else.',
  })
  async businessDetails(@Context() { visitor }: GraphqlContext): Promise<BusinessDetailsType | undefined> {
    return this.ownDetails(visitor);
  }

  @Mutation(() => ChangeBusinessDetailsResult)
  async changeBusinessDetails(
    @Context() { visitor }: GraphqlContext,
    @Args() { input }: BusinessDetailsArgs,
  ): Promise<ChangeBusinessDetailsResultType> {
    const { jobTitleCode, primaryIndustryGroupCode, vatRegistrationNo, numberOfEmployees } = input;
    const changed = await changeBusinessDetails(this.shop)(visitor, {
      jobTitleCode,
      primaryIndustryGroupCode,
      ...omitNil({ vatRegistrationNo, numberOfEmployees }),
    });
    return changed.ok
      ? { __typename: 'BusinessDetailsChanged', business: await this.ownDetails(visitor) }
      : presentFormRefusal(changed.refusal);
  }

  private async ownDetails({ shopper }: VisitorSession): Promise<BusinessDetailsType | undefined> {
    return (await this.shop.addresses.customerAddress(shopper))?.business;
  }
}
