import {
  FileTypeMismatch,
  ObjectEmpty,
  ObjectKeyInvalid,
  ObjectStoreUnavailable,
  ObjectTooLarge,
  SignatureInvalid,
} from '@pte/object-store/object-store-error';
import { DomainError } from '@pte/service-kit/domain-error';

const inFile = { fields: { file: { code: 'file.invalid' } } };

export const fileRequired = () => new DomainError('FILE_REQUIRED', 'invalid', inFile);
export const fileTypeMismatch = () => new DomainError('FILE_TYPE_MISMATCH', 'invalid', inFile);
export const resourceNotFound = () => new DomainError('RESOURCE_NOT_FOUND', 'not-found');

/** What the object store threw, as the contract names it; anything else as it was. */
export function storeRefusal(error: unknown): unknown {
  if (error instanceof ObjectTooLarge) return new DomainError(error.reason, 'too-large');
  if (error instanceof ObjectEmpty) return fileRequired();
  if (error instanceof FileTypeMismatch) return fileTypeMismatch();
  if (error instanceof ObjectKeyInvalid) return resourceNotFound();
  if (error instanceof SignatureInvalid) return new DomainError(error.reason, 'forbidden');
  if (error instanceof ObjectStoreUnavailable) return new DomainError(error.reason, 'unavailable');
  return error;
}
