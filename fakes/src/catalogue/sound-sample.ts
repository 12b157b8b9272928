const SAMPLE_RATE = 11_025;
const BYTES_PER_SAMPLE = 2;
const HEADER_BYTES = 44;
const NOTE_SECONDS = 0.4;
const LOUDNESS = 9_000;

/** A major scale upwards, in hertz from the lowest note. */
const SCALE = [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 15 / 8, 2] as const;
const LOWEST = 262;

const header = (bytes: number): Buffer => {
  const written = Buffer.alloc(HEADER_BYTES);
  written.write('RIFF', 0);
  written.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  written.write('WAVEfmt ', 8);
  written.writeUInt32LE(16, 16);
  written.writeUInt16LE(1, 20);
  written.writeUInt16LE(1, 22);
  written.writeUInt32LE(SAMPLE_RATE, 24);
  written.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  written.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  written.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  written.write('data', 36);
  written.writeUInt32LE(bytes, 40);
  return written;
};

/** A scale as a WAV file of three seconds. */
export const soundSample = (): Buffer => {
  const perNote = Math.round(NOTE_SECONDS * SAMPLE_RATE);
  const samples = new Int16Array(perNote * SCALE.length);
  for (const [note, ratio] of SCALE.entries()) {
    for (let at = 0; at < perNote; at += 1) {
      const fading = 1 - at / perNote;
      samples[note * perNote + at] = Math.round(
        LOUDNESS * fading * Math.sin((2 * Math.PI * LOWEST * ratio * at) / SAMPLE_RATE),
      );
    }
  }
  return Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)]);
};
