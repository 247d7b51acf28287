const variable = 'PTE_TEST_STACK';

/** Called by Jest's global setup, before the workers start. */
export const provideStackAddress = (address: string): void => {
  process.env[variable] = address;
};

/** Address of the product that Jest started for the browser tests, without a slash at the end. */
export function stackAddress(): string {
  const address = process.env[variable];
  if (!address) throw new Error('No product runs here: browser tests live in frontend/e2e.');
  return address;
}
