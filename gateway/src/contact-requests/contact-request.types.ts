import { createUnionType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ContactReceipt, ContactTopic } from '@shop/domain/contact-requests/contact-request';
import { FormRefusedType } from '../shared/form-refused.types.ts';

export const ContactTopicEnum = {
  order: 'order',
  delivery: 'delivery',
  return: 'return',
  payment: 'payment',
  product: 'product',
  account: 'account',
  business: 'business',
  other: 'other',
} as const satisfies { [Topic in ContactTopic]: Topic };
registerEnumType(ContactTopicEnum, { name: 'ContactTopic' });

@ObjectType('ContactForm', { description: 'What the form starts with.' })
export class ContactFormType {
  @Field(() => ID, { description: 'Names the next request.' }) readonly key: string;
  @Field(() => String, { nullable: true }) readonly fullName?: string | undefined;
  @Field(() => String, { nullable: true }) readonly email?: string | undefined;
  @Field(() => String, { nullable: true }) readonly phone?: string | undefined;
  @Field(() => ID, { nullable: true, description: 'Null if the order is unknown, or neither theirs nor looked up.' })
  readonly orderId?: string | undefined;
  @Field(() => String, { nullable: true, description: 'Of the account that is signed in: a copy goes nowhere else.' })
  readonly copyTo?: string | undefined;
}

@ObjectType('ContactReceipt', { description: 'That a request arrived.' })
export class ContactReceiptType {
  readonly __typename: 'ContactReceipt';
  @Field(() => ID) readonly ticketNumber: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly receivedAt: string;
  @Field(() => String, { description: 'The day until which it is answered, ISO date.' }) readonly answerBy: string;
  @Field(() => String, { nullable: true, description: 'Where a copy went.' }) readonly copyTo?: string | undefined;
}

export const presentContactReceipt = (receipt: ContactReceipt): ContactReceiptType => ({
  __typename: 'ContactReceipt',
  ...receipt,
});

export type ContactRequestResultType = ContactReceiptType | FormRefusedType;
export const ContactRequestResult = createUnionType({
  name: 'ContactRequestResult',
  types: () => [ContactReceiptType, FormRefusedType] as const,
  resolveType: ({ __typename }: ContactRequestResultType) => __typename,
});
