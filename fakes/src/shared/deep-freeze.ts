/** Freezes a value and all it holds, so that whoever is handed it cannot change what the world keeps. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

/** A frozen copy: what the caller does with the original later stays his own affair. */
export const frozenCopy = <Value>(value: Value): Value => deepFreeze(structuredClone(value));
