/** A WAV file of silence: header and samples, 16 kHz mono. `size` in bytes, at least 44. */
export function aWav(size = 44 + 32_000): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(size - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(size - 44, 40);
  return Buffer.concat([header, Buffer.alloc(size - 44)]);
}

/** A form with one part; no type and name of its own where they do not matter. */
export function aForm(bytes: Uint8Array, type = 'audio/wav', { field = 'file', name = 'answer.wav' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  return form;
}
