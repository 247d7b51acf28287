import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aLearner } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

const defaults = {
  locale: 'zh-CN',
  theme: 'auto',
  preloadMedia: true,
  requireAuthentication: false,
  enableDeviceAuthentication: false,
  hideFooter: false,
  serverEndpoint: '',
  backgroundImagePath: '',
};
const get = async (userId: number) => JSON.parse((await service.profiles.getPreferences({ userId })).json);
const change = async (userId: number, given: object) =>
  JSON.parse((await service.profiles.updatePreferences({ userId, ...given })).json);

describe('preferences', () => {
  it('have defaults', async () => {
    expect(await get((await aLearner(service)).id)).toEqual(defaults);
  });

  it('change by what is given, and nobody else has them', async () => {
    const [{ id }, other] = [await aLearner(service), await aLearner(service)];
    const first = { locale: 'en-US', preloadMedia: false, serverEndpoint: 'https://pte.example/api' };
    expect(await change(id, first)).toEqual({ ...defaults, ...first });
    const second = { theme: 'dark', preloadMedia: true, hideFooter: true, serverEndpoint: '' };
    expect(await change(id, second)).toEqual({ ...defaults, locale: 'en-US', ...second });
    expect(await get(id)).toEqual({ ...defaults, locale: 'en-US', ...second });
    expect(await get(other.id)).toEqual(defaults);
  });

  it('keep all of many changes at the same moment', async () => {
    const { id } = await aLearner(service);
    const changes = [{ locale: 'en-US' }, { theme: 'light' }, { hideFooter: true }, { backgroundImagePath: 'a.png' }];
    await Promise.all(changes.map((given) => change(id, given)));
    expect(await get(id)).toEqual(Object.assign({}, defaults, ...changes));
  });

  it('stay as they are when one is refused', async () => {
    const { id } = await aLearner(service);
    await expect(change(id, { theme: 'dark', locale: 'fr' })).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { locale: { code: 'invalid' } } },
    });
    expect(await get(id)).toEqual(defaults);
  });
});
