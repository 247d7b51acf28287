/** Changes that spoil a content or a key, by the part that they spoil. `undefined` takes a key away. */

export const withoutAudio = [
  { audioUrl: undefined },
  { audioUrl: ' ' },
  { audioUrl: [] },
  { audioUrl: [{ type: 5, url: 'a.mp3' }] },
];
export const withoutMaterial = [{ material: undefined }, { material: ' \n' }, { material: 5 }];
export const withoutQuestion = [
  { title: undefined, material: undefined },
  { title: ' ', material: '' },
];
export const brokenTimes = [{ recordSeconds: 0 }, { recordSeconds: 181 }, { prepSeconds: -1 }];
export const brokenChoices = [
  { choices: undefined },
  { choices: ['only one'] },
  { choices: ['one', ' '] },
  { choices: 'one, two' },
];
export const brokenBlanks = [
  { material: undefined },
  { material: 'No blank at all.' },
  { material: 'Wrong {{2}} and {{1}} order.' },
  { material: 'Twice {{1}} and {{1}}.' },
  { material: 'From {{0}} to {{1}}.' },
  { blanks: [0, 1] },
];

/** Points that would give a key away if they stood in the content. */
export const samplePoints = [{ points: [] }, { sample: 'A good answer.' }];

const unfitPoints = [
  {},
  [{ id: 'p1', text: 'no weight', any: ['x'] }],
  [{ id: 'p1', text: 'no such weight', w: 0, any: ['x'] }],
  [{ id: 'p1', text: 'nothing to find', w: 1, any: [] }],
];
export const brokenPoints = [...unfitPoints.map((points) => ({ points })), { sample: 7 }];
export const brokenAspects = [...unfitPoints.map((aspects) => ({ aspects })), { sample: 7 }];

/** Keys that name no choice below `count`. */
export const noRightChoice = (count: number) => [{}, ...[count, -1, '1', [1]].map((choice) => ({ choice }))];
export const noRightChoices = (count: number) => [
  {},
  ...[[], [count], [0, 0], [-1], 0, ['0']].map((choices) => ({ choices })),
];
