const rate = 24_000;
const secondsPerWord = 0.4;
const headerBytes = 44;

/** A WAV file (24 kHz, 16 bit, mono) with a buzz of 0.4 s for each word. */
export function simulatedSpeech(input: string): Buffer {
  const words = input.split(/\s+/).filter((word) => word !== '').length;
  const samples = Math.round(words * secondsPerWord * rate);
  const file = Buffer.alloc(headerBytes + 2 * samples);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples, 40);
  for (let index = 0; index < samples; index += 1)
    file.writeInt16LE(Math.round(6000 * Math.sin((2 * Math.PI * 180 * index) / rate)), headerBytes + 2 * index);
  return file;
}
