const colours = [36, 32, 33, 35, 34, 96, 92, 93, 95, 94];
const width = 17;

/** Lines on the terminal, each with who says it in front; coloured where a person looks. */
export class Console {
  private readonly isTerminal: boolean;
  private readonly write: (text: string) => void;
  private readonly known: string[] = [];

  constructor(
    isTerminal: boolean = process.stdout.isTTY === true,
    write: (text: string) => void = (text) => void process.stdout.write(text),
  ) {
    this.isTerminal = isTerminal;
    this.write = write;
  }

  line(name: string, line: string): void {
    this.write(`${this.coloured(name, `${name.padEnd(width)}|`)} ${line}\n`);
  }

  /** Of the set-up itself. */
  note = (line: string): void => this.line('pte', line);

  plain(text: string): void {
    this.write(`${text}\n`);
  }

  private coloured(name: string, text: string): string {
    if (!this.isTerminal) return text;
    if (!this.known.includes(name)) this.known.push(name);
    return `\u001b[${colours[this.known.indexOf(name) % colours.length]}m${text}\u001b[0m`;
  }
}
