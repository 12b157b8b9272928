const BUCKETS = 64;

/** Rows by key that never change in place: a new version copies one bucket and shares the rest. */
export interface Table<Row> {
  readonly size: number;
  readonly buckets: readonly ReadonlyMap<string, Row>[];
}

const NO_ROWS: ReadonlyMap<string, never> = new Map<string, never>();
const EMPTY: Table<never> = { size: 0, buckets: Array.from({ length: BUCKETS }, () => NO_ROWS) };

export const emptyTable = <Row>(): Table<Row> => EMPTY;

/** FNV-1a over the UTF-16 units. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

const bucketOf = (key: string): number => hash32(key) % BUCKETS;

export const rowOf = <Row>(table: Table<Row>, key: string): Row | undefined => table.buckets[bucketOf(key)]?.get(key);

const withBucket = <Row>(table: Table<Row>, at: number, bucket: ReadonlyMap<string, Row>): Table<Row> => ({
  size: table.size - (table.buckets[at]?.size ?? 0) + bucket.size,
  buckets: table.buckets.with(at, bucket),
});

export const withRow = <Row>(table: Table<Row>, key: string, row: Row): Table<Row> => {
  const at = bucketOf(key);
  return withBucket(table, at, new Map(table.buckets[at]).set(key, row));
};

export const withoutRow = <Row>(table: Table<Row>, key: string): Table<Row> => {
  const at = bucketOf(key);
  const bucket = new Map(table.buckets[at]);
  return bucket.delete(key) ? withBucket(table, at, bucket) : table;
};

/** All rows with their keys, in the order of the keys. */
export const entriesOf = <Row>(table: Table<Row>): readonly (readonly [string, Row])[] =>
  table.buckets.flatMap((bucket) => [...bucket]).sort(([a], [b]) => (a < b ? -1 : 1));
