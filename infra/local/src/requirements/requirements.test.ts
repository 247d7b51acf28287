import { describe, expect, it } from '@jest/globals';
import { meetRequirements, RequirementsMissing } from './requirements.ts';
import type { Tool } from './tools.ts';

const aTool = (isThere: boolean): Tool => ({
  name: 'Abacus',
  reason: 'counts',
  packages: ['abacus', 'abacus-beads'],
  isThere: () => isThere,
});

describe('meetRequirements', () => {
  it('is silent when everything is there', async () => {
    const said: string[] = [];
    await meetRequirements([aTool(true)], (line) => said.push(line), null);
    expect(said).toEqual([]);
  });

  it('says exactly what to install where it may not install', async () => {
    const met = meetRequirements([aTool(false), aTool(true)], () => undefined, null);
    await expect(met).rejects.toThrow(RequirementsMissing);
    await expect(met).rejects.toThrow('apt-get install -y abacus abacus-beads');
  });

  it('still says it when the installer did not bring it', async () => {
    const met = meetRequirements([aTool(false)], () => undefined, ['true']);
    await expect(met).rejects.toThrow('Please install Abacus');
  });
});
