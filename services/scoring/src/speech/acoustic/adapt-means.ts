/** Affine transforms of Gaussian means: `matrices[phone][stream][row]` = [bias, one coefficient for each dimension]. */
export interface MeanTransforms {
  readonly phones_in_codebook_order: readonly string[];
  readonly matrices: Readonly<Record<string, readonly (readonly (readonly number[])[])[]>>;
}

const header = 's3\nversion 1.0\nendhdr\n';
const byteOrderMark = 0x11223344;
/** Densities this narrow were floored in training and carry no shape to move. */
const narrowestVariance = 0.01;

interface Gaussians {
  /** int32 counts and lengths that stand before the numbers */
  readonly shape: readonly number[];
  /** [codebook][stream][density][dimension] */
  readonly values: Float32Array;
}

/**
 * The contents of a Sphinx `means` file with each phone's transform applied; variances are only read. Both files are in the
 * little-endian s3 layout. Phones without a transform keep their means.
 */
export function adaptMeans(means: Buffer, variances: Buffer, transforms: MeanTransforms): Buffer {
  const { shape, values } = readGaussians(means);
  const spread = readGaussians(variances).values;
  const [, streams = 0, densities = 0, dimensions = 0] = shape;
  const adapted = Float32Array.from(values);

  transforms.phones_in_codebook_order.forEach((phone, codebook) => {
    transforms.matrices[phone]?.forEach((rows, stream) => {
      const first = (codebook * streams + stream) * densities * dimensions;
      for (let density = 0; density < densities; density++) {
        const offset = first + density * dimensions;
        rows.forEach(([bias = 0, ...coefficients], dimension) => {
          if ((spread[offset + dimension] ?? 0) <= narrowestVariance) return;
          adapted[offset + dimension] = coefficients.reduce(
            (sum, coefficient, column) => sum + coefficient * (values[offset + column] ?? 0),
            bias,
          );
        });
      }
    });
  });
  return writeGaussians({ shape, values: adapted });
}

function readGaussians(file: Buffer): Gaussians {
  const end = file.indexOf('endhdr\n');
  const start = end + 'endhdr\n'.length;
  if (!file.subarray(0, 3).equals(Buffer.from('s3\n')) || end < 0 || file.readUInt32LE(start) !== byteOrderMark) {
    throw new Error('Not a little-endian s3 parameter file');
  }
  const streams = file.readInt32LE(start + 8);
  const words = 3 + streams + 1;
  const shape = Array.from({ length: words }, (_, index) => file.readInt32LE(start + 4 + index * 4));
  const first = start + 4 + words * 4;
  const count = shape.at(-1) ?? 0;
  const values = Float32Array.from({ length: count }, (_, index) => file.readFloatLE(first + index * 4));
  return { shape, values };
}

function writeGaussians({ shape, values }: Gaussians): Buffer {
  const start = Buffer.byteLength(header);
  const file = Buffer.alloc(start + 4 + shape.length * 4 + values.length * 4);
  file.write(header);
  file.writeUInt32LE(byteOrderMark, start);
  shape.forEach((word, index) => {
    file.writeInt32LE(word, start + 4 + index * 4);
  });
  values.forEach((value, index) => {
    file.writeFloatLE(value, start + 4 + shape.length * 4 + index * 4);
  });
  return file;
}
