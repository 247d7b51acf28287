const rate = 16_000;
const headerBytes = 44;
const notes = [523.25, 659.25, 783.99, 1046.5];
const noteSeconds = 0.5;

const writeText = (view: DataView, at: number, text: string): void => {
  [...text].forEach((letter, index) => {
    view.setUint8(at + index, letter.charCodeAt(0));
  });
};

/** Four rising notes as a WAV file, mono, 16 bit: something to hear that needs no download. */
export const testSound = (): Blob => {
  const perNote = rate * noteSeconds;
  const samples = perNote * notes.length;
  const view = new DataView(new ArrayBuffer(headerBytes + samples * 2));
  writeText(view, 0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + samples * 2, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(view, 36, 'data');
  view.setUint32(40, samples * 2, true);
  for (let at = 0; at < samples; at += 1) {
    const inNote = at % perNote;
    const fade = Math.min(1, inNote / 400) * (1 - inNote / perNote);
    const wave = Math.sin((2 * Math.PI * (notes[Math.floor(at / perNote)] ?? 0) * at) / rate);
    view.setInt16(headerBytes + at * 2, wave * fade * 0.6 * 0x7fff, true);
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
};
