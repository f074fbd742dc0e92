/** One field of a form. */
export interface FormField {
  readonly name: string;
  /** Undefined: the field is no file. */
  readonly filename: string | undefined;
  readonly bytes: Buffer;
}

const BREAK = '\r\n';

/**
 * The fields of a `multipart/form-data` body (RFC 7578), in their order; much cheaper than a `Response`'s
 * `formData`.
 */
export function formFields(body: Buffer, contentType: string): FormField[] {
  const [, boundary] = /boundary="?([^";]+)/.exec(contentType) ?? [];
  if (boundary === undefined) throw new Error(`no boundary in ${contentType}`);
  const rule = `${BREAK}--${boundary}`;
  const fields: FormField[] = [];
  let at = body.indexOf(rule.slice(BREAK.length)) + rule.length - BREAK.length;
  while (body.toString('latin1', at, at + 2) === BREAK) {
    const headEnd = body.indexOf(BREAK + BREAK, at);
    const end = body.indexOf(rule, headEnd);
    if (headEnd < 0 || end < 0) throw new Error('a form that breaks off');
    const head = body.toString('utf8', at, headEnd);
    const [, name = ''] = /;\s*name="([^"]*)"/i.exec(head) ?? [];
    const [, filename] = /;\s*filename="?([^"\r\n]*)/i.exec(head) ?? [];
    fields.push({ name, filename, bytes: body.subarray(headEnd + 4, end) });
    at = end + rule.length;
  }
  return fields;
}
