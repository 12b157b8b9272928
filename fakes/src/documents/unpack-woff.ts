import { inflateSync } from 'node:zlib';

/** Lengths in bytes (WOFF File Format 1.0, sections 3 and 4; OpenType, table directory). */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;
const ALIGNMENT = 4;

/** The OpenType font within a WOFF file. Readers of fonts that take WOFF inflate a table again for each glyph; this one is inflated once. */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(HEADER + ENTRY * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(ENTRY * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(ENTRY * (count - 2 ** power), 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let at = 0; at < count; at += 1) {
    const from = WOFF_HEADER + WOFF_ENTRY * at;
    const [start, compressed, length, checksum] = [
      woff.readUInt32BE(from + 4),
      woff.readUInt32BE(from + 8),
      woff.readUInt32BE(from + 12),
      woff.readUInt32BE(from + 16),
    ];
    const stored = woff.subarray(start, start + compressed);
    const to = HEADER + ENTRY * at;
    woff.copy(directory, to, from, from + 4);
    directory.writeUInt32BE(checksum, to + 4);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT);
    tables.push(compressed < length ? inflateSync(stored) : stored, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
};
