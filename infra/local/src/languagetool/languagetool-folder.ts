import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { home, root } from '../folders.ts';
import { javaCommand } from '../kafka/kafka-process.ts';
import { bringMavenFolder, type MavenFolder, mavenFolderIfHere } from '../maven/maven-folder.ts';
import { runStep } from '../process/run-step.ts';

type Note = (line: string) => void;

const sources = join(root, 'services/scoring/languagetool');
const program = join(sources, 'LanguageToolProcess.java');

const languageTool = (onProgress: Note): MavenFolder => ({
  name: 'LanguageTool',
  pom: join(sources, 'pom.xml'),
  cache: join(home(), 'languagetool'),
  sources: [program],
  megabytes: 66,
  finish: (folder) => compile(folder, onProgress),
});

/** With a compiler from the jars, for a Java runtime has none of its own. */
async function compile(folder: string, onProgress: Note): Promise<void> {
  const jars = (await readdir(folder)).map((name) => join(folder, name));
  await runStep({
    name: 'Java compiler',
    command: javaCommand(),
    arguments: [
      ...['-cp', join(folder, '*'), 'org.eclipse.jdt.internal.compiler.batch.Main', '-17', '-nowarn'],
      ...['-classpath', jars.join(delimiter), '-d', folder, program],
    ],
    onProgress,
  });
}

/** The folder with LanguageTool's jars and the program of ours that runs it, if it was brought; scoring does without it. */
export const languageToolIfHere = (): string | null => mavenFolderIfHere(languageTool(() => undefined));

/** Brings it from Maven Central when it is not there yet; says so where it cannot. */
export async function bringLanguageTool(note: Note): Promise<string | null> {
  try {
    return await bringMavenFolder(languageTool(note), note);
  } catch (error) {
    note(`LanguageTool is not there, essays are scored without it: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
