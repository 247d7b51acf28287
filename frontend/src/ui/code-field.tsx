import { Field, type FieldProps } from './field.js';

/** A six-digit code from a message or an authenticator; the device may fill it in. */
export const CodeField = (props: FieldProps) => (
  <Field {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoCapitalize="none" />
);
