import { describe, expect, it } from '@jest/globals';
import { missingConventions } from './email-points.js';

const email = `Dear Sir or Madam,

I am writing about the desk lamp that I ordered on 3 May. It has not arrived, although I need it for my studies.

Please send it this week or return my money. I look forward to hearing from you.

Kind regards,
Li Wei`;

describe('missingConventions', () => {
  it('finds nothing missing in a whole email', () => {
    expect(missingConventions(email)).toEqual([]);
  });

  it.each([
    ['greeting', email.replace('Dear Sir or Madam,', '')],
    ['sign-off', email.replace('Kind regards,', '')],
    ['closing', email.replace(/Please.*you\./, 'It is a lamp of green glass with a long neck.')],
    ['opening', email.replace('I am writing about', 'About')],
  ])('misses the %s', (part, text) => {
    expect(missingConventions(text)).toEqual([part]);
  });
});
