import sharp from 'sharp';
import type { Picture } from '../starter-bank/picture.js';
import { drawPicture } from './draw-picture.js';

/** Pixels of the file per pixel of the drawing: sharp on a telephone. */
const density = 2;
const colours = 64;

/** The picture as a PNG file, 1600 pixels wide. */
export const renderPicture = (picture: Picture): Promise<Buffer> =>
  sharp(Buffer.from(drawPicture(picture)), { density: 72 * density })
    .png({ palette: true, colours, compressionLevel: 9 })
    .toBuffer();

/** Grey values below this are ink, not paper. */
const darkest = 200;

/** Part of a picture's area that is inked, 0-1. Throws when the file is no picture. */
export async function inkedShare(file: Buffer): Promise<number> {
  const pixels = await sharp(file).greyscale().raw().toBuffer();
  return pixels.reduce((sum, value) => sum + Number(value < darkest), 0) / pixels.length;
}
