const works: (() => Promise<void>)[] = [];

/** Notes something that an orderly end of the process waits for, after everything else. */
export const atEnd = (work: () => Promise<void>): void => void works.push(work);

export const runAtEnd = async (): Promise<void> => void (await Promise.allSettled(works.map((work) => work())));
