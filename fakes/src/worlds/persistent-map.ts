import { hash32 } from '../shared/random32.ts';

const BUCKETS = 64;

/** A map that never changes in place: a new version copies one bucket and shares the others. */
export interface PersistentMap<Row> {
  readonly size: number;
  readonly buckets: readonly ReadonlyMap<string, Row>[];
}

const NO_ROWS: ReadonlyMap<string, never> = new Map<string, never>();
const EMPTY: PersistentMap<never> = { size: 0, buckets: Array.from({ length: BUCKETS }, () => NO_ROWS) };

export const emptyMap = <Row>(): PersistentMap<Row> => EMPTY;

const bucketOf = (key: string): number => hash32(key) % BUCKETS;

export const lookUp = <Row>(table: PersistentMap<Row>, key: string): Row | undefined =>
  table.size === 0 ? undefined : table.buckets[bucketOf(key)]?.get(key);

const withBucket = <Row>(
  table: PersistentMap<Row>,
  at: number,
  bucket: ReadonlyMap<string, Row>,
): PersistentMap<Row> => ({
  size: table.size - (table.buckets[at]?.size ?? 0) + bucket.size,
  buckets: table.buckets.with(at, bucket),
});

export const withEntry = <Row>(table: PersistentMap<Row>, key: string, row: Row): PersistentMap<Row> => {
  const at = bucketOf(key);
  return withBucket(table, at, new Map(table.buckets[at]).set(key, row));
};

export const withoutEntry = <Row>(table: PersistentMap<Row>, key: string): PersistentMap<Row> => {
  const at = bucketOf(key);
  const bucket = new Map(table.buckets[at]);
  return bucket.delete(key) ? withBucket(table, at, bucket) : table;
};

/** All entries, sorted by key. */
export const entriesOf = <Row>(table: PersistentMap<Row>): readonly (readonly [string, Row])[] =>
  table.buckets.flatMap((bucket) => [...bucket]).sort(([a], [b]) => (a < b ? -1 : 1));
