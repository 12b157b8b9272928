import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { Matches, MaxLength } from 'class-validator';
import { canonicalPath } from '@shop/domain/shared/canonical-path';
import { isReturnsPath } from '@shop/domain/returns/returns-guard';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { areReturnsOpen } from '@shop/domain/returns/are-returns-open';
import { AbTestType, PageResult } from './content.types.ts';
import type { PageResultType } from './content.types.ts';
import { FooterType } from './footer.types.ts';
import { presentFooter } from './present-footer.ts';
import { presentPage } from './present-page.ts';

const MAX_PATH = 300;

@ArgsType()
class PageArgs {
  @MaxLength(MAX_PATH)
  @Matches(/^\/(?![/\\])[^\\?#\s\p{Cc}\p{Cs}]*$/u, {
    message: 'path must be a path of the shop that begins with one slash, without a query',
  })
  @Field(() => String)
  readonly path: string;
}

@Resolver()
export class ContentResolver {
  @Query(() => FooterType)
  async footer(@Context() { publicShopper, publicShop }: GraphqlContext): Promise<FooterType> {
    const [footer, isOpen] = await Promise.all([
      publicShop.contents.footer(publicShopper),
      areReturnsOpen(publicShop)(publicShopper),
    ]);
    return presentFooter(footer, isOpen ? undefined : isReturnsPath);
  }

  @Query(() => PageResult)
  async page(
    @Context() { publicShopper, publicShop, cacheHint }: GraphqlContext,
    @Args() { path }: PageArgs,
  ): Promise<PageResultType> {
    const result = presentPage(await publicShop.contents.page(publicShopper, path), path);
    if (result.__typename !== 'ContentPage' || canonicalPath(path) !== path) cacheHint.shorten();
    return result;
  }

  @Query(() => [AbTestType], {
    description: 'The A/B tests that run on a page, looked up anew each time; none where the look-up fails.',
  })
  async activeAbTests(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { path }: PageArgs,
  ): Promise<readonly AbTestType[]> {
    try {
      const { activeAbTests } = await shop.contents.page(visitor.shopper, path);
      return activeAbTests;
    } catch {
      return [];
    }
  }
}
