import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '@pte/local/folders';
import { runProgram } from '../src/speech/program/run-program.js';

const script = join(root, 'services/scoring/dist/cli/score-essays.js');
const prompt =
  'Many towns close streets to cars at the weekend. Do you think that residents and shops gain from such streets? Give reasons.';
const strong = `Wherever streets are closed to cars, shopkeepers fear for their trade. I nevertheless believe that residents and shops alike
gain when traffic gives way to walkers.

Residents notice the difference at once. Children who are normally kept indoors can play outside, neighbours who rarely meet begin to talk,
and the noise that wakes shift workers disappears. In my own town, for instance, the square was closed on Sundays two years ago, and the
petition against it has long been forgotten.

Shops, admittedly, need time to adapt. Customers with heavy purchases may prefer a retail park, whereas those who stroll tend to
stay longer and to spend more on small things. If deliveries are allowed before nine, even furniture dealers can cope.

In short, the inconvenience is modest and the reward considerable. Towns should therefore extend the experiment rather than abandon it.`;
const weak = `i think close street is good idea becuase car make noise and the childrens can plays. Many people is happy in the street and they
dont need car. The shop he can sell more thing. But some people not like becuase they must to walk, it is more hard for old peoples. In my
town they did it and everybody go there. I am agree with close street. It help resident and shop.`;
const essays = [
  { id: 'strong', prompt, text: strong },
  { id: 'weak', prompt, text: weak },
  { id: 'letters', prompt, text: 'wlkj qpzx vbnm tyrq plkj ghgh zzxq mnbv qwrt plmk '.repeat(6) },
  { id: 'copy', prompt, text: `${prompt} `.repeat(6) },
  { id: 'shuffled', prompt, text: strong.split(/\s+/).sort().join(' ') },
  { id: 'capitals', prompt, text: strong.toUpperCase() },
  {
    id: 'elsewhere',
    prompt,
    text: 'Sleep sorts our memories and repairs the body, so nobody should be proud of a short night. '.repeat(3),
  },
  {
    id: 'summary',
    prompt: 'Trees cool a city by shading walls. Young trees need years of watering.',
    text: 'Although trees cool cities, young ones need to be watered for years.',
    type: 0,
    points: [{ id: 'p1', text: 'trees cool', w: 1, any: ['cool'] }],
    samples: ['Trees cool cities, but young ones need care.'],
  },
];

interface Line {
  readonly id: string;
  readonly overall: number;
  readonly traits: Record<string, number>;
  readonly score: readonly { s: number; f: number }[];
  readonly analysis: { marks: { code: string; fix: string[] }[]; notes: { code: string }[]; zero: string | null };
}

describe('score-essays', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const run = async (input: string): Promise<{ said: string; lines: Map<string, Line> }> => {
    const out = join(folder, 'out.jsonl');
    const said = await runProgram({
      command: process.execPath,
      arguments: [script, '--in', input, '--out', out],
      timeLimitSeconds: 240,
    });
    const lines = (await readFile(out, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line): Line => JSON.parse(line));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    return { said: String(said), lines: new Map(lines.map((line) => [line.id, line])) };
  };

  it('ranks texts, holds attacks down by name, and goes on where it stopped', async () => {
    const input = join(folder, 'in.jsonl');
    const write = (rows: readonly object[]) => writeFile(input, rows.map((row) => JSON.stringify(row)).join('\n'));
    await write(essays.slice(0, 3));
    const first = await run(input);
    await write(essays);
    await appendFile(join(folder, 'out.jsonl'), '{"id":"copy","over');
    const { said, lines } = await run(input);
    expect(said).toContain(`${essays.length - 3} essays to score, 3 there already`);
    for (const [id, line] of first.lines) expect(lines.get(id)).toEqual(line);

    const overall = (id: string) => lines.get(id)?.overall ?? Number.NaN;
    const notes = (id: string) => lines.get(id)?.analysis.notes.map(({ code }) => code);
    expect(overall('strong')).toBeGreaterThan(overall('weak') + 0.2);
    expect(overall('weak')).toBeLessThan(0.5);
    expect(overall('capitals')).toBeLessThanOrEqual(0.25);
    for (const id of ['copy', 'shuffled', 'elsewhere']) expect(overall(id)).toBeLessThan(0.25);
    expect(overall('letters')).toBeLessThan(0.05);
    expect(lines.get('letters')?.analysis.zero).toBe('language');
    expect(notes('copy')).toContain('copied');
    expect(notes('shuffled')).toContain('word-order');
    expect(notes('elsewhere')).toContain('off-topic');
    expect(notes('strong')?.filter((code) => !/^(?:words|estimated|no-)/.test(code))).toEqual([]);
    expect(lines.get('summary')?.score).toEqual([
      { i: 0, s: 4, f: 4 },
      { i: 1, s: 1, f: 1 },
      { i: 2, s: 2, f: 2 },
      { i: 3, s: 2, f: 2 },
    ]);
    expect(lines.get('strong')?.analysis.marks).toEqual([]);
    const marks = lines.get('weak')?.analysis.marks ?? [];
    expect(marks).toContainEqual(
      expect.objectContaining({ code: 'spelling', fix: expect.arrayContaining(['because']) }),
    );
    expect(marks).toContainEqual(expect.objectContaining({ code: 'modal', fix: ['must'] }));
    expect(Object.keys(lines.get('weak')?.traits ?? {})).toEqual([
      ...['cohesion', 'syntax', 'vocabulary', 'phraseology', 'grammar', 'conventions'],
    ]);
  });

  it('reads tables with commas', async () => {
    const input = join(folder, 'in.csv');
    await writeFile(input, `id,prompt,text\n1,"${prompt}","${weak.replaceAll('"', '""')}"\n`);
    expect((await run(input)).lines.get('1')?.overall).toBeLessThan(0.5);
  });
});
