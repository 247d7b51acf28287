import { type TraitOfType, traits, worth } from '../traits.js';

/** Content of its own weight, then how it was said. Source: scoring.md 4.1 and 6. */
export const spokenTraits = (contentPoints: number): readonly TraitOfType[] => [
  worth(traits.content, contentPoints),
  worth(traits.oralFluency, 5),
  worth(traits.pronunciation, 5),
];
