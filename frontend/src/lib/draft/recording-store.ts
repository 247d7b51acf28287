const databaseName = 'pte-drafts';
const storeName = 'recordings';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const run = async <Result>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = action(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
};

/** Resolves when the recording is durable on this device. */
export const saveRecording = async (key: string, recording: Blob): Promise<void> => {
  await run('readwrite', (store) => store.put(recording, key));
};

export const readRecording = async (key: string): Promise<Blob | null> => {
  const found: unknown = await run('readonly', (store) => store.get(key));
  return found instanceof Blob ? found : null;
};

export const deleteRecording = async (key: string): Promise<void> => {
  await run('readwrite', (store) => store.delete(key));
};
