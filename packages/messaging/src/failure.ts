/** An error for a log line: drivers hang rows and parameters on theirs, which no log may hold. */
export const factsOf = (error: unknown): { readonly error: string; readonly stack?: string } =>
  error instanceof Error ? { error: `${error.name}: ${error.message}`, stack: error.stack } : { error: String(error) };
