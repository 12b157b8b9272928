import { Context, Query, Resolver } from '@nestjs/graphql';
import { BusinessDetailsType } from '../addresses/address.types.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { BusinessListsType } from './businesses.types.ts';
import { ownBusinessDetails } from './own-business-details.ts';

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
  async businessDetails(@Context() { shop, visitor }: GraphqlContext): Promise<BusinessDetailsType | undefined> {
    return ownBusinessDetails(shop, visitor);
  }
}
