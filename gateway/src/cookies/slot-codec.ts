import type { Slot } from '@shop/domain/visit/visit.port';
import { packJson, unpackJson } from '../shared/packed-json.ts';

/** A slot as its cookie holds it. */
type Written = readonly [version: number, content: unknown];

const isWritten = (value: unknown): value is Written => Array.isArray(value) && typeof value[0] === 'number';

/** Longer texts are packed; shorter ones stay readable for who looks at the cookies of a test. */
const MAX_PLAIN_LENGTH = 800;

export const encodeSlot = <Content>({ version }: Slot<Content>, content: Content): string => {
  const written: Written = [version, content];
  const plain = JSON.stringify(written);
  return encodeURIComponent(plain).length > MAX_PLAIN_LENGTH ? packJson(written) : plain;
};

/** Undefined if there is nothing, or if another release wrote it. */
export const decodeSlot = <Content>(slot: Slot<Content>, text: string | undefined): Content | undefined => {
  const [version, content] = unpackJson(text, isWritten) ?? [];
  return version === slot.version ? slot.read(content) : undefined;
};
