// Texts that want to be more than text: over 500, each with its number in it, made of what breaks out and what then wants to run.

/** What ends the place where a text stands: an attribute, a script, a comment, a title. */
const BREAKS = ['', '"', "'", '">', "'>", '`', '</script>', '</style>', '</title>', '</textarea>', '-->', ']]>', '\\"', '&quot;>'];

/** What wants to run or to build something; `#` is the number. */
const MARKUP = [
  '<script>alert(#)</script>',
  '<script src=//127.0.0.1:9/#></script>',
  '<scr<script>ipt>alert(#)</scr</script>ipt>',
  '<img src=x data-xss=# onerror=alert(#)>',
  '<img/src=x/data-xss=#/onerror=alert(#)//',
  '<svg data-xss=# onload=alert(#)>',
  '<svg><script data-xss=#>alert(#)</script></svg>',
  '<svg><animate data-xss=# onbegin=alert(#) attributeName=x dur=1s>',
  '<svg><a xlink:href=javascript:alert(#)><text data-xss=#>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img data-xss=# src onerror=alert(#)>',
  '<details open data-xss=# ontoggle=alert(#)>',
  '<input autofocus data-xss=# onfocus=alert(#)>',
  '<video data-xss=#><source onerror=alert(#)></video>',
  '<body data-xss=# onload=alert(#)>',
  '<marquee data-xss=# onstart=alert(#)>',
  '<iframe data-xss=# srcdoc="<script>parent.alert(#)</script>">',
  '<iframe data-xss=# src=javascript:alert(#)>',
  '<object data-xss=# data=javascript:alert(#)>',
  '<embed data-xss=# src=javascript:alert(#)>',
  '<a data-xss=# href=javascript:alert(#)>x</a>',
  '<form data-xss=#><button formaction=javascript:alert(#)>x',
  '<base data-xss=# href=//127.0.0.1:9/#/>',
  '<meta data-xss=# http-equiv=refresh content="0;url=javascript:alert(#)">',
  '<link data-xss=# rel=stylesheet href=//127.0.0.1:9/#>',
  '<style data-xss=#>@import"//127.0.0.1:9/#";*{display:none}</style>',
  '<template data-xss=#><img src=x onerror=alert(#)></template>',
  '<noscript><p title="</noscript><img data-xss=# src=x onerror=alert(#)>">',
  '<b data-xss=# style="position:fixed;inset:0;background:red">',
  '<xss-probe data-xss=#>x</xss-probe>',
  '<!--<img data-xss=# src="--><img src=x onerror=alert(#)//">',
  '<textarea data-xss=# autofocus onfocus=alert(#)>',
  '<p data-xss=# onpointerenter=alert(#)>x',
];

/** What other readers of a text would take for more than text: links, markdown, templates, messages, mails, JSON, style sheets. */
const SYNTAX = [
  'javascript:alert(#)',
  'JaVaScRiPt:alert(#)//',
  'java\tscript:alert(#)',
  ' &#106;avascript:alert(#)',
  'data:text/html,<script>alert(#)</script>',
  'vbscript:msgbox(#)',
  '//127.0.0.1:9/#',
  '[x#](javascript:alert(#))',
  '![x#](x"onerror="alert(#))',
  '<javascript:alert(#)>',
  '**x#** _y_ ~~z~~ `code`',
  '# Heading #\n- list\n> quote',
  '| a | b |\n|---|---|\n| # | 2 |',
  '{{constructor.constructor("alert(#)")()}}',
  '${alert(#)}',
  '#{alert(#)}',
  '<%= alert(#) %>',
  '{% raw %}alert(#){% endraw %}',
  '[[${alert(#)}]]',
  '{count, plural, one {#} other {{{#}}}}',
  "{'#",
  '<link>#</link><b>#</b>',
  '__proto__ constructor toString #',
  'x\r\nBcc: #@example.com\r\n\r\nHello',
  'x%0d%0aSubject: #',
  '=?utf-8?B?PHNjcmlwdD4=?= #',
  '.\r\nQUIT #',
  '#"}]}</script><script>alert(#)</script>',
  '{"@type":"Recipe","name":"#"}',
  '\u2028alert(#)\u2029',
  '\\u003cscript\\u003ealert(#)\\u003c/script\\u003e',
  '&lt;script&gt;alert(#)&lt;/script&gt;',
  '&#x3c;img src=x onerror=alert(#)&#x3e;',
  '%3Cscript%3Ealert(#)%3C/script%3E',
  '}*{display:none}/*#*/',
  '";background:url(//127.0.0.1:9/#);"',
  'expression(alert(#))',
  '</style><style>body{display:none}#',
  "'; DROP TABLE recipes; -- #",
  '{"$gt":"#"}',
  '../../../../etc/passwd #',
  '=HYPERLINK("http://127.0.0.1:9/#")',
];

