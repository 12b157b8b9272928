import { Field, ObjectType } from '@nestjs/graphql';

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
