const MAX_DEPTH = 64;
const LITERALS: Record<string, unknown> = { true: true, false: false, null: null, undefined: null, NaN: null };
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

/**
 * Reads JSON as strictly as it is written and, where no JSON parser takes it, as leniently as can be: raw line breaks and unescaped quotes in
 * strings, trailing and missing commas, missing values, comments, single quotes, names without quotes, a cut-off end. Several values one behind
 * the other are a list of them. Undefined when nothing can be read.
 */
export function readJson(source: string): unknown {
  const text = source.trim();
  try {
    return JSON.parse(text);
  } catch {
    return new LenientReader(text, 0).readAll();
  }
}

/** As readJson, from `start` on, stopping at the end of the value; for a literal within a script. */
export function readLeniently(text: string, start = 0): unknown {
  return new LenientReader(text, start).read();
}

class LenientReader {
  private failed = false;

  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  read(): unknown {
    const value = this.value(0);
    return this.failed ? undefined : value;
  }

  readAll(): unknown {
    const values: unknown[] = [];
    do {
      const value = this.value(0);
      if (!this.failed) values.push(value);
      this.skip(',');
    } while (this.text[this.at] === '{' || this.text[this.at] === '[');
    return values.length > 1 ? values : values[0];
  }

  private value(depth: number): unknown {
    this.skip();
    const character = this.text[this.at];
    if (depth > MAX_DEPTH || character === undefined) return this.fail();
    if (character === '{') return this.object(depth);
    if (character === '[') return this.array(depth);
    if (character === '"' || character === "'" || character === '`') return this.string(character);
    return this.word();
  }

  private object(depth: number): unknown {
    const result: Record<string, unknown> = {};
    this.at++;
    while (!this.failed) {
      this.skip(',');
      const character = this.text[this.at];
      if (character === undefined) return result;
      if (character === '}' || character === ']') {
        if (character === '}') this.at++;
        return result;
      }
      const name = character === '"' || character === "'" ? this.string(character) : this.bareName();
      this.skip();
      if (this.text[this.at] === undefined) return result;
      if (this.text[this.at] !== ':') return this.fail();
      this.at++;
      const value = this.isLeftOut() ? null : this.value(depth + 1);
      if (name !== '__proto__') result[name] = value;
    }
    return result;
  }

  /** A template that had nothing to fill in ("name":,), or the end of what was cut off. */
  private isLeftOut(): boolean {
    this.skip();
    const character = this.text[this.at];
    return character === undefined || character === ',' || character === '}' || character === ']';
  }

  private array(depth: number): unknown {
    const result: unknown[] = [];
    this.at++;
    while (!this.failed) {
      this.skip(',');
      const character = this.text[this.at];
      if (character === undefined || character === '}') return result;
      if (character === ']') {
        this.at++;
        return result;
      }
      result.push(this.value(depth + 1));
    }
    return result;
  }

  private string(quote: string): string {
    let result = '';
    let from = ++this.at;
    for (; this.at < this.text.length; this.at++) {
      const character = this.text[this.at];
      if (character === '\\') {
        result += this.text.slice(from, this.at) + this.escape();
        from = this.at + 1;
      } else if (character === quote && this.closesString()) {
        break;
      }
    }
    result += this.text.slice(from, this.at);
    this.at++;
    return result;
  }

  /** A quote ends the string only where JSON can go on after it; else it is one that the author forgot to escape. */
  private closesString(): boolean {
    let after = this.at + 1;
    while (after < this.text.length && /\s/.test(this.text[after] as string)) after++;
    const next = this.text[after];
    if (next === undefined || next === '}' || next === ']' || next === ':') return true;
    if (next !== ',') return next === '"' && /[\r\n]/.test(this.text.slice(this.at + 1, after));
    return /^,\s*(?:["'{[}\]\d-]|\/[/*]|true|false|null|[\w$]+\s*:|$)/.test(this.text.slice(after, after + 200));
  }

  private escape(): string {
    const character = this.text[++this.at] ?? '';
    if (character === 'u' || character === 'x') {
      const digits = character === 'u' ? 4 : 2;
      const code = this.text.slice(this.at + 1, this.at + 1 + digits);
      if (/^[0-9a-f]+$/i.test(code) && code.length === digits) {
        this.at += digits;
        return String.fromCharCode(Number.parseInt(code, 16));
      }
      return character;
    }
    return ESCAPES[character] ?? character;
  }

  private bareName(): string {
    const match = /[\w$-]+/y;
    match.lastIndex = this.at;
    const name = match.exec(this.text)?.[0];
    if (!name) {
      this.fail();
      return '';
    }
    this.at += name.length;
    return name;
  }

  private word(): unknown {
    const match = /[^\s,:{}[\]"']+/y;
    match.lastIndex = this.at;
    const word = match.exec(this.text)?.[0];
    if (!word) return this.fail();
    this.at += word.length;
    if (word in LITERALS) return LITERALS[word];
    const number = Number(word);
    return Number.isNaN(number) ? word : number;
  }

  private skip(also = ''): void {
    for (;;) {
      const character = this.text[this.at];
      if (character === undefined) return;
      if (/\s/.test(character) || (also !== '' && character === also)) this.at++;
      else if (character === '/' && this.text[this.at + 1] === '*') this.skipTo('*/');
      else if (character === '/' && this.text[this.at + 1] === '/') this.skipTo('\n');
      else return;
    }
  }

  private skipTo(end: string): void {
    const found = this.text.indexOf(end, this.at + 2);
    this.at = found < 0 ? this.text.length : found + end.length;
  }

  private fail(): undefined {
    this.failed = true;
    this.at = this.text.length;
    return undefined;
  }
}
