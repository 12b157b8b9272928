import { Inject } from '@nestjs/common';
import { Context, Query, Resolver } from '@nestjs/graphql';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { SHOP } from '../shop.token.ts';
import { BusinessListsType } from './businesses.types.ts';

@Resolver()
export class BusinessesResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'businesses'>) {}

  @Query(() => BusinessListsType)
  async businessLists(@Context() { publicShopper }: GraphqlContext): Promise<BusinessListsType> {
    const [jobTitles, industries] = await Promise.all([this.shop.businesses.jobTitles(publicShopper), this.shop.businesses.industries(publicShopper)]);
    return { jobTitles, industries };
  }
}
