/** `zoom` from 1; `x` and `y` say where between the edges the square stands, 0-1. */
export interface CropView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The square of a picture that a view shows, in pixels of the picture. */
export function cropSquare({ width, height }: { width: number; height: number }, { zoom, x, y }: CropView) {
  const size = Math.min(width, height) / zoom;
  return { left: (width - size) * x, top: (height - size) * y, size };
}
