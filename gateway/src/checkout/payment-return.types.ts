import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('PaymentReturn')
export class PaymentReturnType {
  @Field(() => String, {
    nullable: true,
    description: 'Where the shopper goes now; null while the provider has reported nothing.',
  })
  readonly leadsTo: string | undefined;
}
