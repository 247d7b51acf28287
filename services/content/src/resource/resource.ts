import { acceptedType, isAudio } from '@pte/object-store/content-type';
import { type ObjectPath, objectPath, parseObjectKey } from '@pte/object-store/object-key';
import { DomainError, ValidationError } from '@pte/service-kit/domain-error';

/** An object that is in the store, as it is noted in the table. `size` in bytes. */
export interface Resource {
  id: number;
  key: string;
  path: ObjectPath;
  ownerId: number;
  questionId: number | null;
  size: number;
  contentType: string;
  createdAt: Date;
  updatedAt: Date;
}

/** 0 image, 1 audio, as in the REST contract. */
export type ResourceType = 0 | 1;

/** An object that was just stored and is to be noted. */
export type NewResource = Omit<Resource, 'id' | 'createdAt' | 'updatedAt'> & { type: ResourceType; at: Date };

export interface StoredObjectFacts {
  key: string;
  path: number;
  ownerId: number;
  questionId: number | null;
  size: number;
  contentType: string;
}

/** What may be noted: a key of its path, an accepted type (avatars: images), an avatar of its owner. Throws DomainError. */
export function newResource(facts: StoredObjectFacts, at: Date): NewResource {
  const { path, name } = parsed(facts.key);
  const type = acceptedType(facts.contentType);
  if (path !== facts.path) throw new ValidationError({ path: { code: 'invalid' } });
  if (!Number.isInteger(facts.size) || facts.size < 1) throw new ValidationError({ size: { code: 'invalid' } });
  if (type === null) throw new DomainError('FILE_TYPE_MISMATCH', 'invalid');
  if (path === objectPath.avatar) {
    if (isAudio(type)) throw new DomainError('FILE_TYPE_MISMATCH', 'invalid');
    if (Number(name) !== facts.ownerId) throw new ValidationError({ ownerId: { code: 'invalid' } });
  }
  return { ...facts, path, contentType: type, type: isAudio(type) ? 1 : 0, at };
}

function parsed(key: string) {
  try {
    return parseObjectKey(key);
  } catch {
    throw new ValidationError({ key: { code: 'invalid' } });
  }
}

export class ResourceNotFound extends DomainError {
  constructor() {
    super('RESOURCE_NOT_FOUND', 'not-found');
  }
}
