import { beforeEach, describe, expect, it } from '@jest/globals';
import { takeWechatVisit } from './wechat-visit.js';

const begun = { state: 'a1', purpose: 'sign-in', from: '/app/me' };

beforeEach(() => sessionStorage.setItem('pte-wechat-visit', JSON.stringify(begun)));

describe('coming back from WeChat', () => {
  it('belongs to the visit with the same state, once', () => {
    expect(takeWechatVisit('a1')).toEqual(begun);
    expect(takeWechatVisit('a1')).toBeNull();
  });

  it.each(['b2', '', null])('is refused with state %s, and the visit is over', (state) => {
    expect(takeWechatVisit(state)).toBeNull();
    expect(takeWechatVisit('a1')).toBeNull();
  });
});
