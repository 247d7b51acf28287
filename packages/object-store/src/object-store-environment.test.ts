import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { objectStoreConfig, objectStoreEnvironment } from './object-store-environment.js';

const read = (variables: Record<string, string>) =>
  objectStoreConfig(z.object(objectStoreEnvironment).parse(variables));

describe('the object store of the environment', () => {
  it('is a folder unless it says otherwise', () => {
    expect(read({ OBJECT_STORE_DIRECTORY: '/objects' })).toEqual({ kind: 'local', directory: '/objects' });
  });

  it('is a bucket for kind oss', () => {
    const variables = {
      OBJECT_STORE_KIND: 'oss',
      OSS_BUCKET: 'b',
      OSS_ACCESS_KEY_ID: 'id',
      OSS_ACCESS_KEY_SECRET: 's',
    };
    expect(read(variables)).toMatchObject({ kind: 'oss', bucket: 'b', region: 'oss-cn-hangzhou' });
  });

  it('names everything that is missing', () => {
    expect(() => read({})).toThrow('OBJECT_STORE_DIRECTORY');
    expect(() => read({ OBJECT_STORE_KIND: 'oss' })).toThrow('OSS_BUCKET, OSS_ACCESS_KEY_ID, OSS_ACCESS_KEY_SECRET');
  });
});
