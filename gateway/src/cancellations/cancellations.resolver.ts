import { Context, Query, Resolver } from '@nestjs/graphql';
import { offersCancellation } from '@shop/domain/cancellations/cancellation';
import { openCancellation } from '@shop/domain/cancellations/declare-cancellation';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ids } from '../shared/ids.ts';
import { CancellationType } from './cancellation.types.ts';
import { presentCancellation } from './present-cancellation.ts';

/** What this browser cancels: the key of its next declaration, and the receipt of the last one (§ 312k BGB). */
@Resolver()
export class CancellationsResolver {
  @Query(() => CancellationType, { nullable: true, description: 'Null on a business storefront.' })
  cancellation(@Context() { visitor }: GraphqlContext): CancellationType | undefined {
    return offersCancellation(visitor.shopper.storefront)
      ? presentCancellation(openCancellation({ ids }, visitor))
      : undefined;
  }
}
