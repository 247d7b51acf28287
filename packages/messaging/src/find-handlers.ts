import type { DiscoveryService } from '@nestjs/core';

/** What a provider class declares, with the instance that Nest made of it. */
export interface Found<Instance, Declaration> {
  readonly name: string;
  readonly instance: Instance;
  readonly declaration: Declaration;
}

/** Nest's providers whose class bears one of our decorators; one entry for each time it stands above the class. */
export const findHandlers = <Instance, Declaration>(
  discovery: DiscoveryService,
  declarationsOf: (provider: object) => readonly Declaration[],
): Found<Instance, Declaration>[] => {
  const instances = new Set(discovery.getProviders().map(({ instance }) => instance as unknown));
  return [...instances].flatMap((instance) => {
    if (typeof instance !== 'object' || instance === null) return [];
    const provider = instance.constructor;
    return declarationsOf(provider).map((declaration) => ({
      name: provider.name,
      instance: instance as Instance,
      declaration,
    }));
  });
};
