import fc from 'fast-check';
import type { Side } from './side.ts';

/** A shopper's action, run on both shops. */
export interface ParityCommand {
  readonly play: (side: Side) => Promise<Side>;
  readonly [fc.toStringMethod]: () => string;
}

/** A command with its arguments, printed so that a failed sequence can be read. */
export const command = <Args>(
  name: string,
  args: fc.Arbitrary<Args>,
  play: (side: Side, args: Args) => Promise<Side>,
): fc.Arbitrary<ParityCommand> =>
  args.map((overrides) => ({
    play: (side) => play(side, overrides),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(overrides)}`,
  }));

/** For commands without arguments. */
export const nothing = fc.constant(null);
/** The index of a line, an address or an order; some do not exist. */
export const index = fc.nat({ max: 4 });
