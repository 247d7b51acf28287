/** A process that this machine runs: how to start it, when it is ready, how it wants to be stopped. */
export interface ProcessDefinition {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  /** The whole environment, nothing is inherited. */
  readonly environment: Readonly<Record<string, string>>;
  readonly directory: string;
  /** Another user than ours, for what refuses to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly isReady: () => Promise<boolean>;
  /** Seconds until an unready process counts as failed. */
  readonly readySeconds: number;
  readonly stopSignal: NodeJS.Signals;
  /** Seconds for an orderly end, then SIGKILL. */
  readonly stopSeconds: number;
}

/** What a tool needs from our own environment, and none of our secrets. */
export function plainEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'JAVA_HOME'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
