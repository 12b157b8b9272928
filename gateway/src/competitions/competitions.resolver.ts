import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { type CompetitionSummary, nextChangeOf } from '@shop/domain/competitions/competition';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { cleanHtml } from '../shared/clean-html.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { CompetitionSummaryType, CompetitionType } from './competition.types.ts';

@ArgsType()
class CompetitionArgs {
  @IsShopId() @Field(() => ID) readonly id: string;
}

/** No cache tells a state that has changed. */
const untilNextChange = ({ cacheHint }: GraphqlContext, competition: CompetitionSummary): void => {
  const change = nextChangeOf(competition);
  if (change !== undefined) cacheHint.endAt(change);
};

@Resolver()
export class CompetitionsResolver {
  @Query(() => [CompetitionSummaryType], { description: 'None where the storefront has none.' })
  async competitions(@Context() context: GraphqlContext): Promise<readonly CompetitionSummaryType[]> {
    const listed = await context.publicShop.competitions.competitions(context.publicShopper);
    for (const competition of listed) untilNextChange(context, competition);
    return listed;
  }

  @Query(() => CompetitionType, { nullable: true })
  async competition(
    @Context() context: GraphqlContext,
    @Args() { id }: CompetitionArgs,
  ): Promise<CompetitionType | undefined> {
    const found = await context.publicShop.competitions.findCompetition(context.publicShopper, id);
    if (found === undefined) {
      context.cacheHint.shorten();
      return undefined;
    }
    untilNextChange(context, found);
    const { termsHtml, ...competition } = found;
    return { ...competition, terms: cleanHtml(termsHtml) };
  }
}
