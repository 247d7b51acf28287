import { phraseList } from './word-list.js';

/** Expressions that say how a sentence follows from what stands before it, by what they do. */
export const connectives: Readonly<Record<string, readonly string[]>> = {
  adding: phraseList(`also, moreover, furthermore, in addition, besides, additionally, as well, likewise, similarly`),
  opposing:
    phraseList(`however, nevertheless, nonetheless, on the other hand, in contrast, instead, yet, even so, by contrast,
  conversely, still, on the contrary, at the same time`),
  causing:
    phraseList(`therefore, thus, as a result, consequently, hence, for this reason, that is why, as a consequence,
  accordingly`),
  ordering:
    phraseList(`first, firstly, first of all, second, secondly, third, thirdly, next, then, finally, lastly, to begin with,
  the most important, another reason, another advantage, afterwards, meanwhile`),
  exemplifying: phraseList(
    `for example, for instance, such as, in particular, especially, particularly, in fact, indeed, namely`,
  ),
  concluding: phraseList(
    `in conclusion, to sum up, to conclude, in summary, overall, all in all, in short, on balance`,
  ),
};

/** Words that tie a clause to another. */
export const subordinators: readonly string[] =
  phraseList(`because, although, though, even though, while, whereas, since, unless, until, if, when, whenever, where,
  wherever, before, after, as, as soon as, as long as, so that, in order to, provided that, even if, whether,
  which, who, whose, whom, that, once, rather than, what, how, why, instead of, despite`);

/** Turns of phrase that writers at ease use without thinking. */
export const turnsOfPhrase: readonly string[] =
  phraseList(`as well as, due to, in terms of, rather than, such as, be able to, tend to, likely to, in order to, lead to,
  leads to, depend on, depends on, instead of, as long as, at least, in the long run, not only,
  at the same time, take part in, deal with, rely on, result in, apart from, according to, in spite of,
  as if, no longer, used to, point out, carry out, make sure, take advantage of, take into account,
  to some extent, a great deal of, a number of, in favour of, in favor of, it is true that,
  there is no doubt, in other words, when it comes to, more likely, less likely, the fact that, as far as,
  would rather, at first, in the end, on time, in advance, at risk, come up with, get rid of, keep up with,
  look forward to, be aware of, aware of, capable of, responsible for, regardless of, with regard to,
  on average, in general, by means of, provided that, even if, so that, so far`);
