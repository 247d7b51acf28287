/** What a client asked for. Only what OpenAI's structured output needs is looked at. */
export interface CompletionRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: {
    readonly type: string;
    readonly json_schema: { readonly strict?: boolean; readonly schema: JsonSchema };
  };
}

/** The part of JSON Schema that the simulator can fill in. */
export interface JsonSchema {
  readonly type: 'object' | 'integer' | 'string';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type JudgedValue = string | number | { readonly [name: string]: JudgedValue };

/** A value that fits the schema: numbers stand at `share` of their range, texts say what is given. */
export function filledIn(schema: JsonSchema, share: number, words: string): JudgedValue {
  if (schema.type === 'string') return words;
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 10 } = schema;
    return Math.round(minimum + share * (maximum - minimum));
  }
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(properties.map(([name, property]) => [name, filledIn(property, share, words)]));
}

/** What OpenAI asks of a strict schema: every property required, no others allowed. Says what is wrong, or nothing. */
export function strictnessProblem(schema: JsonSchema): string | undefined {
  if (schema.type !== 'object') return undefined;
  const names = Object.keys(schema.properties ?? {});
  if (schema.additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false";
  if (names.some((name) => !schema.required?.includes(name)))
    return "'required' is required to be an array including every key";
  return Object.values(schema.properties ?? {})
    .map(strictnessProblem)
    .find(Boolean);
}

/** An order to the rater inside of a text, as a model that obeys it would see it. */
export const askedForFullMarks = ({ messages }: Pick<CompletionRequest, 'messages'>): boolean =>
  messages.some(({ role, content }) => role === 'user' && /full marks|highest band|top score/i.test(content));
