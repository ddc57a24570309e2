import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiDescription } from '../support/api-description.js';
import type { FuzzedOperation } from './fuzzed-operations.js';

export interface ReceivedResponse {
  status: number;
  contentType: string;
  text: string;
}

/** Compares responses with the declarations of `/openapi.json`. */
export class ResponseCheck {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly validators = new Map<string, ValidateFunction | undefined>();

  constructor(private readonly description: ApiDescription) {
    this.ajv.addSchema(description, 'api');
  }

  /** The problem of a response; undefined when there is none. */
  problemOf({ method, path, statuses }: FuzzedOperation, response: ReceivedResponse): string | undefined {
    if (response.status >= 500) return `a server error: ${response.text.slice(0, 300)}`;
    if (!statuses.includes(String(response.status))) return `status ${response.status} is not declared`;
    const validate = this.validatorFor(method.toLowerCase(), path, response.status);
    if (!validate) return undefined;
    if (!response.contentType.includes('json')) return `content type ${response.contentType} instead of JSON`;
    if (validate(JSON.parse(response.text))) return undefined;
    return `a body that is not declared: ${this.ajv.errorsText(validate.errors?.slice(0, 3))}`;
  }

  private validatorFor(method: string, path: string, status: number): ValidateFunction | undefined {
    const declared = this.description.paths[path]?.[method]?.responses[String(status)]?.content?.['application/json'];
    if (!declared?.schema) return undefined;
    const tokens = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'];
    const pointer = tokens.map((token) => token.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent);
    const ref = `api#/${pointer.join('/')}`;
    if (!this.validators.has(ref)) this.validators.set(ref, this.ajv.compile({ $ref: ref }));
    return this.validators.get(ref);
  }
}
