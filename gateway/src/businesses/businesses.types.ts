import { createUnionType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional } from 'class-validator';
import { BusinessDetailsType } from '../addresses/address.types.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';

@ObjectType('CodedName')
export class CodedNameType {
  @Field(() => String) readonly code: string;
  @Field(() => String) readonly name: string;
}

@ObjectType('BusinessLists', {
  description: 'What customers of the business shop choose from, in the language of the storefront.',
})
export class BusinessListsType {
  @Field(() => [CodedNameType]) readonly jobTitles: readonly CodedNameType[];
  @Field(() => [CodedNameType]) readonly industries: readonly CodedNameType[];
}

@InputType()
export class BusinessDetailsInput {
  @IsText() @Field(() => String) readonly jobTitleCode: string;
  @IsText() @Field(() => String) readonly primaryIndustryGroupCode: string;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly vatRegistrationNo?: string | null;
  @IsOptional() @IsInt() @Field(() => Int, { nullable: true }) readonly numberOfEmployees?: number | null;
}

@ObjectType('BusinessDetailsChanged')
export class BusinessDetailsChangedType {
  readonly __typename: 'BusinessDetailsChanged';
  @Field(() => BusinessDetailsType, { nullable: true }) readonly business: BusinessDetailsType | undefined;
}

export type ChangeBusinessDetailsResultType = BusinessDetailsChangedType | FormRefusedType;

export const ChangeBusinessDetailsResult = createUnionType({
  name: 'ChangeBusinessDetailsResult',
  types: () => [BusinessDetailsChangedType, FormRefusedType] as const,
  resolveType: ({ __typename }: ChangeBusinessDetailsResultType) => __typename,
});
