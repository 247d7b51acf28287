/** A form with one part; no type and name of its own where they do not matter. */
export function aForm(bytes: Uint8Array, type = 'audio/wav', { field = 'file', name = 'answer.wav' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  return form;
}
