import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import { MoneyType } from '../shared/money.types.ts';

@ObjectType('ReleasedPieces', {
  description: 'Pieces in the cart that lost the special price of their deal. Prices of one piece.',
})
export class ReleasedPiecesType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int) readonly quantity: number;
  @Field(() => MoneyType) readonly was: Money;
  @Field(() => MoneyType) readonly is: Money;
}

@ObjectType('DealReservation', { description: 'What the visitor’s cart holds of lightning deals.' })
export class DealReservationType {
  @Field(() => String, { nullable: true, description: 'ISO instant at which the first pieces are no longer held.' })
  readonly endsAt?: string | undefined;
  @Field(() => Boolean) readonly hasBeenExtended: boolean;
  @Field(() => Int, { description: 'How often its end can be put off.' }) readonly extensionsLeft: number;
  @Field(() => [ReleasedPiecesType]) readonly released: readonly ReleasedPiecesType[];
}

@ObjectType('ReducedQuantity')
export class ReducedQuantityType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int) readonly was: number;
  @Field(() => Int) readonly now: number;
}

@ObjectType('ExtendedReservation')
export class ExtendedReservationType {
  @Field(() => DealReservationType) readonly reservation: DealReservationType;
  @Field(() => Boolean, { description: 'A deal is over, or its price is not special any more.' })
  readonly dealNoLongerLegal: boolean;
  @Field(() => [ReducedQuantityType]) readonly quantityReduced: readonly ReducedQuantityType[];
}
