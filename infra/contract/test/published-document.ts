import { Ajv2020 } from 'ajv/dist/2020.js';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const pointerPart = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The OpenAPI document that the product publishes, as a judge of its answers. */
export class PublishedDocument {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });

  constructor(private readonly document: Document) {
    this.ajv.addSchema({ $id: 'document', ...document });
  }

  /** What is wrong with a successful JSON answer; empty when nothing is. */
  problemOf(method: string, address: string, body: unknown): string {
    const path = this.templateOf(method, address.split('?')[0] ?? '');
    if (path === undefined) return `${method} ${address} is not in the OpenAPI document`;
    const answer = `${pointerPart(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
    const matches = this.ajv.getSchema(`document#/paths/${answer}`);
    if (!matches) return `${method} ${path} has no JSON answer in the OpenAPI document`;
    return matches(body) ? '' : `${method} ${path}: ${this.ajv.errorsText(matches.errors)}`;
  }

  /** A path that is written out wins over one with a place for a value. */
  private templateOf(method: string, path: string): string | undefined {
    // The key of an object holds slashes.
    const pattern = (template: string) => template.replace('{key}', '.+').replaceAll(/\{\w+\}/g, '[^/]+');
    const fits = (template: string) => new RegExp(`^${pattern(template)}$`).test(path);
    return Object.keys(this.document.paths)
      .filter((template) => fits(template) && this.document.paths[template]?.[method.toLowerCase()])
      .sort((one, other) => Number(one.includes('{')) - Number(other.includes('{')))[0];
  }
}
