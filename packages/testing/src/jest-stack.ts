import { endInfrastructureForJest, infrastructureForJest } from './jest-infrastructure.ts';
import { type Stack, startStack } from './stack.ts';
import { provideStackAddress } from './stack-address.ts';

let stack: Stack | undefined;

/** Jest's global setup of the browser tests: one product for all of them. */
export async function stackForJest(): Promise<void> {
  const infrastructure = await infrastructureForJest();
  // The tests sign in more often than any person.
  stack = await startStack({ infrastructure, environment: { RATE_LIMIT_FACTOR: '1000' }, simulators: true });
  provideStackAddress(stack.address);
}

/** Jest's global teardown. */
export async function endStackForJest(): Promise<void> {
  await stack?.stop();
  await endInfrastructureForJest();
}