const ZALGO = 'Z\u0351\u036b\u0343a\u0308\u0304l\u0334\u0321g\u0319\u0326o\u0300\u0301'.repeat(4);

/** What is hard to lay out. */
const SHAPES = [
  '\u202e# reversed\u202c',
  '\u2067# isolated',
  '\u200f\u0645\u0631\u062d\u0628\u0627 # \u0648\u0635\u0641\u0629',
  '\u05e9\u05dc\u05d5\u05dd # \u05de\u05ea\u05db\u05d5\u05df (a) [b]',
  'a\u200bb\u200cc\u200dd\ufeffe#',
  '\u00ad\u00ad#\u00ad',
  `${ZALGO} #`,
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}\u{1f3f4}\u{e0067}\u{e0062}\u{e007f} #',
  '\u{1f35d}'.repeat(30) + '#',
  'W'.repeat(60) + '#',
  'i'.repeat(120) + '#',
  '#' + 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
  'https://example.com/' + 'very-long/'.repeat(8) + '#',
  '\ufdfd\ufdfd #',
  '\u{1242b}\u{12219} #',
  '\u0e01\u0e33\u0e31\u0e49'.repeat(12) + '#',
  '\u6f22\u5b57'.repeat(30) + '#',
  '\u00a0\u2003#\u3000\u00a0',
  '#\n\n\n\n\n\n\n\nx',
  '#\t\t\t\tx',
  '-'.repeat(100) + '#',
  '\u2028\u0085#',
  '\ud800#\udc00',
];

const KINDS = [...BREAKS.flatMap((end) => MARKUP.map((markup) => end + markup)), ...SYNTAX, ...SHAPES];

/** All of them, in an order in which neighbours are of different kinds. */
export const HOSTILE_TEXTS: readonly string[] = KINDS.map((_, at) => {
  // 211 is prime, so every text comes once
  const number = (at * 211) % KINDS.length;
  return (KINDS[number] ?? '').replaceAll('#', String(number));
});

/** So much of one field is enough to show what becomes of it. */
const MOST_AT_ONCE = 1_500;

/** Hands the texts out field by field, as many at once as fit, until each field had all of them. */
export class TextSupply {
  private readonly places = new Map<string, { next: number; given: Set<number> }>();

  /** The next texts for a place that takes `most` characters; one that is longer is cut. */
  take(place: string, most: number): string {
    const at = this.places.get(place) ?? { next: 0, given: new Set() };
    this.places.set(place, at);
    let packed = '';
    for (;;) {
      const text = HOSTILE_TEXTS[at.next % HOSTILE_TEXTS.length] ?? '';
      const longer = packed === '' ? text : `${packed} ${text}`;
      if (packed !== '' && longer.length > Math.min(most, MOST_AT_ONCE)) return packed;
      at.given.add(at.next % HOSTILE_TEXTS.length);
      at.next += 1;
      packed = longer;
      if (packed.length >= most) return [...packed].reduce((kept, one) => (kept.length + one.length <= most ? kept + one : kept), '');
    }
  }

  /** One text after the other, `count` of them, each at most so long. */
  takeEach(place: string, most: number, count: number): string[] {
    return Array.from({ length: count }, () => {
      const at = this.places.get(place) ?? { next: 0, given: new Set() };
      this.places.set(place, at);
      const text = HOSTILE_TEXTS[at.next % HOSTILE_TEXTS.length] ?? '';
      at.given.add(at.next % HOSTILE_TEXTS.length);
      at.next += 1;
      return text.slice(0, most);
    });
  }

  /** How many different texts each place had. */
  counts(): Map<string, number> {
    return new Map([...this.places].map(([place, { given }]) => [place, given.size]));
  }
}
