import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('FieldError')
export class FieldErrorType {
  @Field(() => String) readonly field: string;
  @Field(() => String) readonly messageKey: string;
  @Field(() => String, { nullable: true }) readonly form: string | undefined;
}

@ObjectType('FormRefused')
export class FormRefusedType {
  readonly __typename: 'FormRefused';
  @Field(() => [FieldErrorType]) readonly fieldErrors: readonly FieldErrorType[];
  @Field(() => String, { nullable: true }) readonly generalKey: string | undefined;
  @Field(() => [String], { nullable: true, description: 'The fields that the general message is about.' })
  readonly about?: readonly string[] | undefined;
}

@ObjectType('SessionExpired', {
  description: 'The cart or the session behind the page is gone; typed input stays with the client.',
})
export class SessionExpiredType {
  readonly __typename: 'SessionExpired';
  @Field(() => String) readonly messageKey: string;
}
