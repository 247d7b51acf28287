import { join } from 'node:path';
import { bringMavenFolder, type MavenFolder, mavenFolderIfHere } from '../maven/maven-folder.ts';

const kafka = (cache: string): MavenFolder => ({
  name: 'Kafka',
  pom: join(import.meta.dirname, '../../kafka/pom.xml'),
  cache,
  megabytes: 45,
});

/** True when Maven is not needed for it any more. */
export const kafkaIsHere = (cache: string): boolean => mavenFolderIfHere(kafka(cache)) !== null;

/** The folder with Kafka's jars, brought from Maven Central when it is not there yet. */
export const kafkaJars = (cache: string, onProgress: (line: string) => void): Promise<string> =>
  bringMavenFolder(kafka(cache), onProgress);
