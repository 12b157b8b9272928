import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PictureType } from '../catalogue/picture.types.ts';
import { LabelledValueType } from '../catalogue/product-parts.types.ts';
import { LoginStateScalar } from '../sessions/login-state.types.ts';
import type { LoginState } from '@shop/domain/visit/shopper';

@ObjectType('ReturnComponent', { description: 'A part of a set.' })
export class ReturnComponentType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
}

@ObjectType('ReturnItem')
export class ReturnItemType {
  @Field(() => ID) readonly id: string;
  @Field(() => Int) readonly lineNo: number;
  @Field(() => String) readonly name: string;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => String) readonly articleNumber: string;
  @Field(() => [LabelledValueType]) readonly variants: readonly LabelledValueType[];
  @Field(() => Int) readonly quantity: number;
  @Field(() => Int) readonly returnedQuantity: number;
  @Field(() => Int, { description: '0 exactly if there is a reason.' }) readonly returnableQuantity: number;
  @Field(() => String, {
    nullable: true,
    description: 'not-delivered, window-closed, already-returned, excluded or unknown.',
  })
  readonly notReturnableBecause?: string | undefined;
  @Field(() => String, { nullable: true, description: 'The last day of the return window, as ISO date.' })
  readonly returnUntil?: string | undefined;
  @Field(() => [ReturnComponentType]) readonly components: readonly ReturnComponentType[];
}

@ObjectType('ReturnRegulation', { description: 'What the buyer gets for the goods.' })
export class ReturnRegulationType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly description: string;
}

@ObjectType('ReturnCarrier')
export class ReturnCarrierType {
  @Field(() => ID) readonly code: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly description: string;
  @Field(() => Boolean) readonly enabled: boolean;
  @Field(() => String, { nullable: true, description: 'Message key: why it is disabled.' }) readonly notice:
    | string
    | undefined;
}

@ObjectType('ReturnedQuantity')
export class ReturnedQuantityType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => Int) readonly quantity: number;
}

@ObjectType('ReturnShipment')
export class ReturnShipmentType {
  @Field(() => String) readonly rma: string;
  @Field(() => ReturnRegulationType) readonly regulation: ReturnRegulationType;
  @Field(() => String, { nullable: true, description: 'Absent without a label.' }) readonly carrierName:
    | string
    | undefined;
  @Field(() => [String], { description: 'URLs of the labels to print.' }) readonly labels: readonly string[];
  @Field(() => [ReturnedQuantityType]) readonly items: readonly ReturnedQuantityType[];
}

@ObjectType('SubmittedReturn')
export class SubmittedReturnType {
  @Field(() => String, { description: 'ISO instant.' }) readonly submittedAt: string;
  @Field(() => [ReturnShipmentType]) readonly shipments: readonly ReturnShipmentType[];
}

@ObjectType('ReturnOrder', {
  description: 'An order of which something may be returned. Holds nothing about the person who placed it.',
})
export class ReturnOrderType {
  @Field(() => ID) readonly hash: string;
  @Field(() => ID) readonly orderId: string;
  @Field(() => String, { description: 'ISO date.' }) readonly orderDate: string;
  @Field(() => [ReturnItemType]) readonly items: readonly ReturnItemType[];
  @Field(() => [SubmittedReturnType], {
    description: 'Those announced so far, the newest first, without their labels.',
  })
  readonly returns: readonly SubmittedReturnType[];
}

@ObjectType('ReturnImage')
export class ReturnImageType {
  @Field(() => ID) readonly id: string;
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String, { description: 'A small picture as data: URL.' }) readonly preview: string;
}

@ObjectType('SelectedReturnItem')
export class SelectedReturnItemType {
  @Field(() => ID) readonly id: string;
  @Field(() => Int) readonly quantity: number;
  @Field(() => String) readonly reason: string;
  @Field(() => String, { nullable: true }) readonly comment?: string | undefined;
  @Field(() => String, { nullable: true }) readonly additionalInfo?: string | undefined;
  @Field(() => [ID]) readonly components: readonly string[];
}

@ObjectType('ReturnDraft', { description: 'What this browser has chosen for the return of the order.' })
export class ReturnDraftType {
  @Field(() => ID) readonly hash: string;
  @Field(() => [SelectedReturnItemType]) readonly items: readonly SelectedReturnItemType[];
  @Field(() => ID, { nullable: true }) readonly regulation?: string | undefined;
  @Field(() => ID, { nullable: true }) readonly carrier?: string | undefined;
  @Field(() => Int) readonly labels: number;
}

@ObjectType('ReturnFlow', {
  description: 'All that the steps of a return show and that their guards judge, read together.',
})
export class ReturnFlowType {
  @Field(() => LoginStateScalar) readonly loginState: LoginState;
  @Field(() => Boolean, { description: 'Whether the shop takes returns at all; if not, their pages do not exist.' })
  readonly isOpen: boolean;
  @Field(() => ReturnOrderType, {
    nullable: true,
    description: 'The requested order, or the one whose return this browser fills in.',
  })
  readonly order: ReturnOrderType | undefined;
  @Field(() => ReturnDraftType, { nullable: true }) readonly draft: ReturnDraftType | undefined;
  @Field(() => [ReturnImageType]) readonly images: readonly ReturnImageType[];
  @Field(() => SubmittedReturnType, {
    nullable: true,
    description: 'Present once the return is submitted; there is no draft then.',
  })
  readonly submitted: SubmittedReturnType | undefined;
}

@ObjectType('ReturnContact')
export class ReturnContactType {
  @Field(() => String, { description: 'Empty if unknown.' }) readonly salutation: string;
  @Field(() => String) readonly firstName: string;
  @Field(() => String) readonly lastName: string;
  @Field(() => String) readonly email: string;
  @Field(() => String) readonly phone: string;
}
