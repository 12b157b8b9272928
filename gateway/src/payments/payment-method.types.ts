import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('PaymentMethod')
export class PaymentMethodType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly displayName: string;
  @Field(() => String) readonly description: string;
  @Field(() => String, { description: 'CREDIT_CARD, INVOICE, …, or prepaid.' })
  readonly display: string;
  @Field(() => Boolean) readonly selected: boolean;
  @Field(() => Boolean) readonly enabled: boolean;
  @Field(() => String, { nullable: true }) readonly buyerReference?: string | undefined;
  @Field(() => [String]) readonly icons: readonly string[];
  @Field(() => String, { nullable: true }) readonly additionalInfo?: string | undefined;
  @Field(() => String, {
    nullable: true,
    description: 'Text of the order button; null if the shop names none that the law allows (§ 312j (3) BGB).',
  })
  readonly buttonLabel: string | undefined;
  @Field(() => String, { nullable: true, description: 'What follows the order button.' }) readonly buttonInfo?:
    | string
    | undefined;
  @Field(() => Boolean) readonly isPrepaid: boolean;
}
