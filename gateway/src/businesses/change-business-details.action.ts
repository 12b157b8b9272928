import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, createUnionType, Field, InputType, Int, Mutation, ObjectType } from '@nestjs/graphql';
import { employeesIn } from '@shop/domain/businesses/business-rules';
import { changeBusinessDetails } from '@shop/domain/businesses/change-business-details';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { CONTACT_DETAILS } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, ValidateNested } from 'class-validator';
import { BusinessDetailsType } from '../addresses/address.types.ts';
import { contactDetailsReply } from '../customers/contact-details-reply.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { ownBusinessDetails } from './own-business-details.ts';

@InputType()
class BusinessDetailsInput {
  @IsText() @Field(() => String) readonly jobTitleCode: string;
  @IsText() @Field(() => String) readonly primaryIndustryGroupCode: string;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly vatRegistrationNo?: string | null;
  @IsOptional() @IsInt() @Field(() => Int, { nullable: true }) readonly numberOfEmployees?: number | null;
}

@ArgsType()
class BusinessDetailsArgs {
  @ValidateNested()
  @Type(() => BusinessDetailsInput)
  @Field(() => BusinessDetailsInput)
  readonly input: BusinessDetailsInput;
}

class BusinessDetailsForm extends FormOnPage {
  @IsText() readonly jobTitleCode: string = '';
  @IsText() readonly primaryIndustryGroupCode: string = '';
  @IsText() readonly vatRegistrationNo: string = '';
  /** As typed. */
  @IsText() readonly numberOfEmployees: string = '';
}

@ObjectType('BusinessDetailsChanged')
class BusinessDetailsChangedType {
  readonly __typename: 'BusinessDetailsChanged';
  @Field(() => BusinessDetailsType, { nullable: true }) readonly business: BusinessDetailsType | undefined;
}

type ChangeBusinessDetailsResultType = BusinessDetailsChangedType | FormRefusedType;
const ChangeBusinessDetailsResult = createUnionType({
  name: 'ChangeBusinessDetailsResult',
  types: () => [BusinessDetailsChangedType, FormRefusedType] as const,
  resolveType: ({ __typename }: ChangeBusinessDetailsResultType) => __typename,
});

/** Changes what the customer's institution says about itself. */
@Action()
export class ChangeBusinessDetails {
  @Mutation(() => ChangeBusinessDetailsResult)
  async changeBusinessDetails(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: BusinessDetailsArgs,
  ): Promise<ChangeBusinessDetailsResultType> {
    const { jobTitleCode, primaryIndustryGroupCode, vatRegistrationNo, numberOfEmployees } = input;
    const changed = await changeBusinessDetails(
      shop,
      visitor,
    )({
      jobTitleCode,
      primaryIndustryGroupCode,
      ...omitNil({ vatRegistrationNo, numberOfEmployees }),
    });
    return changed.ok
      ? { __typename: 'BusinessDetailsChanged', business: await ownBusinessDetails(shop, visitor) }
      : presentFormRefusal(changed.refusal);
  }

  @FormRoute('business-details', CONTACT_DETAILS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { jobTitleCode, primaryIndustryGroupCode, vatRegistrationNo, numberOfEmployees }: BusinessDetailsForm,
  ): Promise<FormReply> {
    const typed = { jobTitleCode, primaryIndustryGroupCode, vatRegistrationNo };
    const details = { ...typed, ...omitNil({ numberOfEmployees: employeesIn(numberOfEmployees) }) };
    const changed = await changeBusinessDetails(shop, visitor)(details);
    return contactDetailsReply('business-details', { ...typed, numberOfEmployees }, changed);
  }
}
