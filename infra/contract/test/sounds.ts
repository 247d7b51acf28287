/** A multipart body with one file. */
export function aForm(bytes: Buffer, type = 'audio/wav', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), 'recording');
  return form;
}
