import type { Bidi } from 'bidi-js';

const isFactory = (loaded: unknown): loaded is () => Bidi => typeof loaded === 'function';

/** The Unicode Bidirectional Algorithm. The types of its package are those of another module format than the one that Node and bundlers load. */
export const loadBidi = async (): Promise<Bidi> => {
  const { default: factory }: { readonly default: unknown } = await import('bidi-js');
  if (!isFactory(factory)) throw new Error('bidi-js exports no factory');
  return factory();
};
