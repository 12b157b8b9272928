import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsOptionalText, IsText } from '../shared/is-text.ts';

/** More than the lines of any order. */
const MAX_ITEMS = 500;
const MAX_COMPONENTS = 100;
const MAX_IMAGES = 50;

@InputType()
export class SelectedReturnItemInput {
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

@InputType()
export class ReturnContactInput {
  @IsText() @Field(() => String) readonly salutation: string;
  @IsText() @Field(() => String) readonly firstName: string;
  @IsText() @Field(() => String) readonly lastName: string;
  @IsText() @Field(() => String) readonly email: string;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly phone?: string | null;
}

@ArgsType()
export class FindReturnOrderArgs {
  @IsText() @Field(() => String) readonly orderId: string;
  @IsText() @Field(() => String) readonly zipCode: string;
}

@ArgsType()
export class ReturnFlowArgs {
  @IsOptionalText()
  @Field(() => ID, {
    nullable: true,
    description: 'The hash of an order, as a URL holds it; absent: the one whose return this browser fills in.',
  })
  readonly order?: string | null;
}

/** An order by its hash. */
@ArgsType()
export class OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly order: string;
}

@ArgsType()
export class SelectReturnItemsArgs extends OfReturnOrder {
  @ArrayMaxSize(MAX_ITEMS)
  @ValidateNested({ each: true })
  @Type(() => SelectedReturnItemInput)
  @Field(() => [SelectedReturnItemInput])
  readonly items: readonly SelectedReturnItemInput[];
}

@ArgsType()
export class ChooseRegulationArgs extends OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly regulation: string;
}

@ArgsType()
export class ChooseReturnCarrierArgs extends OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly carrier: string;
  @IsInt() @Field(() => Int) readonly labels: number;
}

@ArgsType()
export class SubmitReturnArgs extends OfReturnOrder {
  @ValidateNested()
  @Type(() => ReturnContactInput)
  @Field(() => ReturnContactInput)
  readonly contact: ReturnContactInput;
}

@ArgsType()
export class RemoveReturnImageArgs extends OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly image: string;
}
