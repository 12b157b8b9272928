import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Int, Mutation } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { productSelectionPath } from '@shop/domain/returns/returns-guard';
import { selectReturnItems } from '@shop/domain/returns/select-return-items';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { RETURNS } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { ReadsFields } from '../request/reads-fields.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';
import { postedFields, RETURN_ITEMS_FIELDS, RETURN_LINE_FIELDS, selectionsIn } from './return-form-fields.ts';
import { returnFormReply } from './return-form-reply.ts';
import { RETURN_PORTS, type ReturnPortsFor } from './return-ports.ts';
import { OfReturnOrder, presentStep, ReturnStepResult, type ReturnStepResultType } from './return-step.types.ts';

/** More than the lines of any order. */
const MAX_ITEMS = 500;
const MAX_COMPONENTS = 100;
const MAX_IMAGES = 50;

@InputType()
class SelectedReturnItemInput {
  @IsShopId() @Field(() => ID) readonly id: string;
  @IsInt() @Field(() => Int) readonly quantity: number;
  @IsText() @Field(() => String) readonly reason: string;
  @IsOptional() @IsLongText() @Field(() => String, { nullable: true }) readonly comment?: string | null;
  @IsOptional()
  @IsLongText()
  @Field(() => String, { nullable: true, description: 'The answer to the question that belongs to the reason.' })
  readonly additionalInfo?: string | null;
  @ArrayMaxSize(MAX_IMAGES)
  @IsShopId({ each: true })
  @Field(() => [ID], { description: 'Those of its pictures that the shopper still wants.' })
  readonly images: readonly string[];
  @ArrayMaxSize(MAX_COMPONENTS) @IsShopId({ each: true }) @Field(() => [ID]) readonly components: readonly string[];
}

@ArgsType()
class SelectReturnItemsArgs extends OfReturnOrder {
  @ArrayMaxSize(MAX_ITEMS)
  @ValidateNested({ each: true })
  @Type(() => SelectedReturnItemInput)
  @Field(() => [SelectedReturnItemInput])
  readonly items: readonly SelectedReturnItemInput[];
}

/** The first step of a return: which goods, and why. Pictures of them need scripts. */
@Action()
export class SelectReturnItems {
  constructor(@Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor) {}

  @Mutation(() => ReturnStepResult)
  async selectReturnItems(
    @Context() context: GraphqlContext,
    @Args() { order, items }: SelectReturnItemsArgs,
  ): Promise<ReturnStepResultType> {
    const selections = items.map(({ comment, additionalInfo, ...item }) => ({
      ...item,
      ...omitNil({ comment, additionalInfo }),
    }));
    const visitor = await context.aboutToKeep();
    return presentStep(await selectReturnItems(this.portsFor(context.shop, context), visitor)(order, selections));
  }

  @FormRoute('return-items', RETURNS, { name: 'return-items', fields: RETURN_LINE_FIELDS })
  @ReadsFields(RETURN_ITEMS_FIELDS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() body: unknown,
  ): Promise<FormReply> {
    const fields = postedFields(body);
    const { order = '', ...values } = fields;
    const selected = await selectReturnItems(this.portsFor(context.shop(), context), visitor)(
      order,
      selectionsIn(fields),
    );
    return returnFormReply({ name: 'return-items', path: productSelectionPath(order), values }, selected);
  }
}
