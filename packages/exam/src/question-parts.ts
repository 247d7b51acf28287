export interface QuestionParts<Content, Key> {
  readonly content: Content;
  readonly key: Key;
}
