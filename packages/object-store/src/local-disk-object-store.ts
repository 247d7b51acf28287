import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { resolveRange } from './byte-range.js';
import { parseObjectKey } from './object-key.js';
import type { ByteRange, ByteSource, ObjectContent, ObjectStore, StoredObject, WriteOptions } from './object-store.js';
import { ObjectStoreUnavailable } from './object-store-error.js';
import { spool } from './spool.js';

/** The note beside the bytes. `file` is the name of the version it speaks of, in the same folder. */
interface Note extends StoredObject {
  file: string;
}

/**
 * Objects in a folder of this machine. Each version of the bytes is a file of its own, `<key>@<random>`, and the note
 * `<key>@note.json` points at the current one: renaming the note switches bytes, type and size at once. `@` is in no key.
 */
export class LocalDiskObjectStore implements ObjectStore {
  private constructor(private readonly root: string) {}

  static async open(directory: string): Promise<LocalDiskObjectStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new LocalDiskObjectStore(await realpath(directory));
  }

  async write(key: string, source: ByteSource, { contentType, ...limits }: WriteOptions): Promise<StoredObject> {
    const path = this.pathOf(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A symbolic link planted in the folder must not lead a write outside of it.
    if ((await realpath(folder)) !== folder) throw new ObjectStoreUnavailable('storage folder is a link');
    const file = `${basename(path)}@${randomBytes(8).toString('hex')}`;
    const { size, md5 } = await spool(source, join(folder, file), limits);
    const object = { key, size, contentType, etag: `"${md5}"`, updatedAt: Math.floor(Date.now() / 1000) };
    const previous = await this.noteOf(path);
    try {
      await writeFile(join(folder, `${file}.note`), JSON.stringify({ ...object, file } satisfies Note), {
        flush: true,
      });
      await rename(join(folder, `${file}.note`), noteFile(path));
    } catch (error) {
      await Promise.all([rm(join(folder, file), { force: true }), rm(join(folder, `${file}.note`), { force: true })]);
      throw error;
    }
    await syncFolder(folder);
    if (previous) await rm(join(folder, previous.file), { force: true });
    return object;
  }

  async head(key: string): Promise<StoredObject | null> {
    const note = await this.noteOf(this.pathOf(key));
    return note && withoutFile(note);
  }

  async read(key: string, range?: ByteRange): Promise<ObjectContent | null> {
    const path = this.pathOf(key);
    // A write may replace the version between reading the note and opening the bytes: then the note is new too.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const note = await this.noteOf(path);
      if (!note) return null;
      const bounds = range && resolveRange(range, note.size);
      const file = await openWithoutLinks(join(dirname(path), basename(note.file)));
      if (file) return { object: withoutFile(note), stream: file.createReadStream(bounds ?? {}) };
    }
    throw new ObjectStoreUnavailable('bytes of a stored object are missing');
  }

  async delete(key: string): Promise<boolean> {
    const path = this.pathOf(key);
    const note = await this.noteOf(path);
    if (!note) return false;
    await rm(noteFile(path), { force: true });
    await rm(join(dirname(path), basename(note.file)), { force: true });
    await syncFolder(dirname(path));
    return true;
  }

  addressOf(): Promise<null> {
    return Promise.resolve(null);
  }

  private pathOf(key: string): string {
    return join(this.root, ...parseObjectKey(key).key.split('/'));
  }

  private async noteOf(path: string): Promise<Note | null> {
    return unlessAbsent(readFile(noteFile(path), 'utf8').then((text) => JSON.parse(text) as Note));
  }
}

const noteFile = (path: string): string => `${path}@note.json`;

const withoutFile = ({ file: _, ...object }: Note): StoredObject => object;

const openWithoutLinks = (path: string): Promise<FileHandle | null> =>
  unlessAbsent(open(path, constants.O_RDONLY | constants.O_NOFOLLOW));

async function unlessAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Without it a crash of the machine may forget the rename although the bytes are on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
